import { describe, expect, test } from "vitest";

import { floorOf, floorsOf } from "./floor";
import { covered, cubesOf, heights, layer, topmost } from "./loads";
import type { Bar } from "./types.gen";

const floor = floorOf(3, { height: 3, floor: ["..#..", "#####", ".###."] });
const bar = (size: number, cell: string, direction: Bar["direction"], level: number): Bar => ({
  size,
  cell,
  direction,
  level,
});
const BARS = [bar(3, "b1", "across", 1), bar(2, "c1", "up", 2), bar(2, "b1", "back", 2), bar(1, "b2", "up", 1)];

describe("a floor", () => {
  test("is named from the left and from the front", () => {
    expect(floor.squares.map(({ name }) => name).join(" ")).toBe("b1 c1 d1 a2 b2 c2 d2 e2 c3");
  });

  test("holds as many cubes as squares times height", () => {
    expect(floor.room).toBe(27);
  });

  test("is found by its truck's number, from 1", () => {
    expect(floorsOf([{ height: 2, floor: [".....", ".....", "##..."] }])(1).room).toBe(4);
  });
});

describe("bars", () => {
  test("cover the squares in their direction", () => {
    expect(covered({ size: 3, cell: "b1", direction: "across" })).toEqual(["b1", "c1", "d1"]);
    expect(covered({ size: 2, cell: "b1", direction: "back" })).toEqual(["b1", "b2"]);
    expect(covered({ size: 5, cell: "e3", direction: "up" })).toEqual(["e3"]);
  });

  test("make their squares as high as they reach", () => {
    const found = heights(floor, BARS);
    expect(["b1", "c1", "d1", "b2", "a2"].map((cell) => found.get(cell))).toEqual([2, 3, 1, 2, 0]);
  });

  test("are seen from above where nothing lies on them", () => {
    const seen = topmost(BARS);
    expect(["b1", "c1", "d1", "b2", "a2"].map((cell) => seen.get(cell))).toEqual([2, 1, 0, 2, undefined]);
  });

  test("are on every level that they reach through", () => {
    expect([1, 2, 3].map((level) => layer(BARS, level).length)).toEqual([2, 2, 1]);
  });

  test("are made of cubes", () => {
    expect(cubesOf(BARS)).toHaveLength(8);
    expect(cubesOf([bar(2, "c1", "up", 2)]).map(({ name, level }) => [name, level])).toEqual([
      ["c1", 2],
      ["c1", 3],
    ]);
  });
});
