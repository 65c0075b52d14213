// The contour of a tile as a path: rounded, and as far inside its squares as one likes.

import type { Square } from "./shapes";

/** In SVG's own way: y grows downwards. */
export type Point = readonly [x: number, y: number];

/** The upper left corner of a square as it is drawn. */
export function cornerOf([column, row]: Square): Point {
  return [column, -row - 1];
}

export function centreOf([column, row]: Square): Point {
  return [column + 0.5, -row - 0.5];
}

/** The loops of corners around a polyomino, clockwise, and around holes the other way. */
export function contours(squares: readonly Square[]): Point[][] {
  const left = new Map(sidesOf(squares).map((side) => [side.join(), side]));
  const loops: Point[][] = [];
  for (const side of left.values()) loops.push(walk(left, side));
  return loops;
}

/** A path along the loops, so far inside, with corners as round. */
export function outline(squares: readonly Square[], inside: number, radius: number): string {
  return contours(squares)
    .map((loop) => rounded(inset(loop, inside), radius))
    .join("");
}

/** Where a side of a square begins, and which way it goes. */
type Side = readonly [x: number, y: number, right: number, down: number];

const AROUND: readonly { beside: Square; side: Side }[] = [
  { beside: [0, 1], side: [0, 0, 1, 0] },
  { beside: [1, 0], side: [1, 0, 0, 1] },
  { beside: [0, -1], side: [1, 1, -1, 0] },
  { beside: [-1, 0], side: [0, 1, 0, -1] },
];

/** The sides of squares that no other square shares, clockwise around their square. */
function sidesOf(squares: readonly Square[]): Side[] {
  const taken = new Set(squares.map(String));
  return squares.flatMap(([column, row]) => {
    const [left, top] = cornerOf([column, row]);
    return AROUND.filter(({ beside }) => !taken.has(`${column + beside[0]},${row + beside[1]}`)).map(
      ({ side: [x, y, right, down] }): Side => [left + x, top + y, right, down],
    );
  });
}

/** Takes away the sides of one loop, and returns its corners. Where squares meet at a corner only, each keeps to itself. */
function walk(left: Map<string, Side>, start: Side): Point[] {
  const corners: Point[] = [];
  let side = start;
  do {
    left.delete(side.join());
    const [x, y, right, down] = [side[0] + side[2], side[1] + side[3], side[2], side[3]];
    const ahead: Side[] = [[x, y, -down, right], [x, y, right, down], [x, y, down, -right]]; // prettier-ignore
    side = ahead.find((next) => left.has(next.join()) || next.join() === start.join())!;
    if (side[2] !== right || side[3] !== down) corners.push([x, y]);
  } while (side.join() !== start.join());
  return corners;
}

const neighbours = (loop: readonly Point[], index: number): [Point, Point] => [
  loop.at(index - 1)!,
  loop[(index + 1) % loop.length]!,
];

function direction(from: Point, to: Point): Point {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
}

/** Clockwise with y downwards, the inside is to the right: (-y, x) of each way that one walks. */
function inset(loop: readonly Point[], inside: number): Point[] {
  return loop.map((here, index) => {
    const [before, after] = neighbours(loop, index);
    const [come, go] = [direction(before, here), direction(here, after)];
    return [here[0] - (come[1] + go[1]) * inside, here[1] + (come[0] + go[0]) * inside];
  });
}

function rounded(loop: readonly Point[], radius: number): string {
  const parts = loop.map((here, index) => {
    const [before, after] = neighbours(loop, index);
    const [come, go] = [direction(before, here), direction(here, after)];
    const start: Point = [here[0] - come[0] * radius, here[1] - come[1] * radius];
    const end: Point = [here[0] + go[0] * radius, here[1] + go[1] * radius];
    return `${index ? "L" : "M"}${spot(start)}Q${spot(here)} ${spot(end)}`;
  });
  return `${parts.join("")}Z`;
}

export const short = (value: number): string => String(Math.round(value * 1000) / 1000);
export const spot = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
