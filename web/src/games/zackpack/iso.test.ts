import { expect, test } from "vitest";

import { faces } from "./iso";

test("a lone cube shows three sides, and its number once", () => {
  const seen = faces([{ size: 1, cell: "a1", direction: "up", level: 1 }]);
  expect(seen.map(({ side }) => side)).toEqual(["side", "front", "top"]);
  expect(seen.filter(({ label }) => label)).toHaveLength(1);
});

test("sides that touch another cube aren't drawn", () => {
  const seen = faces([
    { size: 2, cell: "a1", direction: "across", level: 1 },
    { size: 2, cell: "a1", direction: "across", level: 2 },
  ]);
  expect(seen.filter(({ bar }) => bar === 0).map(({ side }) => side)).toEqual(["front", "side", "front"]);
});

test("what is further back is drawn first", () => {
  const seen = faces([
    { size: 1, cell: "a1", direction: "up", level: 1 },
    { size: 1, cell: "a2", direction: "up", level: 1 },
  ]);
  expect(seen[0]!.bar).toBe(1);
});
