import { expect, test } from "vitest";

import { drawn, mirrored, turned, turnsOf } from "./shapes";
import { cornerOf, fitting, kept, lyingOf, squareOf, suitcaseOf } from "./suitcase";
import { tilesOf } from "./tiles";
import type { Box } from "./types.gen";

const BOOT = ["#.", "#.", "#.", "##"];
const BOX = {
  tiles: [
    { item: "boot", shape: BOOT, colours: ["mint"] },
    { item: "belt", shape: ["####"], colours: ["peach"] },
  ],
  underwear: [],
  socks: [],
  suitcases: [["#...", "...."]],
} as unknown as Box;
const TILES = tilesOf(BOX);
const [boot, belt] = [TILES.get("mint-boot")!, TILES.get("peach-belt")!];

test("a shape is turned clockwise and mirrored left to right", () => {
  expect(turned(drawn(["##.", ".#."]))).toEqual(drawn([".#", "##"]));
  expect(mirrored(drawn(BOOT))).toEqual(drawn([".#", ".#", ".#", "##"]));
});

test("turns are as many as differ", () => {
  expect(turnsOf(drawn(["##", "##"]))).toHaveLength(1);
  expect(turnsOf(drawn(["####"]))).toHaveLength(2);
  expect(turnsOf(drawn(BOOT))).toHaveLength(4);
});

test("a tile lies from the leftmost square of its lowest row", () => {
  expect(lyingOf(TILES, ["mint-boot", "item", 0, "c4"])[0]!.cells).toEqual(["c4", "d4", "c5", "c6", "c7"]);
  expect(lyingOf(TILES, ["mint-boot", "cat", 1, "c4"])[0]!.cells).toEqual(["c4", "d4", "e4", "f4", "c5"]);
  expect(lyingOf(TILES, ["mint-boot", "item", 2, "c4"])[0]!.cells).toEqual(["c4", "c5", "c6", "b7", "c7"]);
});

test("of a shape whose lowest row begins further right, the corner is left of its first square", () => {
  expect(cornerOf(drawn(["###", "..#"]), "c1")).toEqual([0, 0]);
  expect(squareOf("c1")).toEqual([2, 0]);
});

test("an upright suitcase stands on its right side", () => {
  const upright = suitcaseOf(BOX, 0, "upright");
  expect([upright.columns, upright.rows, ...upright.staples]).toEqual([2, 4, "b4"]);
  expect([...suitcaseOf(BOX, 0, "sideways").staples]).toEqual(["a2"]);
});

test("a tile is kept inside", () => {
  const suitcase = { columns: 12, rows: 8, staples: new Set<string>() };
  expect(kept(suitcase, boot.turns.item[0]!, [11, -3])).toEqual([10, 0]);
});

test("every way to lie on free squares is found", () => {
  const suitcase = suitcaseOf(BOX, 0, "sideways");
  expect([...fitting(suitcase, belt, "item", suitcase.staples)].map(({ cells }) => cells[0])).toEqual(["a1"]);
  const [only, ...others] = fitting(suitcase, boot, "item", suitcase.staples);
  expect([only!.cells.join(" "), only!.turn, others.length]).toEqual(["a1 b1 c1 d1 d2", 3, 0]);
  expect([...fitting(suitcase, boot, "cat", suitcase.staples)]).toEqual([]);
});
