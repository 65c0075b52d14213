import { expect, test } from "vitest";

import type { Square } from "./shapes";
import { pouches } from "./staples";

const STAPLES: Square[] = [
  [0, 0],
  [5, 2],
  [0, 1],
  [6, 2],
  [9, 9],
];

test("staples beside each other share a pouch, and lie as they do", () => {
  expect(pouches(STAPLES).map(({ squares, isTurned }) => [squares.length, isTurned])).toEqual([
    [2, true],
    [2, false],
    [1, false],
  ]);
});

test("every staple square is in one pouch", () => {
  const covered = pouches(STAPLES).flatMap(({ squares }) => squares);
  expect(covered).toHaveLength(STAPLES.length);
  expect(new Set(covered)).toEqual(new Set(STAPLES));
});

test("two pouches of a suitcase hold different things", () => {
  const [one, other] = pouches(STAPLES);
  expect(one!.parts).not.toBe(other!.parts);
});
