import { expect, test } from "vitest";

import { along, cut, lengthOf, smooth } from "./lines";
import type { Point } from "./outline";

const CORNER: Point[] = [
  [0, 0],
  [2, 0],
  [2, 2],
];

test("a line is as long as its parts", () => {
  expect(lengthOf(CORNER)).toBe(4);
});

test("a line that is cut has the same point at both ends of the cut", () => {
  expect(cut(CORNER, 3)).toEqual([
    [
      [0, 0],
      [2, 0],
      [2, 1],
    ],
    [
      [2, 1],
      [2, 2],
    ],
  ]);
});

test("a line that is cut past its end is left whole", () => {
  expect(cut(CORNER, 9)).toEqual([CORNER, [[2, 2]]]);
});

test("a mark runs along its line, and halfway around where it bends", () => {
  expect([1, 2, 3].map((length) => Math.round(along(CORNER, length).angle))).toEqual([0, 45, 90]);
});

test("a smooth line begins and ends where its points do", () => {
  expect(smooth(CORNER)).toBe("M0 0L1 0Q2 0 2 1L2 2");
});
