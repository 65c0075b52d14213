import { expect, test } from "vitest";

import { lead, sums } from "./ledger";
import { picture } from "./pictures";
import type { View } from "./types.gen";

const START = 75;
/** Two rounds of three; the third has nothing left, and was spared 3. */
const ENDED: View = {
  ...picture("over", [{ points: 56 }, { points: 43 }, { points: 0 }]),
  ledger: [
    [
      [2, 8, 10, 75],
      [4, 18, 0, 53],
      [6, 24, 0, 45],
    ],
    [
      [7, 12, 0, 56],
      [2, 18, 10, 43],
      [8, 40, 0, 0],
    ],
  ],
};

test("a seat's sum is what its rounds cost and brought", () => {
  expect(sums(ENDED, START)).toEqual([
    { room: 9, left: 20, bonus: 10, points: 56, spared: 0 },
    { room: 6, left: 36, bonus: 10, points: 43, spared: 0 },
    { room: 14, left: 64, bonus: 0, points: 0, spared: 3 },
  ]);
});

test("the winner's lead is told by what made most of it", () => {
  expect(lead(sums(ENDED, START))).toEqual({ winner: 0, next: 1, points: 13, by: "left", most: 16 });
});

test("where all have as many points there is no lead", () => {
  const [first] = sums(ENDED, START);
  expect(lead([first!, first!])).toBeNull();
});
