// The city's 25 squares, the roads that water leaves between them, and how far they are.

import type { View } from "./types.gen";

export type Side = "north" | "east" | "south" | "west";
export type Square = string;
/** By square: where one gets from there in a step. */
export type Roads = ReadonlyMap<Square, readonly Square[]>;

export const SIZE = 5;
export const SIDES: readonly Side[] = ["north", "east", "south", "west"];
const WAYS: Readonly<Record<Side, readonly [number, number]>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

/** Rows of squares as one reads them, the top one first. */
export const ROWS: readonly (readonly Square[])[] = Array.from({ length: SIZE }, (_, row) =>
  Array.from({ length: SIZE }, (_, column) => squareAt(column, SIZE - 1 - row)),
);
export const SQUARES: readonly Square[] = ROWS.flat();

/** The name of a square by its column and row, both from 0 at the bottom left. */
export function squareAt(column: number, row: number): Square {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function columnOf(square: Square): number {
  return square.charCodeAt(0) - 97;
}

export function rowOf(square: Square): number {
  return Number(square.slice(1)) - 1;
}

/** The next square on a side; null: the city ends there. */
export function beside(square: Square, side: Side): Square | null {
  const [right, up] = WAYS[side];
  const next = squareAt(columnOf(square) + right, rowOf(square) + up);
  return SQUARES.includes(next) ? next : null;
}

/** The side on which a neighbour lies. */
export function sideTowards(from: Square, to: Square): Side | null {
  return SIDES.find((side) => beside(from, side) === to) ?? null;
}

/** Where batteries are recharged. */
export function electricDrive({ locations }: Pick<View, "locations">): Square | undefined {
  return locations.find(({ name }) => name === "Electric Drive")?.square;
}

type Waters = Pick<View, "water" | "bridges">;

export function roadsOf(waters: Waters): Roads {
  const exits = (from: Square): Square[] => {
    const shut = shutSides(waters, from);
    return SIDES.flatMap((side) => (shut.includes(side) ? [] : (beside(from, side) ?? [])));
  };
  return new Map(SQUARES.map((square) => [square, exits(square)]));
}

/** The sides on which water without a bridge lies between a square and the next. */
export function shutSides({ water, bridges }: Waters, square: Square): Side[] {
  const open = new Set(bridges.map(crossing));
  const shut = new Set(water.map(crossing).filter((one) => !open.has(one)));
  return SIDES.filter((side) => shut.has(crossing(`${square}-${beside(square, side)}`)));
}

/** The same name for the border of two squares, whichever is named first. */
export function crossing(text: string): string {
  return text.split("-").sort().join("-");
}

/** How many steps it is to every square. */
export function distances(roads: Roads, from: Square): ReadonlyMap<Square, number> {
  const found = new Map([[from, 0]]);
  for (const [square, steps] of found) {
    for (const next of roads.get(square) ?? []) if (!found.has(next)) found.set(next, steps + 1);
  }
  return found;
}

/** Every way of up to so many steps, none at all first. */
export function walks(roads: Roads, from: Square, steps: number): readonly (readonly Square[])[] {
  const found: (readonly Square[])[] = [[]];
  for (const walk of found) {
    if (walk.length === steps) break;
    for (const next of roads.get(walk.at(-1) ?? from) ?? []) found.push([...walk, next]);
  }
  return found;
}

/** How often a square is among others. */
export function count(squares: readonly Square[], square: Square): number {
  return squares.filter((one) => one === square).length;
}
