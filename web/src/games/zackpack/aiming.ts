// Where a bar would come to lie, out of what the house has told to be legal; and what stands in its way elsewhere.

import { put, read } from "./actions";
import type { Floor } from "./floor";
import { nameOf } from "./floor";
import { covered, gain, placeOf, type Direction, type Lie } from "./loads";

export const DIRECTIONS: readonly Direction[] = ["across", "back", "up"];

export interface Choices {
  /** Legal puts, by size. */
  puts: ReadonlyMap<number, readonly Lie[]>;
  takes: ReadonlySet<string>;
  canEnd: boolean;
}

export function grouped(legal: readonly string[]): Choices {
  const puts = new Map<number, Lie[]>();
  const takes = new Set<string>();
  for (const action of legal) {
    const move = read(action);
    if (move?.verb === "put") puts.set(move.size, [...(puts.get(move.size) ?? []), move]);
    if (move?.verb === "take") takes.add(move.cell);
  }
  return { puts, takes, canEnd: legal.includes("done") };
}

/** In which directions a bar can be put anywhere at all. */
export function directions(puts: readonly Lie[]): Direction[] {
  return DIRECTIONS.filter((direction) => puts.some((lie) => lie.direction === direction));
}

/** The next direction in which the bar can be put; the same, where there is no other. */
export function turned(puts: readonly Lie[], direction: Direction): Direction {
  const possible = directions(puts);
  const start = DIRECTIONS.indexOf(direction) + 1;
  const next = [...DIRECTIONS.slice(start), ...DIRECTIONS.slice(0, start)].find((one) => possible.includes(one));
  return next ?? direction;
}

/** The legal put that one means by pointing at a square: the one that begins there, or the one that begins nearest. */
export function aimed(puts: readonly Lie[], cell: string, direction: Direction): Lie | null {
  const [best] = puts
    .filter((lie) => lie.direction === direction)
    .map((lie) => ({ lie, from: covered(lie).indexOf(cell) }))
    .filter(({ from }) => from >= 0)
    .sort((one, other) => one.from - other.from);
  return best?.lie ?? null;
}

/** In which directions a bar can be put so that it covers a square. */
export function fitting(puts: readonly Lie[], cell: string): Direction[] {
  return DIRECTIONS.filter((direction) => aimed(puts, cell, direction));
}

export type Obstacle = "edge" | "gap" | "high";

/** What stands in a bar's way, for showing only: whether it can be put is told by the house. */
export interface Blocked {
  lie: Lie;
  why: Obstacle;
  /** How high the bar would lie: on the highest of its squares. */
  level: number;
  /** The squares beneath it that are too low, missing or too high. */
  cells: string[];
}

export function blocked(floor: Floor, levels: ReadonlyMap<string, number>, lie: Lie): Blocked {
  const cells = covered(lie);
  const missing = cells.filter((cell) => !levels.has(cell));
  const highest = Math.max(0, ...cells.map((cell) => levels.get(cell) ?? 0));
  const low = cells.filter((cell) => (levels.get(cell) ?? highest) < highest);
  const isFull = (levels.get(lie.cell) ?? 0) >= floor.height;
  const why = isFull ? "high" : missing.length ? "edge" : low.length ? "gap" : "high";
  const wrong = { edge: missing, gap: low, high: cells }[why];
  return { lie, why, level: Math.min(highest + 1, floor.height - gain(lie) + 1), cells: wrong };
}

export interface Ghost {
  lie: Lie;
  level: number;
  action: string;
}

export function ghost(levels: ReadonlyMap<string, number>, lie: Lie): Ghost {
  return { lie, level: (levels.get(lie.cell) ?? 0) + 1, action: put(lie) };
}

/** The next square of the floor in a direction, over missing ones; the same where there is none. */
export function stepped(floor: Floor, cell: string, right: number, behind: number): string {
  const { column, row } = placeOf(cell);
  const most = Math.max(floor.columns, floor.rows);
  for (let step = 1; step <= most; step += 1) {
    const name = nameOf(column + step * right, row + step * behind);
    if (floor.byName.has(name)) return name;
  }
  return nearestBeyond(floor, column, row, right, behind) ?? cell;
}

/** Where nothing is straight ahead: the nearest square of the next line that has any. */
function nearestBeyond(floor: Floor, column: number, row: number, right: number, behind: number): string | null {
  const [best] = floor.squares
    .map((square) => {
      const ahead = (square.column - column) * right + (square.row - row) * behind;
      const aside = Math.abs((square.column - column) * behind) + Math.abs((square.row - row) * right);
      return { name: square.name, ahead, aside };
    })
    .filter(({ ahead }) => ahead > 0)
    .sort((one, other) => one.ahead - other.ahead || one.aside - other.aside);
  return best?.name ?? null;
}
