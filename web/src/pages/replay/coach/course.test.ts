import { expect, test } from "vitest";

import type { LookedOver, Weighed } from "../../../wire/types.gen";
import { changeAt, HEIGHT, lines, lucks, path, reachOf, spot } from "./course";

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

test("a lead changes until its seat’s next decision, or the end", () => {
  const match = looked([{ lead: 1 }, { seat: 1, lead: 0 }, { lead: 4 }], [3, -3]);
  expect([changeAt(match, 0), changeAt(match, 2)]).toEqual([3, -1]);
});
