import { expect, test } from "vitest";

import { asking, shownAt, unread } from "./course";

const STEPS = [{}, { plays: 1 }, {}, {}, { plays: 2 }, {}];

test("a step asks until all of its plays are made", () => {
  expect([0, 1, 2].map((made) => asking(STEPS, made))).toEqual([1, 4, 4]);
});

test("behind the last play nothing is asked for", () => {
  expect(asking(STEPS, 3)).toBe(6);
});

test("what comes before one's last play has been read", () => {
  expect([0, 1, 2, 3].map((made) => unread(STEPS, made))).toEqual([0, 2, 2, 5]);
});

test("one reads on from where one was, but not past what is asked for", () => {
  expect([0, 3, 9].map((read) => shownAt(STEPS, 1, read))).toEqual([2, 3, 4]);
});

test("whoever has played needn't have read", () => {
  expect(shownAt(STEPS, 3, 0)).toBe(5);
});
