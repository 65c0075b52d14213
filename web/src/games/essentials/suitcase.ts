// A suitcase: its squares and their names, its staples, and where tiles lie in it.

import { heightOf, widthOf, type Shape, type Square } from "./shapes";
import { shapeIn, type Side, type Tile, type Tiles } from "./tiles";
import type { Box, LaidView, Options, SuitcaseView } from "./types.gen";

export interface Suitcase {
  columns: number;
  rows: number;
  /** Names of the squares that are full from the start. */
  staples: ReadonlySet<string>;
}

/** A tile where it lies, or is tried out. */
export interface Lying {
  tile: Tile;
  side: Side;
  turn: number;
  /** Its squares by their names; the first is the leftmost of the lowest row. */
  cells: readonly string[];
}

export function suitcaseOf(box: Box, layout: number, lying: Options["lying"]): Suitcase {
  const drawing = box.suitcases[layout] ?? box.suitcases[0]!;
  const rows = lying === "upright" ? stoodUp(drawing) : drawing;
  const staples = rows.flatMap((line, index) =>
    [...line].flatMap((sign, column) => (sign === "#" ? [cellName([column, rows.length - 1 - index])] : [])),
  );
  return { columns: rows[0]!.length, rows: rows.length, staples: new Set(staples) };
}

/** On what was its right side. */
function stoodUp(rows: readonly string[]): string[] {
  return [...rows[0]!].map((_, column) =>
    rows
      .map((line) => line[column])
      .reverse()
      .join(""),
  );
}

export function cellName([column, row]: Square): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function squareOf(cell: string): Square {
  return [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];
}

/** All squares, the top row first, as one reads them. */
export function rowsOf({ columns, rows }: Suitcase): string[][] {
  return Array.from({ length: rows }, (_, index) =>
    Array.from({ length: columns }, (_, column) => cellName([column, rows - 1 - index])),
  );
}

/** The squares of a shape whose box has its lower left corner there. */
export function cellsAt(shape: Shape, [column, row]: Square): string[] {
  return shape.map(([right, up]) => cellName([column + right, row + up]));
}

/** The nearest corner that keeps a shape inside. */
export function kept({ columns, rows }: Suitcase, shape: Shape, [column, row]: Square): Square {
  return [Math.max(0, Math.min(columns - widthOf(shape), column)), Math.max(0, Math.min(rows - heightOf(shape), row))];
}

/** The corner of a shape's box whose middle is on a square; of two middles, it is the left or the lower one. */
export function centredOn(shape: Shape, cell: string): Square {
  const [column, row] = squareOf(cell);
  return [column - Math.floor((widthOf(shape) - 1) / 2), row - Math.floor((heightOf(shape) - 1) / 2)];
}

/** Every corner with which a shape lies inside and covers a square. */
export function covering(suitcase: Suitcase, shape: Shape, cell: string): Square[] {
  const [column, row] = squareOf(cell);
  const corners = shape.map(([right, up]): Square => [column - right, row - up]);
  return corners.filter((corner) => kept(suitcase, shape, corner).join() === corner.join());
}

/** The lower left corner of a shape's box, of which the first square is given. */
export function cornerOf(shape: Shape, first: string): Square {
  const [column, row] = squareOf(first);
  return [column - shape[0]![0], row - shape[0]![1]];
}

export function lyingOf(tiles: Tiles, [name, side, turn, cell]: LaidView): Lying[] {
  const tile = tiles.get(name);
  if (!tile) return [];
  const shape = shapeIn(tile, side, turn);
  return [{ tile, side, turn, cells: cellsAt(shape, cornerOf(shape, cell)) }];
}

export function allLying(tiles: Tiles, view: Pick<SuitcaseView, "laid">): Lying[] {
  return view.laid.flatMap((laid) => lyingOf(tiles, laid));
}

/** Every way to lay a side of a tile on squares that are free. */
export function* fitting(suitcase: Suitcase, tile: Tile, side: Side, taken: ReadonlySet<string>): Generator<Lying> {
  for (const [turn, shape] of tile.turns[side].entries()) {
    for (let row = 0; row <= suitcase.rows - heightOf(shape); row += 1) {
      for (let column = 0; column <= suitcase.columns - widthOf(shape); column += 1) {
        const cells = cellsAt(shape, [column, row]);
        if (!cells.some((cell) => taken.has(cell))) yield { tile, side, turn, cells };
      }
    }
  }
}

/** How many of some tiles can lie in a suitcase together, item sides up. */
export function mostTogether(suitcase: Suitcase, tiles: readonly Tile[], taken: ReadonlySet<string>): number {
  const fit = tiles.filter((tile) => !fitting(suitcase, tile, "item", taken).next().done);
  const [tile, ...others] = fit;
  if (!tile || !others.length) return fit.length;
  let most = mostTogether(suitcase, others, taken);
  for (const { cells } of fitting(suitcase, tile, "item", taken)) {
    if (most === fit.length) break;
    most = Math.max(most, 1 + mostTogether(suitcase, others, new Set([...taken, ...cells])));
  }
  return most;
}
