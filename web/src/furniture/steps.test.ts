import { expect, test } from "vitest";

import { stepOf } from "./steps";

const key = (key: string, held = {}) => ({
  ...{ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false },
  ...held,
});

test("arrows lead a step back and on, Home and End to the ends", () => {
  expect(["ArrowLeft", "ArrowRight", "Home", "End"].map((name) => stepOf(key(name), 3, 9))).toEqual([2, 4, 0, 9]);
});

test("past the ends there is nothing", () => {
  expect(stepOf(key("ArrowLeft"), 0, 9)).toBe(0);
  expect(stepOf(key("ArrowRight"), 9, 9)).toBe(9);
});

test("other keys, and the browser's own, lead nowhere", () => {
  expect(stepOf(key("a"), 3, 9)).toBeNull();
  expect(stepOf(key("ArrowLeft", { altKey: true }), 3, 9)).toBeNull();
});
