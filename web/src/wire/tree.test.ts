import { expect, test } from "vitest";

import { unfold } from "./tree";

test.each([
  ["", []],
  ["pass", ["pass"]],
  ["a1 b2 c3", ["a1", "b2", "c3"]],
  ["lay (hat (a1 a2)) stop", ["lay hat a1", "lay hat a2", "stop"]],
  [
    "lay (hat (0 (a1 b3) 1 (c4)) boot (2 (d4))) pass",
    ["lay hat 0 a1", "lay hat 0 b3", "lay hat 1 c4", "lay boot 2 d4", "pass"],
  ],
  ["pass pass (now)", ["pass", "pass now"]],
  ["pass (now) pass", ["pass now", "pass"]],
  ["a (b b (c))", ["a b", "a b c"]],
])("%s is read", (tree, texts) => {
  expect(unfold(tree)).toEqual(texts);
});

test.each([
  ...[" ", "a ", " a", "a  b", "(", ")", "()", "(a)", "a)", "a (", "a (b", "a (b))", "a () b", "a (b) (c)", "a ((b))"],
  ...["a(b)", "a (b)c", "a (b)c)", "a ( b)", "a (b )", "a (b (c)", ") a"],
  "a (".repeat(3000),
  "a (".repeat(300) + "b" + ")".repeat(300),
])("garbage is no tree: %#", (garbage) => {
  expect(() => unfold(garbage)).toThrow("not a tree of words");
});
