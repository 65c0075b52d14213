import { expect, test } from "vitest";

import { bombBehind, leftBehind, passedUp } from "./behind";
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

const full = (given: Partial<Situation> = {}): Situation => at({ low: 3, high: 1, steps: 2, hasMoved: true, ...given });

test("a full van passes a high-value package up, even if it has one of low value to leave for it", () => {
  expect(passedUp([full()], VAN)).toBe("b2");
  expect(passedUp([full(), full({ at: "b3", steps: 1 })], VAN)).toBe("b2");
  expect(passedUp([full({ low: 2 })], VAN)).toBeNull();
  expect(passedUp([full({ low: 0, high: 4 })], VAN)).toBeNull();
});

test("what was exchanged or left on purpose isn’t passed up, nor what comes home", () => {
  expect(passedUp([full(), full({ hasLoaded: true })], VAN)).toBeNull();
  expect(passedUp([full(), full({ ground: new Map([["b2", { low: 3, high: 0 }]]) })], VAN)).toBeNull();
  expect(passedUp([full({ at: "a1", ground: new Map([["a1", { low: 0, high: 1 }]]) })], VAN)).toBeNull();
});

test("the exploding package stays where a route has come past it and gone on", () => {
  expect(bombBehind([at({ bomb: "b2" }), at({ at: "b3", bomb: "b2" })])).toBe("b2");
  expect(bombBehind([at({ bomb: "b2" })])).toBeNull();
  expect(bombBehind([at({ bomb: "b2" }), at({ bomb: null }), at({ at: "b3", bomb: null })])).toBeNull();
  expect(bombBehind([at({ bomb: "c4" }), at({ at: "b3", bomb: "c4" })])).toBeNull();
});
