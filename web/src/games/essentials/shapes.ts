// Shapes made of squares, as the engine turns and mirrors them: columns to the right, rows upwards.

export type Square = readonly [column: number, row: number];
/** Its squares row by row from the bottom, moved as far to the left and down as 0, 0 allows. */
export type Shape = readonly Square[];

export function shapeOf(squares: readonly Square[]): Shape {
  const left = Math.min(...squares.map(([column]) => column));
  const lowest = Math.min(...squares.map(([, row]) => row));
  return squares
    .map(([column, row]): Square => [column - left, row - lowest])
    .sort((one, other) => one[1] - other[1] || one[0] - other[0]);
}

/** Reads a drawing: the top row first, `#` is a square. */
export function drawn(rows: readonly string[]): Shape {
  return shapeOf(
    rows.flatMap((line, index) =>
      [...line].flatMap((sign, column): Square[] => (sign === "#" ? [[column, rows.length - 1 - index]] : [])),
    ),
  );
}

/** After a quarter turn clockwise. */
export function turned(shape: Shape): Shape {
  return shapeOf(shape.map(([column, row]) => [row, -column]));
}

/** The other side: left and right change places. */
export function mirrored(shape: Shape): Shape {
  return shapeOf(shape.map(([column, row]) => [-column, row]));
}

/** The shape as it is and after each quarter turn, as far as they differ: 1, 2 or 4. */
export function turnsOf(shape: Shape): readonly Shape[] {
  const found = [shape];
  for (let next = turned(shape); !isSame(next, shape); next = turned(next)) found.push(next);
  return found;
}

function isSame(one: Shape, other: Shape): boolean {
  return one.join() === other.join();
}

export function widthOf(shape: Shape): number {
  return Math.max(...shape.map(([column]) => column)) + 1;
}

export function heightOf(shape: Shape): number {
  return Math.max(...shape.map(([, row]) => row)) + 1;
}
