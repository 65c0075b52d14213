// Lines through points: as far as one likes, with round corners, and which way they run.

import { spot, type Point } from "./outline";

export function between(one: Point, other: Point, part = 0.5): Point {
  return [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part];
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, index) => sum + distance(line[index]!, point), 0);
}

/** Cuts a line in two where it is so long; both parts have the point between them. */
export function cut(line: readonly Point[], length: number): [Point[], Point[]] {
  let left = length;
  for (let index = 0; index < line.length - 1; index++) {
    const [from, to] = [line[index]!, line[index + 1]!];
    const step = distance(from, to);
    if (left < step) {
      const at = between(from, to, left / step);
      return [
        [...line.slice(0, index + 1), at],
        [at, ...line.slice(index + 1)],
      ];
    }
    left -= step;
  }
  return [[...line], [line.at(-1)!]];
}

/** A point of a line whose corners are round, and the line's angle there in degrees. */
export function along(line: readonly Point[], length: number): { at: Point; angle: number } {
  const near = (by: number): Point => cut(line, length + by)[1][0]!;
  const [before, after] = [near(-0.3), near(0.3)];
  const angle = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
  return { at: between(near(0), between(before, after)), angle };
}

/** A path through points whose corners are round. */
export function smooth(line: readonly Point[]): string {
  const inner = line.slice(1, -1).map((here, index) => {
    const [before, after] = [line[index]!, line[index + 2]!];
    return `L${spot(between(before, here))}Q${spot(here)} ${spot(between(here, after))}`;
  });
  return `M${spot(line[0]!)}${inner.join("")}L${spot(line.at(-1)!)}`;
}
