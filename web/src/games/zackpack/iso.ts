// A loaded truck in lines: which faces of which cubes are seen from the front, the right and above, in the order to draw them.

import type { Floor } from "./floor";
import { cubesOf } from "./loads";
import type { Bar } from "./types.gen";

export interface Point {
  x: number;
  y: number;
}

/** One step to the right, to the back, and up, on the screen. */
const RIGHT = { x: 16, y: 5 };
const BEHIND = { x: 9, y: -8 };
const UP = { x: 0, y: -15 };

export function at(column: number, row: number, level: number): Point {
  return {
    x: column * RIGHT.x + row * BEHIND.x + level * UP.x,
    y: column * RIGHT.y + row * BEHIND.y + level * UP.y,
  };
}

const SIDES = { top: [0, 0, 1], front: [0, -1, 0], side: [1, 0, 0] } as const;
export type Side = keyof typeof SIDES;

export interface Face {
  key: string;
  side: Side;
  size: number;
  bar: number;
  points: string;
  /** Where the bar ends: lines around it, none between its own cubes. */
  edges: string;
  /** Where its number goes; one for each bar that shows a face. */
  label: Point | null;
}

/** A face's corners from a cube's nearest lower left corner, one after another; each edge leads towards a neighbour. */
const CORNERS: Record<Side, readonly (readonly [number, number, number])[]> = {
  top: [[0, 0, 1], [1, 0, 1], [1, 1, 1], [0, 1, 1]],
  front: [[0, 0, 0], [1, 0, 0], [1, 0, 1], [0, 0, 1]],
  side: [[1, 0, 0], [1, 1, 0], [1, 1, 1], [1, 0, 1]],
}; // prettier-ignore
const BEYOND: Record<Side, readonly (readonly [number, number, number])[]> = {
  top: [[0, -1, 0], [1, 0, 0], [0, 1, 0], [-1, 0, 0]],
  front: [[0, 0, -1], [1, 0, 0], [0, 0, 1], [-1, 0, 0]],
  side: [[0, 0, -1], [0, 1, 0], [0, 0, 1], [0, -1, 0]],
}; // prettier-ignore

/** Further back first, then from the left, then from below: what is drawn later hides what is behind it. */
export function faces(bars: readonly Bar[]): Face[] {
  const cubes = cubesOf(bars).sort(
    (one, other) => other.row - one.row || one.column - other.column || one.level - other.level,
  );
  const owner = new Map(cubes.map(({ column, row, level, bar }) => [`${column} ${row} ${level}`, bar]));
  const found: Face[] = [];
  for (const { column, row, level, bar, part } of cubes) {
    for (const side of ["side", "front", "top"] as const) {
      const [x, y, z] = SIDES[side];
      if (owner.has(`${column + x} ${row + y} ${level + z}`)) continue;
      const corners = CORNERS[side].map(([right, behind, up]) => at(column + right, row + behind, level - 1 + up));
      const edges = BEYOND[side].flatMap(([right, behind, up], index) => {
        if (owner.get(`${column + right} ${row + behind} ${level + up}`) === bar) return [];
        const [from, to] = [corners[index]!, corners[(index + 1) % 4]!];
        return [`M${from.x} ${from.y}L${to.x} ${to.y}`];
      });
      found.push({
        key: `${bar} ${part} ${side}`,
        side,
        size: bars[bar]!.size,
        bar,
        points: corners.map((corner) => `${corner.x},${corner.y}`).join(" "),
        edges: edges.join(""),
        label: middle(corners),
      });
    }
  }
  return labelled(found);
}

function middle(corners: readonly Point[]): Point {
  const sum = corners.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / corners.length, y: sum.y / corners.length };
}

/** A number once a bar: on the middle one of its tops, or of its fronts where no top is seen. */
function labelled(all: readonly Face[]): Face[] {
  const chosen = new Map<number, string>();
  for (const side of ["top", "front", "side"] as const) {
    const groups = new Map<number, Face[]>();
    for (const face of all) if (face.side === side) groups.set(face.bar, [...(groups.get(face.bar) ?? []), face]);
    for (const [bar, own] of groups) if (!chosen.has(bar)) chosen.set(bar, own[Math.floor(own.length / 2)]!.key);
  }
  return all.map((face) => (chosen.get(face.bar) === face.key ? face : { ...face, label: null }));
}

export interface Tile {
  name: string;
  points: string;
}

export function tiles(floor: Floor): Tile[] {
  return floor.squares.map(({ name, column, row }) => ({ name, points: ground(column, row, 1, 1) }));
}

/** A rectangle on the floor. */
export function ground(column: number, row: number, columns: number, rows: number): string {
  return [
    at(column, row, 0),
    at(column + columns, row, 0),
    at(column + columns, row + rows, 0),
    at(column, row + rows, 0),
  ]
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
}

/** What has to be shown of a truck: from the left end to the cab, down to the wheels, as high as it may be loaded. */
export function frame(floor: Floor): { x: number; y: number; width: number; height: number } {
  const CAB = 1.5;
  const x = -4;
  const right = at(floor.columns + CAB, floor.rows, 0).x + 4;
  const topmost = Math.min(at(0, floor.rows, floor.height).y, at(floor.columns + CAB, floor.rows, 1.6).y) - 4;
  const lowest = at(floor.columns + CAB, 0, 0).y + 18;
  return { x, y: topmost, width: right - x, height: lowest - topmost };
}
