import { expect, test } from "vitest";

import { tieIn } from "./ties";

test.each([
  ["points decided", [1, 2], [9, 8], null],
  ["two had equally many and won together", [1, 1, 3], [9, 9, 8], "shared"],
  ["something else decided between equals", [1, 2], [9, 9], "broken"],
  ["those behind had equally many", [1, 2, 2], [9, 8, 8], null],
  ["nobody counted points", [1, 2], [], null],
  ["someone played alone", [1], [20], null],
])("where %s", (_, ranks, scores, tie) => {
  expect(tieIn({ ranks, scores })).toBe(tie);
});
