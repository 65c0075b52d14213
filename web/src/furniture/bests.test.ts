import { describe, expect, test } from "vitest";

import type { Best } from "../wire/types.gen";
import { grouped, ownBest } from "./bests";

const BEST: Best = {
  game: "solo",
  options: {},
  components: "",
  name: "Ada",
  mine: false,
  score: 3,
  goal: { reached: false },
  table: "",
  at: 0,
};

test("bests of one set-up stay together, in their order", () => {
  const [first, other, second] = [BEST, { ...BEST, options: { goal: 13 } }, { ...BEST, name: "Bo" }];
  expect(grouped([first, other, second]).map(({ bests }) => bests)).toEqual([[first, second], [other]]);
});

test("however its options are ordered, a set-up is the same", () => {
  const [one, two] = [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ];
  expect(
    grouped([
      { ...BEST, options: one },
      { ...BEST, options: two },
    ]),
  ).toHaveLength(1);
});

test("another game and another box are other set-ups", () => {
  const groups = grouped([BEST, { ...BEST, game: "other" }, { ...BEST, components: "e3b0" }]);
  expect(groups.map(({ hasOwnBox }) => hasOwnBox)).toEqual([false, false, true]);
});

describe("one’s own best", () => {
  const here = { table: "t1", options: { card: 2, lying: "upright" } };
  const mine = { ...BEST, mine: true, table: "t0", options: { lying: "upright", card: 2 } };

  test("is the one with the same options", () => {
    const others = [
      { ...mine, mine: false },
      { ...mine, options: {} },
      { ...mine, options: { card: 3 } },
    ];
    expect(ownBest([...others, mine], here)).toBe(mine);
    expect(ownBest(others, here)).toBe(null);
  });

  test("may be of this very match", () => {
    const now = { ...mine, table: "t1", components: "e3b0" };
    expect(ownBest([mine, now], here)).toBe(now);
  });

  test("isn’t guessed where it may be another box’s", () => {
    expect(ownBest([mine, { ...mine, components: "e3b0" }], here)).toBe(null);
  });
});
