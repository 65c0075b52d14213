import { expect, test } from "vitest";

import { Refusal, type Asked } from "../wire/line";
import type { AnyMessage, SeatInfo } from "../wire/types.gen";
import { Table } from "./table.svelte";

test("a review is asked for at its table, and is the game's own", async () => {
  const asked: Asked[] = [];
  const table = new Table("t", async (request): Promise<AnyMessage> => {
    asked.push(request);
    return { type: "reviewed", id: "1", table: "t", number: 3, review: { best: [] } };
  });
  expect(await table.review()).toEqual({ best: [] });
  expect(asked).toEqual([{ type: "review", table: "t" }]);
});

test("where the house has no review to tell, there is none", async () => {
  const table = new Table("t", () => Promise.reject(new Refusal({ code: "no_review", sentence: "" })));
  expect(await table.review()).toBeNull();
});

const SEAT = { kind: "person", name: "Ada", mine: true } as const;
const OTHER = { kind: "bot", name: "casual" } as const;
const told = (seats: SeatInfo[]): AnyMessage => ({ type: "table", table: "t", seats }) as AnyMessage;
const shown = (seat: number): AnyMessage =>
  ({
    type: "update",
    table: "t",
    number: 0,
    seen: [],
    view: {},
    active: [0],
    seat,
    legal: "take (1 (1 2)) pass",
  }) as AnyMessage;

function at(...seats: SeatInfo[]): Table {
  const table = new Table("t", () => Promise.reject(new Error("nobody asks")));
  table.hear(told(seats));
  table.hear(shown(0));
  return table;
}

test("it is one's turn while one is in play", () => {
  const table = at(SEAT, OTHER, OTHER);
  expect([table.isMyTurn, table.isIn, table.gaveUp]).toEqual([true, true, null]);
});

test("legal actions are unfolded", () => {
  expect(at(SEAT, OTHER).legal).toEqual(["take 1 1", "take 1 2", "pass"]);
});

test("a position that is told again is the one that was", () => {
  const table = at(SEAT, OTHER);
  const { view } = table.update!;
  table.hear(shown(0));
  expect(table.update!.view).toBe(view);
  table.hear({ ...shown(0), number: 1, seen: [{ type: "play", seat: 0, action: "pass" }] } as AnyMessage);
  expect(table.update!.view).not.toBe(view);
});

test("whoever resigned watches, though a bot has turns in their seat", () => {
  const table = at({ ...SEAT, resigned: true, stand_in: "casual" }, OTHER, OTHER);
  expect([table.isMyTurn, table.isIn, table.gaveUp]).toEqual([false, false, "resigned"]);
});

test("whose time is up isn't said to have resigned", () => {
  expect(at({ ...SEAT, resigned: true, late: true }, OTHER, OTHER).gaveUp).toBe("late");
});

test("where another at this device plays on, nobody only watches", () => {
  const table = at({ ...SEAT, resigned: true }, { ...SEAT, name: "Bo" }, OTHER);
  expect([table.isIn, table.inPlay, table.gaveUp]).toEqual([false, [1], null]);
});
