// Where spaces and slots lie: slots stand around the grid.

import type { View } from "./types.gen";

export type Tile = View["hand"][number];

export const SIDES = ["red", "blue"] as const;
export const TILES: readonly Tile[] = ["premium", "wholesale", "rush", "control", "mixup", "malfunction"];

/** Spaces along a side of the grid. */
export function sizeOf(view: View): number {
  return Math.round(Math.sqrt(view.grid.length));
}

export function isSlot(name: string): boolean {
  return name.includes("-");
}

/** Red's slots are above and below the columns, Blue's beside the rows. */
export function ownerOf(slot: string): number {
  return /^[a-z]/.test(slot) ? 0 : 1;
}

/** The slots whose tiles a player can use on a space: those at the ends of their line through it. */
export function slotsAt(cell: string, seat: number): string[] {
  const [letter, number] = [cell[0]!, cell.slice(1)];
  return seat === 0 ? [`${letter}-top`, `${letter}-bottom`] : [`${number}-left`, `${number}-right`];
}

/** Everything as one reads it: a row of slots, then each row between its two slots, then a row of slots. Corners are empty. */
export function rowsOf(size: number): (string | null)[][] {
  const letters = Array.from({ length: size }, (_, index) => String.fromCharCode(97 + index));
  const numbers = Array.from({ length: size }, (_, index) => size - index);
  return [
    [null, ...letters.map((letter) => `${letter}-top`), null],
    ...numbers.map((number) => [`${number}-left`, ...letters.map((letter) => letter + number), `${number}-right`]),
    [null, ...letters.map((letter) => `${letter}-bottom`), null],
  ];
}

/** Column and row of a space, from 0 at the top left. */
export function placeOf(cell: string, size: number): { column: number; row: number } {
  return { column: cell.charCodeAt(0) - 97, row: size - Number(cell.slice(1)) };
}
