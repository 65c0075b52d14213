import { describe, expect, test } from "vitest";

import { roadsOf, SQUARES, type Square } from "./city";
import { cubesOn, hunt, listOf, type Position, type Prey } from "./rogue";
import type { AiCard } from "./types.gen";

const DRY = roadsOf({ water: [], bridges: [] });
const PLAIN = { rogue_hunts: "high", rogue_after: "stops" } as const;
const HUNTER: AiCard = { name: "hunter", kinds: ["van", "cube"], ways: ["north", "east", "south", "west"] };

interface Given {
  high?: readonly Square[];
  low?: readonly Square[];
  red?: Partial<Prey>;
  green?: Partial<Prey>;
  rogue?: Square;
}

/** The Rogue in the middle, and Red wins the turn. */
function position({ high = [], low = [], red = {}, green = {}, rogue = "c3" }: Given): Position {
  const prey = (at: Square): Prey => ({ at, cubes: [], low: 0, high: 0, ignored: false });
  const count = (all: readonly Square[], square: Square) => all.filter((one) => one === square).length;
  return {
    roads: DRY,
    ground: new Map(SQUARES.map((square) => [square, { low: count(low, square), high: count(high, square) }])),
    drivers: [{ ...prey("a1"), ...red }, { ...prey("e5"), ...green }, prey(rogue)],
    winner: 0,
  };
}

const waysOf = (given: Given, options = {}) =>
  listOf(position(given), { ...PLAIN, ...options }).ways.map((way) => way.join());

describe("the Rogue’s list", () => {
  test("sends it to the closest high-value package, and it stops there", () => {
    expect(listOf(position({ high: ["c5", "e3", "a1"] }), PLAIN).rule).toEqual({
      kind: "package",
      value: "high",
      squares: ["c5", "e3"],
    });
    expect(waysOf({ high: ["c5", "e3", "a1"] })).toEqual(["c4,c5", "d3,e3"]);
  });

  test("counts low-value packages only where the table says so", () => {
    expect(listOf(position({ low: ["c4"] }), PLAIN).rule.kind).toBe("free");
    expect(waysOf({ low: ["c4"] }, { rogue_hunts: "any" })).toEqual(["c4"]);
  });

  test("lets it go on from its package where the table says so", () => {
    expect(waysOf({ high: ["c5"] }, { rogue_after: "goes_on" })).toEqual(["c4,c5", "c4,c5,d5", "c4,c5,c4", "c4,c5,b5"]);
  });

  test("sends it over as many cubes as can be of the winner’s opponent, who has packages", () => {
    const green = { low: 1, cubes: ["c4", "d4", "d4", "a1"] };
    const listed = listOf(position({ green }), PLAIN);
    expect(listed.rule).toEqual({ kind: "cubes", victim: 1, crossed: 3 });
    expect(listed.ways.every((way) => cubesOn(way, green.cubes) === 3)).toBe(true);
  });

  test("sends it near to the cubes that are too far away", () => {
    const green = { low: 1, cubes: ["e5"] };
    expect(listOf(position({ green, rogue: "a1" }), PLAIN).rule).toEqual({ kind: "cubes", victim: 1, crossed: 0 });
    expect(waysOf({ green, rogue: "a1" }).every((way) => way.split(",").length === 3)).toBe(true);
  });

  test("leaves those alone who are ignored or have nothing aboard", () => {
    expect(listOf(position({ green: { low: 1, cubes: ["c4"], ignored: true } }), PLAIN).rule.kind).toBe("free");
    expect(listOf(position({ green: { cubes: ["c4"] } }), PLAIN).rule.kind).toBe("free");
  });
});

test("a cube counts once, however often a way leads over it", () => {
  expect(cubesOn(["c4", "c3", "c4"], ["c4", "c3", "c3"])).toBe(3);
});

describe("a Rogue that an AI card drives", () => {
  const way = (given: Given, robbed: readonly Square[] = []) => hunt(position(given), 2, HUNTER, new Set(robbed));

  test("goes for what is nearest, and on from there", () => {
    expect(way({ red: { at: "c1", cubes: ["c4"] } })).toEqual(["c4", "c3", "c2"]);
  });

  test("prefers a package among equals, and then what its card says", () => {
    expect(way({ high: ["d3"], red: { at: "c4", cubes: ["c2"] } })[0]).toBe("d3");
    expect(way({ red: { at: "c4", cubes: ["c2"] } })[0]).toBe("c4");
  });

  test("doesn’t go again for what was robbed this turn", () => {
    expect(way({ red: { at: "c4", cubes: [] } }, ["c4"])).toEqual([]);
  });

  test("takes what lies where it starts at once", () => {
    expect(way({ high: ["c3"], red: { at: "c4", ignored: true } })).toEqual([]);
  });
});
