import { expect, test } from "vitest";

import { catOn, moodOf } from "./cat";
import { isBeside, spineOf } from "./limbs";
import type { Point } from "./outline";
import { drawn, type Square } from "./shapes";
import { COLOURS } from "./tiles";

const BELT = drawn(["####"]);
const SHIRT = drawn(["###", ".#.", ".#."]);
const SHAPES = [
  BELT,
  SHIRT,
  drawn(["##", "##"]),
  drawn(["###", "###"]),
  drawn(["##", "##", "#."]),
  drawn(["###", "#.#"]),
  drawn([".##.", "####"]),
  drawn([".#.", "###", ".#."]),
  drawn(["#"]),
];

const isOn = (squares: readonly Square[], [x, y]: Point): boolean =>
  squares.some(([column, row]) => x >= column && x <= column + 1 && y >= -row - 1 && y <= -row);

test("a spine goes from square to square beside it, and to none twice", () => {
  const spine = spineOf(SHIRT);
  expect(new Set(spine).size).toBe(spine.length);
  expect(spine.slice(1).every((square, index) => isBeside(square, spine[index]!))).toBe(true);
});

test("a spine is as long as can be", () => {
  expect([BELT, SHIRT, drawn(["###", "###"])].map((squares) => spineOf(squares).length)).toEqual([4, 4, 6]);
});

test("a cat that stands upright has its head above", () => {
  expect(spineOf(drawn(["#", "#", "#"]))[0]).toEqual([0, 2]);
});

test("a square that the spine leaves out gets a leg that shows its pads", () => {
  expect([BELT, SHIRT].map((squares) => catOn(squares).pads.length)).toEqual([0, 1]);
});

test("a leg of two squares has one paw, at its end", () => {
  const { pads } = catOn(drawn(["#####", "..#..", "..#.."]));
  expect(pads.map((paw) => isOn([[2, 0]], paw))).toEqual([true]);
});

test("a cat with room for a loaf has a larger head", () => {
  expect(catOn(drawn(["##", "##"])).size).toBeGreaterThan(catOn(BELT).size);
});

test.each(SHAPES.map((squares) => [squares]))("head, paws and tail are on the tile: %j", (squares) => {
  const { head, paws, pads, tip } = catOn(squares);
  expect([head, tip, ...paws, ...pads].every((point) => isOn(squares, point))).toBe(true);
});

test("the four colours of an item have four moods", () => {
  expect(new Set(COLOURS.map((colour) => moodOf("book", colour))).size).toBe(4);
});
