import { expect, test } from "vitest";

import { cells, changes } from "./pieces";
import { picture } from "./pictures";

const before = picture(["c3 . . .", "b2 . w w .", "a1 . w ."], 2.5);
const after = picture(["c3 . r r", "b2 . w n r", "a1 . w ."], 2.5);

test("the difference of two views is what was placed and what turned neutral", () => {
  expect(changes(before, after)).toEqual([
    { cell: "c4", kind: "red" },
    { cell: "c5", kind: "red" },
    { cell: "b5", kind: "red" },
    { cell: "b4", kind: "neutral" },
  ]);
  expect(changes(before, before)).toEqual([]);
});

test("the cells stay in order, whatever lies on them", () => {
  expect(cells(after)).toEqual(cells(before));
});

test("a picture counts its pieces and adds komi for Red", () => {
  expect(after.scores).toEqual([2, 5.5]);
  expect(after.empty).toEqual(["c3", "b2", "a1", "a3"]);
});
