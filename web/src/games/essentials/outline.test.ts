import { expect, test } from "vitest";

import { contours, outline } from "./outline";
import type { Square } from "./shapes";

const PLUS: Square[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [1, 2],
];
const RING: Square[] = [0, 1, 2].flatMap((column) =>
  [0, 1, 2].filter((row) => column !== 1 || row !== 1).map((row): Square => [column, row]),
);

const numbers = (path: string): number[] => path.match(/-?[\d.]+/g)!.map(Number);

test("a single square has four corners, clockwise", () => {
  expect(contours([[2, 3]])).toEqual([
    [
      [3, -4],
      [3, -3],
      [2, -3],
      [2, -4],
    ],
  ]);
});

test("squares in a row have no corners between them", () => {
  expect(
    contours([
      [0, 0],
      [1, 0],
      [2, 0],
    ])[0],
  ).toHaveLength(4);
});

test("a plus has twelve corners", () => {
  expect(contours(PLUS).map((loop) => loop.length)).toEqual([12]);
});

test("a ring has a loop around its hole as well", () => {
  expect(contours(RING).map((loop) => loop.length)).toEqual([4, 4]);
});

test.each([
  [
    [0, 0],
    [1, 1],
  ],
  [
    [1, 0],
    [0, 1],
  ],
])("squares that meet at a corner keep to themselves: %j, %j", (...squares) => {
  expect(contours(squares as unknown as Square[]).map((loop) => loop.length)).toEqual([4, 4]);
});

test("an outline stays as far inside as it is told", () => {
  const found = numbers(outline([[0, 0]], 0.1, 0.2));
  expect([Math.min(...found), Math.max(...found)]).toEqual([-0.9, 0.9]);
});

test("an outline around a hole stays off the hole", () => {
  const [, hole] = outline(RING, 0.1, 0.2).split("Z");
  const found = numbers(hole!);
  expect([Math.min(...found), Math.max(...found)]).toEqual([-2.1, 2.1]);
});
