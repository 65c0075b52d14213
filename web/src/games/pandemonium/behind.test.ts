import { expect, test } from "vitest";

import { leftBehind } from "./behind";
import type { Situation } from "./planning";

const VAN = { van: 4, gate: "a1" };
const at = (given: Partial<Situation> = {}): Situation =>
  ({
    ...{ at: "b2", low: 0, high: 0, hasMoved: false, hasLoaded: false },
    ground: new Map([
      ["b2", { low: 2, high: 1 }],
      ["a1", { low: 1, high: 0 }],
    ]),
    ...given,
  }) as Situation;

test("what lies where a route starts stays there, as far as it would fit", () => {
  expect(leftBehind([at()], VAN)).toBe(3);
  expect(leftBehind([at({ low: 2 })], VAN)).toBe(2);
  expect(leftBehind([at({ low: 4 })], VAN)).toBe(0);
  expect(leftBehind([at({ low: 5 })], VAN)).toBe(0);
});

test("only as much could be taken along as there is room for all the way", () => {
  expect(leftBehind([at(), at({ at: "b3", low: 3, hasMoved: true })], VAN)).toBe(1);
});

test("what was left on purpose isn’t told of, nor what lies on the gate or was passed", () => {
  expect(leftBehind([at(), at({ low: 1, hasLoaded: true })], VAN)).toBe(0);
  expect(leftBehind([at({ at: "a1" })], VAN)).toBe(0);
  expect(leftBehind([at({ hasMoved: true })], VAN)).toBe(0);
});
