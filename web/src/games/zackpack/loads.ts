// What lies on a truck: which squares a bar covers, how high each is, and what a level looks like.

import type { Floor, Square } from "./floor";
import { nameOf } from "./floor";
import type { Bar } from "./types.gen";

export type Direction = Bar["direction"];
export type Lie = Pick<Bar, "size" | "cell" | "direction">;

const STEPS: Record<Direction, readonly [columns: number, rows: number]> = { across: [1, 0], back: [0, 1], up: [0, 0] };

export function placeOf(cell: string): { column: number; row: number } {
  return { column: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) - 1 };
}

/** The names of the squares beneath a bar, whether the floor has them or not. */
export function covered({ size, cell, direction }: Lie): string[] {
  const { column, row } = placeOf(cell);
  const [right, behind] = STEPS[direction];
  const length = direction === "up" ? 1 : size;
  return Array.from({ length }, (_, step) => nameOf(column + step * right, row + step * behind));
}

/** By how many levels a bar raises what it stands on. */
export function gain({ size, direction }: Lie): number {
  return direction === "up" ? size : 1;
}

export function top(bar: Bar): number {
  return bar.level + gain(bar) - 1;
}

/** How many cubes lie above each square. */
export function heights(floor: Floor, bars: readonly Bar[]): Map<string, number> {
  const found = new Map(floor.squares.map(({ name }) => [name, 0]));
  for (const bar of bars) {
    for (const cell of covered(bar)) found.set(cell, Math.max(found.get(cell) ?? 0, top(bar)));
  }
  return found;
}

/** The bar that one sees from above on each square, by its number. */
export function topmost(bars: readonly Bar[]): Map<string, number> {
  const found = new Map<string, number>();
  bars.forEach((bar, index) => {
    for (const cell of covered(bar)) {
      const other = found.get(cell);
      if (other === undefined || top(bars[other]!) < top(bar)) found.set(cell, index);
    }
  });
  return found;
}

/** The bars that reach through a level. */
export function layer(bars: readonly Bar[], level: number): Bar[] {
  return bars.filter((bar) => bar.level <= level && level <= top(bar));
}

export interface Cube extends Square {
  level: number;
  /** Which of the bars it belongs to, and which of its cubes it is. */
  bar: number;
  part: number;
}

export function cubesOf(bars: readonly Bar[]): Cube[] {
  return bars.flatMap((bar, index) =>
    Array.from({ length: bar.size }, (_, part) => {
      const name = covered(bar)[bar.direction === "up" ? 0 : part]!;
      return { name, ...placeOf(name), level: bar.level + (bar.direction === "up" ? part : 0), bar: index, part };
    }),
  );
}
