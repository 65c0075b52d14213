import { describe, expect, test } from "vitest";

import { groupsOf } from "./groups";
import { countOf, filledRegions, largestGroup, pointsOf, scored } from "./scoring";
import { lyingOf, type Lying, type Suitcase } from "./suitcase";
import { tilesOf } from "./tiles";
import type { Box, LaidView, ToDo } from "./types.gen";

const BOX: Box = {
  bonuses: [["underwear"], ["sock"], ["rat"], ["pom"]],
  groups: [1, 3, 5, 8],
  cat: 5,
  tokens: [[1, 2, 3, 4]],
  tiles: [
    { item: "belt", shape: ["####"], colours: ["peach", "mint"] },
    { item: "boot", shape: ["#.", "#.", "#.", "##"], colours: ["peach", "mint"] },
    { item: "glasses", shape: ["###"], colours: ["peach"] },
  ],
  underwear: [{ item: "briefs", shape: ["##", "#."], number: { peach: 2 } }],
  socks: [{ item: "sock", shape: ["#.", "#.", "##"], number: { mint: 2 } }],
  suitcases: [["............"]],
  todos: [
    { name: "1a", scores: "columns", points: 3, sideways: null },
    { name: "1b", scores: "rows", points: 3, sideways: 4 },
    { name: "3a", scores: "pairs_of_five", points: 3, sideways: null },
  ],
  cards: [],
};
const TILES = tilesOf(BOX);
const EMPTY: Suitcase = { columns: 12, rows: 8, staples: new Set() };

function lying(...laid: LaidView[]): Lying[] {
  return laid.flatMap((one) => lyingOf(TILES, one));
}

function count(scores: ToDo["scores"], laid: Lying[], suitcase = EMPTY, tucked: string[] = []): number {
  return countOf({ name: "1a", scores, points: 1, sideways: null }, { suitcase, lying: laid, tucked });
}

describe("groups", () => {
  const touching = lying(["peach-belt", "item", 0, "a1"], ["peach-glasses", "cat", 0, "d2"]);

  test("tiles of a colour that share an edge are one, whichever side is up", () => {
    expect(largestGroup(touching, "peach")).toHaveLength(2);
  });

  test("corners join nothing, and neither does another colour", () => {
    const apart = lying(["peach-belt", "item", 0, "a1"], ["peach-glasses", "item", 0, "e2"]);
    expect(largestGroup(apart, "peach")).toHaveLength(1);
    const between = lying(
      ["peach-belt", "item", 0, "a1"],
      ["mint-belt", "item", 0, "a2"],
      ["peach-glasses", "item", 0, "a3"],
    );
    expect(largestGroup(between, "peach")).toHaveLength(1);
  });

  test("are shown from two tiles on, with their worth", () => {
    expect(groupsOf(BOX, touching)).toMatchObject([{ colour: "peach", tiles: 2, points: 3 }]);
    expect(groupsOf(BOX, lying(["mint-belt", "item", 0, "a1"]))).toEqual([]);
  });
});

test("a sheet adds groups, cats and To-Dos", () => {
  const suitcase = { ...EMPTY, staples: new Set(["a5", "a6", "a7", "a8"]) };
  const packed = lying(["peach-belt", "item", 1, "a1"], ["peach-boot", "cat", 0, "b1"], ["mint-boot", "item", 0, "e1"]);
  expect(scored(BOX, ["1a", "1b", "3a"], { suitcase, lying: packed, tucked: ["l8"] })).toEqual({
    groups: [2, 0, 0, 1],
    colours: [3, 0, 0, 1],
    cats: 5,
    todos: [3, 0, 3],
    total: 15,
    empty: 96 - 4 - 4 - 5 - 5 - 1,
  });
});

test("more tiles than the list has score as its last", () => {
  const row = lying(
    ["peach-glasses", "item", 0, "a1"],
    ["peach-glasses", "item", 0, "a2"],
    ["peach-glasses", "item", 0, "a3"],
    ["peach-glasses", "item", 0, "a4"],
    ["peach-glasses", "item", 0, "a5"],
  );
  expect(scored(BOX, [], { suitcase: EMPTY, lying: row, tucked: [] }).colours).toEqual([8, 0, 0, 0]);
});

describe("a To-Do counts", () => {
  const small: Suitcase = { columns: 4, rows: 4, staples: new Set() };
  const full = lying(
    ["peach-belt", "item", 0, "a1"],
    ["mint-belt", "item", 0, "a2"],
    ["peach-belt", "item", 0, "a3"],
    ["mint-belt", "item", 0, "a4"],
  );

  test("filled columns, rows and blocks", () => {
    expect(count("columns", full, small)).toBe(4);
    expect(count("rows", full.slice(1), small)).toBe(3);
    expect(count("blocks", full, small)).toBe(1);
    expect(count("blocks", full.slice(1), small)).toBe(0);
  });

  test("squares with Pom-poms as full", () => {
    const glasses = lying(["peach-glasses", "item", 0, "a1"]);
    expect(count("rows", glasses, small)).toBe(0);
    expect(count("rows", glasses, small, ["d1"])).toBe(1);
  });

  test("regions that it shows as filled", () => {
    const packed = { suitcase: small, lying: full.slice(0, 3), tucked: [] };
    expect(filledRegions(BOX, ["1b", "3a"], packed).map(([first]) => first)).toEqual(["a1", "a2", "a3"]);
    expect(filledRegions(BOX, ["1a"], packed)).toEqual([]);
  });

  const mixed = lying(
    ["peach-briefs", "item", 0, "a1"],
    ["peach-briefs", "cat", 0, "d1"],
    ["peach-sock", "item", 0, "g1"],
    ["mint-sock", "item", 0, "j1"],
    ["peach-boot", "item", 0, "a4"],
    ["mint-boot", "item", 0, "d4"],
    ["peach-belt", "item", 0, "g5"],
  );
  const cases: [ToDo["scores"], number][] = [
    ["matching", 1],
    ["colours", 2],
    ["fewer", 2],
    ["pairs_of_five", 1],
    ["small", 2],
    ["sizes", 2],
  ];
  test.each(cases)("%s: %i", (measure, found) => expect(count(measure, mixed)).toBe(found));

  test("more for rows where they are longer", () => {
    const rows = BOX.todos[1]!;
    expect(pointsOf(rows, EMPTY)).toBe(4);
    expect(pointsOf(rows, { ...EMPTY, columns: 8, rows: 12 })).toBe(3);
  });
});
