import { expect, test } from "vitest";

import { isInPairs } from "./columns";

test("each of two players has a column for plays as short as a cell", () => {
  expect(isInPairs(2, "m13".length)).toBe(true);
});

test("plays that would be broken in a column have the whole line", () => {
  expect(isInPairs(2, "a5 → crate 4".length)).toBe(false);
});

test("three players have no columns of their own", () => {
  expect(isInPairs(3, 3)).toBe(false);
});
