// The ways through a tile's squares that a cat's spine, tail and legs take.

import { along, between, lengthOf, smooth } from "./lines";
import { centreOf, spot, type Point } from "./outline";
import type { Square } from "./shapes";

export function isBeside(one: Square, other: Square): boolean {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) === 1;
}

/** The longest way through the squares, from the head. */
export function spineOf(squares: readonly Square[]): Square[] {
  return longest(
    squares,
    squares.map((square) => [square]),
  );
}

/** The longest way from a loaf into the squares that it leaves, beginning in the loaf; none: no squares. */
export function tailOf(squares: readonly Square[], loaf: readonly Square[]): Square[] {
  const rest = squares.filter((square) => !loaf.includes(square));
  const starts = rest.flatMap((square) =>
    loaf.filter((other) => isBeside(other, square)).map((other) => [other, square]),
  );
  return longest(rest, starts);
}

function longest(squares: readonly Square[], starts: readonly Square[][]): Square[] {
  let best: Square[] = [];
  const walk = (way: Square[]): void => {
    if (!best.length || isNicer(way, best)) best = way;
    for (const next of squares) {
      if (isBeside(next, way.at(-1)!) && !way.includes(next)) walk([...way, next]);
    }
  };
  starts.forEach(walk);
  return best;
}

/** Longer; or with its first square higher, or further to the left; or straighter. */
function isNicer(way: readonly Square[], other: readonly Square[]): boolean {
  const [one, two] = [rated(way), rated(other)];
  const index = one.findIndex((value, place) => value !== two[place]);
  return index >= 0 && one[index]! > two[index]!;
}

function rated(way: readonly Square[]): number[] {
  const [column, row] = way[0]!;
  const bends = way.filter((_, index) => {
    const [before, after] = [way[index - 1], way[index + 1]];
    return before && after && before[0] !== after[0] && before[1] !== after[1];
  });
  return [way.length, row, -column, -bends.length];
}

export interface Leg {
  d: string;
  /** None where it goes on into another square. */
  paw: Point | null;
}

/** A leg into every square that the body leaves out, from the body or, further out, from another such square. */
export function legsOf(squares: readonly Square[], body: readonly Square[]): Leg[] {
  const rest = squares.filter((square) => !body.includes(square));
  const starts = rest.map((square) => startOf(square, squares, body));
  return rest.map((square, index) => {
    const from = centreOf(starts[index]!);
    const goesOn = starts.includes(square);
    const to = between(from, centreOf(square), goesOn ? 1 : 1.14);
    return { d: `M${spot(from)}L${spot(to)}`, paw: goesOn ? null : to };
  });
}

function startOf(square: Square, squares: readonly Square[], body: readonly Square[]): Square {
  const others = squares.filter((other) => isBeside(other, square));
  return others.find((other) => body.includes(other)) ?? others[0]!;
}

/** A tail along a line: up and back at its end. */
export function curled(line: readonly Point[]): { d: string; tip: Point } {
  const [before, end] = [line.at(-2)!, line.at(-1)!];
  const [x, y] = [Math.sign(end[0] - before[0]), Math.sign(end[1] - before[1])];
  const [right, down] = x ? [0, -1] : [1, 0];
  const bend: Point = [end[0] + x * 0.28, end[1] + y * 0.28];
  const tip: Point = [end[0] + x * 0.14 + right * 0.28, end[1] + y * 0.14 + down * 0.28];
  return { d: `${smooth(line)}Q${spot(bend)} ${spot(tip)}`, tip };
}

/** A place on the back, and which way the spine runs there. */
export interface Mark {
  at: Point;
  angle: number;
}

export function marksOn(line: readonly Point[], from: number, to = lengthOf(line)): Mark[] {
  const number = Math.max(0, Math.floor((to - from) / 0.25) + 1);
  return Array.from({ length: number }, (_, index) => along(line, from + index * 0.25));
}
