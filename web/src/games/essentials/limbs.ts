// The ways through a tile's squares that a cat's spine, tail and legs take.

import { along, between, lengthOf, smooth } from "./lines";
import { centreOf, spot, type Point } from "./outline";
import type { Square } from "./shapes";

export function isBeside(one: Square, other: Square): boolean {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) === 1;
}

/** The longest way through the squares, from the head: the higher end, then the left one. */
export function spineOf(squares: readonly Square[]): Square[] {
  return longest(squares, squares.map((square) => [square])); // prettier-ignore
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
    if (way.length > best.length || (way.length === best.length && isHigher(way[0]!, best[0]!))) best = way;
    for (const next of squares) {
      if (isBeside(next, way.at(-1)!) && !way.includes(next)) walk([...way, next]);
    }
  };
  starts.forEach(walk);
  return best;
}

function isHigher(one: Square, other: Square): boolean {
  return one[1] === other[1] ? one[0] < other[0] : one[1] > other[1];
}

export interface Leg {
  d: string;
  paw: Point;
}

/** A leg into every square that the body leaves out, from the body or, further out, from another such square. */
export function legsOf(squares: readonly Square[], body: readonly Square[]): Leg[] {
  const rest = squares.filter((square) => !body.includes(square));
  return rest.map((square) => {
    const others = squares.filter((other) => isBeside(other, square));
    const from = centreOf(others.find((other) => body.includes(other)) ?? others[0]!);
    const paw = between(from, centreOf(square), 1.14);
    return { d: `M${spot(from)}L${spot(paw)}`, paw };
  });
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
