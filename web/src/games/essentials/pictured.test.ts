import { expect, test } from "vitest";

import { EMBLEMS } from "./emblems";
import { LADIES } from "./ladies";
import { SKETCHES } from "./measures";

const [box = ""] = Object.values(
  import.meta.glob<string>("../../../../src/packhouse/games/essentials/components.toml", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const named = (field: string): string[] =>
  [...box.matchAll(RegExp(`\\b${field} = "([^"]+)"`, "g"))].map(([, name]) => name!);

test("every item in the box has an emblem", () => {
  const items = named("item");
  expect(items.length).toBeGreaterThan(16);
  expect(items.filter((item) => !(item in EMBLEMS))).toEqual([]);
});

test("every To-Do in the box has a sketch", () => {
  const measures = named("scores");
  expect(measures).toHaveLength(9);
  expect(measures.filter((measure) => !(measure in SKETCHES))).toEqual([]);
});

test("every Cat Lady in the box has a face of her own", () => {
  expect(named("lady").length).toBeGreaterThan(6);
  expect(named("lady").length).toBeLessThanOrEqual(LADIES.length);
  expect(new Set(LADIES.map(({ hair, worn }) => hair + (worn?.d ?? ""))).size).toBe(LADIES.length);
});
