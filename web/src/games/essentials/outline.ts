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
  const ahead = edges(squares);
  const loops: Point[][] = [];
  while (ahead.size) {
    const loop: Point[] = [];
    let [from, [step]] = first(ahead);
    for (let next = step!; ;) {
      leave(ahead, from, next);
      const [x, y] = spell(from);
      if (!loop.length || turns(loop.at(-1)!, [x, y], next)) loop.push([x, y]);
      from = key(x + next[0], y + next[1]);
      const onward = ahead.get(from);
      if (!onward) break;
      next = sharpest(onward, next);
    }
    loops.push(corners(loop));
  }
  return loops;
}

/** A path along the loops, so far inside, with corners as round. */
export function outline(squares: readonly Square[], inside: number, radius: number): string {
  return contours(squares)
    .map((loop) => rounded(inset(loop, inside), radius))
    .join("");
}

type Step = readonly [-1 | 0 | 1, -1 | 0 | 1];
type Edges = Map<string, Step[]>;

const AROUND: readonly { beside: Square; from: Point; step: Step }[] = [
  { beside: [0, 1], from: [0, 0], step: [1, 0] },
  { beside: [1, 0], from: [1, 0], step: [0, 1] },
  { beside: [0, -1], from: [1, 1], step: [-1, 0] },
  { beside: [-1, 0], from: [0, 1], step: [0, -1] },
];

const key = (x: number, y: number): string => `${x} ${y}`;
const spell = (name: string): Point => name.split(" ").map(Number) as unknown as Point;

/** The sides of squares that no other square shares, by where they begin, clockwise around their square. */
function edges(squares: readonly Square[]): Edges {
  const taken = new Set(squares.map(([column, row]) => key(column, row)));
  const found: Edges = new Map();
  for (const [column, row] of squares) {
    const [x, y] = cornerOf([column, row]);
    for (const { beside, from, step } of AROUND) {
      if (taken.has(key(column + beside[0], row + beside[1]))) continue;
      const start = key(x + from[0], y + from[1]);
      found.set(start, [...(found.get(start) ?? []), step]);
    }
  }
  return found;
}

function first(ahead: Edges): [string, Step[]] {
  const [entry] = ahead;
  return entry!;
}

function leave(ahead: Edges, from: string, step: Step): void {
  const left = ahead.get(from)!.filter((other) => other !== step);
  if (left.length) ahead.set(from, left);
  else ahead.delete(from);
}

/** Where two squares meet at a corner only, each keeps to itself. */
function sharpest(steps: readonly Step[], [x, y]: Step): Step {
  return steps.find((step) => step[0] === -y && step[1] === x) ?? steps[0]!;
}

function turns(before: Point, here: Point, next: Step): boolean {
  return (here[0] - before[0]) * next[1] !== (here[1] - before[1]) * next[0];
}

/** Drops the start where the loop runs straight through it. */
function corners(loop: Point[]): Point[] {
  const [start, after] = loop;
  const last = loop.at(-1)!;
  const isStraight =
    (last[0] === start![0] && start![0] === after![0]) || (last[1] === start![1] && start![1] === after![1]);
  return isStraight ? loop.slice(1) : loop;
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
