// A truck's floor: its squares by name, where they are, and how high they may be loaded.

import type { TruckCard } from "./types.gen";

export interface Square {
  name: string;
  /** From the left and from the front, from 0. */
  column: number;
  row: number;
}

export interface Floor {
  truck: number;
  height: number;
  columns: number;
  rows: number;
  squares: readonly Square[];
  byName: ReadonlyMap<string, Square>;
  /** How many cubes it holds. */
  room: number;
}

const SQUARE = "#";
const UNKNOWN: TruckCard = { height: 1, floor: ["#####", "#####", "#####"] };

export function nameOf(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** A card shows the row at the back first; squares are listed from the front, as the house does. */
export function floorOf(truck: number, card: TruckCard = UNKNOWN): Floor {
  const lines = [...card.floor].reverse();
  const squares = lines.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (sign === SQUARE ? [{ name: nameOf(column, row), column, row }] : [])),
  );
  return {
    truck,
    height: card.height,
    columns: Math.max(...lines.map((line) => line.length)),
    rows: lines.length,
    squares,
    byName: new Map(squares.map((square) => [square.name, square])),
    room: squares.length * card.height,
  };
}

/** The floor of each truck in a box, by its number. */
export function floorsOf(trucks: readonly TruckCard[] | undefined): (truck: number) => Floor {
  const known = new Map((trucks ?? []).map((card, index) => [index + 1, floorOf(index + 1, card)]));
  return (truck) => known.get(truck) ?? floorOf(truck);
}
