import { expect, test } from "vitest";

import type { Outcome } from "../wire/types.gen";
import { scoresOf } from "./scores";

const folder = { scores: (view: readonly number[]) => view } as never;
const outcome = (scores: number[]): Outcome => ({
  scores,
  ranks: [1],
  reason: { code: "done", fields: {} },
  goal: null,
});

test("at the end the points are those of the result", () => {
  expect(scoresOf(folder, { view: [3], aim: { score: 4 }, outcome: outcome([5]) })).toEqual([5]);
});

test("alone they are what the house tells, whether the game has a folder on the page or not", () => {
  expect(scoresOf(folder, { view: [3], aim: { score: 0 } })).toEqual([0]);
  expect(scoresOf({}, { view: {}, aim: { score: 4 } })).toEqual([4]);
});

test("else the game's folder reads them in the view, also where someone gave up", () => {
  expect(scoresOf(folder, { view: [3, 2] })).toEqual([3, 2]);
  expect(scoresOf(folder, { view: [3], aim: { points: 20 }, outcome: outcome([]) })).toEqual([3]);
});

test("where nobody tells points, there are none", () => {
  expect(scoresOf({}, { view: {} })).toEqual([]);
});
