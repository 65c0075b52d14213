// The score sheet of a suitcase with what is tried out in it, line by line, as the engine counts it.

import { cellName, squareOf, type Lying, type Suitcase } from "./suitcase";
import { COLOURS, type Colour, type Kind, type Tile } from "./tiles";
import type { Box, Score, ToDo } from "./types.gen";

export const BLOCK = 4;
const FIVE = 5;
const SMALL = 3;

export interface Packed {
  suitcase: Suitcase;
  lying: readonly Lying[];
  /** Squares with Pom-poms. */
  tucked: readonly string[];
}

export function takenBy({ suitcase, lying, tucked }: Packed): ReadonlySet<string> {
  return new Set([...suitcase.staples, ...lying.flatMap(({ cells }) => cells), ...tucked]);
}

export function scored(box: Box, todos: readonly string[], packed: Packed): Score {
  const taken = takenBy(packed);
  const groups = COLOURS.map((colour) => largestGroup(packed.lying, colour).length);
  const colours = groups.map((tiles) => worthOf(box, tiles));
  const cats = box.cat * packed.lying.filter(({ side }) => side === "cat").length;
  const done = todos.map((name) => {
    const todo = box.todos.find((one) => one.name === name)!;
    return pointsOf(todo, packed.suitcase) * countOf(todo, packed, taken);
  });
  const total = sum(colours) + cats + sum(done);
  const empty = packed.suitcase.columns * packed.suitcase.rows - taken.size;
  return { groups, colours, cats, todos: done, total, empty };
}

/** What a group of so many tiles scores. */
export function worthOf({ groups }: Pick<Box, "groups">, tiles: number): number {
  return tiles ? groups[Math.min(tiles, groups.length) - 1]! : 0;
}

/** The tiles of the largest group of a colour: they touch along edges. */
export function largestGroup(lying: readonly Lying[], colour: Colour): readonly Lying[] {
  let left = lying.filter(({ tile }) => tile.colour === colour);
  let best: Lying[] = [];
  while (left.length) {
    const group = [left.pop()!];
    for (const one of group) {
      const around = new Set(one.cells.flatMap(neighbours)); // the group grows while we walk along it
      const touches = ({ cells }: Lying): boolean => cells.some((cell) => around.has(cell));
      group.push(...left.filter(touches));
      left = left.filter((other) => !touches(other));
    }
    if (group.length > best.length) best = group;
  }
  return best;
}

function neighbours(cell: string): string[] {
  const [column, row] = squareOf(cell);
  return [
    cellName([column + 1, row]),
    cellName([column - 1, row]),
    cellName([column, row + 1]),
    cellName([column, row - 1]),
  ];
}

/** What a To-Do gives for each that it counts. */
export function pointsOf({ points, sideways }: ToDo, { columns, rows }: Suitcase): number {
  return columns > rows ? (sideways ?? points) : points;
}

/** How many there are of what a To-Do counts. */
export function countOf(todo: ToDo, packed: Packed, taken: ReadonlySet<string> = takenBy(packed)): number {
  const regions = regionsOf(todo.scores, packed.suitcase);
  if (regions) return regions.filter((region) => region.every((cell) => taken.has(cell))).length;
  return OF_TILES[todo.scores]!(packed.lying.map(({ tile }) => tile));
}

/** The parts of a suitcase that a To-Do asks to fill; null: it looks at tiles. */
export function regionsOf(measure: ToDo["scores"], { columns, rows }: Suitcase): readonly (readonly string[])[] | null {
  if (measure !== "columns" && measure !== "rows" && measure !== "blocks") return null;
  const regions = new Map<string, string[]>();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const block = `${Math.floor(column / BLOCK)} ${Math.floor(row / BLOCK)}`;
      const key = measure === "columns" ? `${column}` : measure === "rows" ? `${row}` : block;
      regions.set(key, [...(regions.get(key) ?? []), cellName([column, row])]);
    }
  }
  return [...regions.values()];
}

/** Whether a To-Do in play asks for full blocks. */
export function asksForBlocks(box: Box, todos: readonly string[]): boolean {
  return box.todos.some(({ name, scores }) => scores === "blocks" && todos.includes(name));
}

/** The regions that are filled and that some To-Do in play asks for. */
export function filledRegions(box: Box, todos: readonly string[], packed: Packed): readonly (readonly string[])[] {
  const taken = takenBy(packed);
  const measures = box.todos.filter(({ name }) => todos.includes(name)).map(({ scores }) => scores);
  return measures
    .flatMap((measure) => regionsOf(measure, packed.suitcase) ?? [])
    .filter((region) => region.every((cell) => taken.has(cell)));
}

type Count = (tiles: readonly Tile[]) => number;

const OF_TILES: Partial<Record<ToDo["scores"], Count>> = {
  matching: (tiles) =>
    sum(COLOURS.map((colour) => Math.min(number(tiles, "underwear", colour), number(tiles, "sock", colour)))),
  colours: (tiles) => new Set(tiles.filter(({ kind }) => kind !== "accessory").map(({ colour }) => colour)).size,
  fewer: (tiles) => Math.min(number(tiles, "underwear"), number(tiles, "sock")),
  pairs_of_five: (tiles) => Math.floor(tiles.filter(({ size }) => size === FIVE).length / 2),
  small: (tiles) => tiles.filter(({ size }) => size <= SMALL).length,
  sizes: (tiles) =>
    Math.min(
      tiles.filter(({ size }) => size <= SMALL).length,
      tiles.filter(({ size }) => size > SMALL && size < FIVE).length,
      tiles.filter(({ size }) => size >= FIVE).length,
    ),
};

function number(tiles: readonly Tile[], wanted: Kind, hue?: Colour): number {
  return tiles.filter(({ kind, colour }) => kind === wanted && (!hue || colour === hue)).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
