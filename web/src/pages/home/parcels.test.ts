import { expect, test } from "vitest";

import type { MyTable, SeatInfo } from "../../wire/types.gen";
import { goingOn, isAway, putAway, takenUp } from "./parcels";

const ME: SeatInfo = { kind: "person", name: "Ada", mine: true };
const BOT: SeatInfo = { kind: "bot", name: "casual" };

function table(name: string, seats: SeatInfo[], more: Partial<MyTable> = {}): MyTable {
  const base = { table: name, game: "nim", title: "Nim", status: "playing", clock: {}, your_turn: true, seen: [] };
  return { ...base, seats, at: 1, outcome: null, ...more } as unknown as MyTable;
}

test("the newest match against bots is taken up, and alone the newest alone", () => {
  const tables = [table("old", [ME, BOT]), table("new", [BOT, ME], { at: 2 }), table("alone", [ME], { at: 3 })];
  expect(goingOn(tables, "nim", false)?.table).toBe("new");
  expect(goingOn(tables, "nim", true)?.table).toBe("alone");
});

test.each([
  ["another game", table("a", [ME, BOT], { game: "snap" })],
  ["a match with people", table("a", [ME, { kind: "person", name: "Bo" }])],
  ["one that is over", table("a", [ME, BOT], { status: "over" })],
  ["two on one device", table("a", [ME, { ...ME, kind: "local" }])],
  ["one that was resigned", table("a", [{ ...ME, resigned: true }, BOT, BOT])],
])("%s is not", (_, one) => {
  expect(goingOn([one], "nim", false)).toBeUndefined();
});

test("a table that was put away stays away until something happens there", () => {
  const one = table("a", [ME, BOT], { at: 5 });
  const away = putAway({}, [one], one);
  expect(isAway(away, one)).toBe(true);
  expect(isAway(away, { ...one, at: 6 })).toBe(false);
  expect(isAway({}, one)).toBe(false);
});

test("what isn't going on any more is forgotten", () => {
  const one = table("a", [ME, BOT]);
  expect(putAway({ gone: 9, a: 0 }, [one], one)).toEqual({ a: 1 });
});

test("whoever asks for a game goes on with it, unless they have put it away", () => {
  const one = table("a", [ME, BOT]);
  expect(takenUp([one], {}, "nim", false)).toBe(one);
  expect(takenUp([one], putAway({}, [one], one), "nim", false)).toBeUndefined();
  expect(takenUp([one], {}, "nim", true)).toBeUndefined();
});
