import { expect, test } from "vitest";

import type { Best } from "../wire/types.gen";
import { grouped } from "./bests";

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
