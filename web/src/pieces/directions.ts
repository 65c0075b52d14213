// Where arrow keys lead.

export type Direction = "up" | "down" | "left" | "right";

/** A step each way; y grows downwards, as on a screen. */
export const STEPS: Readonly<Record<Direction, { x: number; y: number }>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** The direction of an arrow key; null: it is another key. */
export function arrow(key: string): Direction | null {
  return ARROWS[key] ?? null;
}

/** Names row by row, as one reads them; null where nothing is. */
export type Rows = readonly (readonly (string | null)[])[];

/** The next name in a direction, across whatever is empty; null at the edge. */
export function beside(rows: Rows, from: string, direction: Direction): string | null {
  const { x, y } = STEPS[direction];
  let row = rows.findIndex((names) => names.includes(from));
  let column = rows[row]?.indexOf(from) ?? -1;
  let name: string | null | undefined;
  do {
    [row, column] = [row + y, column + x];
    name = rows[row]?.[column];
  } while (name === null);
  return name ?? null;
}
