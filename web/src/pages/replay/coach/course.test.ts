import { expect, test } from "vitest";

import type { LookedOver, SeatInfo, Weighed } from "../../../wire/types.gen";
import { HEIGHT, lines, lucks, path, reachOf, spot, turnsOf, upperOf } from "./course";

const account = (ended: number) => ({ begun: 0, slips: 0, gifts: 0, luck: 0, rest: 0, ended });

function looked(weighed: Partial<Weighed>[], ends: number[], chance = true): LookedOver {
  const plays = weighed.map((one, place) => ({ number: place + 1, seat: 0, action: "pass", ...one }));
  const verdict = { weighed: plays, slips: [], swings: [], accounts: ends.map(account), chance, paces: [] };
  return { type: "lookedover", id: "m", table: "t", verdict, numbers: plays.map((_, place) => place) };
}

test("two players share a curve, between how the first judges it and the second the other way round", () => {
  const match = looked([{ lead: 1 }, { seat: 1, lead: 3 }], [-4, 4]);
  expect(lines(match, 2)).toEqual([
    {
      seat: 0,
      points: [
        { number: 0, lead: 1 },
        { number: 1, lead: -1 },
        { number: 2, lead: -4 },
      ],
    },
  ]);
});

test("of more players each has a curve", () => {
  const match = looked([{ lead: 1 }, { seat: 1, lead: 3 }, { seat: 2, lead: -2 }], [2, 0, -2]);
  expect(lines(match, 3).map(({ seat, points }) => [seat, points.length])).toEqual([
    [0, 2],
    [1, 2],
    [2, 2],
  ]);
});

test("what nobody could judge makes no point", () => {
  expect(lines(looked([{}, { lead: 2 }, {}], [2]), 3)[0]!.points).toHaveLength(2);
});

test("whoever is ahead is above the line, and nothing leaves the picture", () => {
  const [line] = lines(looked([{ lead: 8 }], [-8]), 1);
  const reach = reachOf([line!]);
  expect(line!.points.map((point) => spot(point, 1, reach).y)).toEqual([0, HEIGHT]);
  expect(path(line!, 1, reach)).toBe("M0.0 0.0L320.0 150.0");
});

test("luck of the second player counts against the first", () => {
  expect(lucks(looked([{ luck: 2 }, { seat: 1, luck: 3 }], [0, 0])).map(({ lead }) => lead)).toEqual([2, -3]);
});

test("of three nobody knows whose luck it was", () => {
  expect(lucks(looked([{ luck: 2 }], [0, 0, 0]))).toEqual([]);
});

test("what turned the match by a slip costs its own seat, at its own move", () => {
  const match = looked([{ lead: 1 }, { seat: 1, lead: 9, cost: 20 }], [12, -12]);
  match.verdict.swings = [1];
  expect(turnsOf(match)).toEqual([{ number: 1, seat: 1, cause: "slip", points: 20 }]);
});

test.each([
  [4, "luck"],
  [-4, "bad_luck"],
])("luck of %d turns a match where it is more than the slip after it", (luck, cause) => {
  const match = looked([{ lead: 1, luck, cost: 2 }], [3]);
  match.verdict.swings = [0];
  expect(turnsOf(match)).toEqual([{ number: 0, seat: 0, cause, points: 4 }]);
});

test("above the line is the reader, in whatever seat, and otherwise the first", () => {
  const seats = (...mine: boolean[]): SeatInfo[] => mine.map((mine) => ({ kind: "person", mine }));
  expect([seats(false, true), seats(false, false), seats(true, true)].map(upperOf)).toEqual([1, 0, 0]);
});

test("seen from the second, the same curve lies the other way up", () => {
  const match = looked([{ lead: 1 }, { seat: 1, lead: 3 }], [-4, 4]);
  const [first, second] = [0, 1].map((upper) => lines(match, 2, upper)[0]!.points.map(({ lead }) => lead));
  expect(second).toEqual(first!.map((lead) => -lead));
  expect(lucks(looked([{ luck: 2 }], [0, 0]), 1)[0]!.lead).toBe(-2);
});
