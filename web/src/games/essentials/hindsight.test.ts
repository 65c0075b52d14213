import { expect, test } from "vitest";

import { betterOf } from "./hindsight";
import { tilesOf } from "./tiles";
import type { Box, LaidView, SuitcaseView } from "./types.gen";

const TILES = tilesOf({
  tiles: [{ item: "belt", shape: ["###"], colours: ["mint", "peach", "banana"] }],
  underwear: [],
  socks: [],
} as unknown as Box);
const LAID: LaidView[] = [
  ["mint-belt", "item", 0, "a1"],
  ["peach-belt", "item", 0, "a2"],
  ["banana-belt", "cat", 0, "a3"],
];
const CASE = { laid: LAID, score: { total: 9 } } as SuitcaseView;

test("what lies better is shown beside what stays", () => {
  const better = betterOf(TILES, CASE, { total: 14, laid: [LAID[1]!, ["banana-belt", "cat", 1, "d1"]], tucked: [] });
  expect([better.count, better.points]).toEqual([2, 5]);
  expect(better.lying.map(({ tile, cells }) => [tile.name, cells[0]])).toEqual([
    ["mint-belt", "a1"],
    ["peach-belt", "a2"],
    ["banana-belt", "d1"],
  ]);
  expect(better.moved.map(({ tile }) => tile.name)).toEqual(["banana-belt"]);
});

test("Pom-poms alone may lie better", () => {
  const better = betterOf(TILES, CASE, { total: 11, laid: LAID.slice(1), tucked: ["d1"] });
  expect([better.points, better.moved]).toEqual([2, []]);
});
