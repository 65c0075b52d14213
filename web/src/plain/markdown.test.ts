import { expect, test } from "vitest";

import { read } from "./markdown";

const PAGE = `# Nim

Counters lie in heaps.
Take some.

## Your turn

- **N-1** take \`2\`
  from a heap;
- **N-2** or not.

## The end
1. Count.`;

test("a page is read part by part, and lines that belong together are one", () => {
  expect(read(PAGE)).toEqual({
    opening: ["Counters lie in heaps. Take some."],
    parts: [
      { title: "Your turn", text: ["**N-1** take `2` from a heap;", "**N-2** or not."] },
      { title: "The end", text: ["Count."] },
    ],
  });
});

test("an empty page has nothing to read", () => {
  expect(read("")).toEqual({ opening: [], parts: [] });
});
