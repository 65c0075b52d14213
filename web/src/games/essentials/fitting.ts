// Where an emblem goes on a tile: as large as it can be, upright if that makes no difference, near the middle.

import { cornerOf, type Point } from "./outline";
import type { Square } from "./shapes";

export interface Fitted {
  centre: Point;
  /** How many units of the emblem's are a square's. */
  scale: number;
  isTurned: boolean;
}

const MARGIN = 0.045;

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function fit(squares: readonly Square[], width: number, height: number): Fitted {
  const middle = mean(squares.map(([column, row]) => [column + 0.5, -row - 0.5]));
  const ways = rooms(squares).flatMap((room) => [
    way(room, width, height, false, middle),
    way(room, height, width, true, middle),
  ]);
  const [best] = ways.sort(
    (one, other) =>
      other.scale - one.scale || Number(one.isTurned) - Number(other.isTurned) || one.distance - other.distance,
  );
  return best!;
}

function way(
  room: Room,
  width: number,
  height: number,
  isTurned: boolean,
  middle: Point,
): Fitted & { distance: number } {
  const scale = Math.min((room.width - 2 * MARGIN) / width, (room.height - 2 * MARGIN) / height);
  const centre: Point = [room.x + room.width / 2, room.y + room.height / 2];
  return { centre, scale, isTurned, distance: Math.hypot(centre[0] - middle[0], centre[1] - middle[1]) };
}

/** Every rectangle of squares. */
export function rooms(squares: readonly Square[]): Room[] {
  const corners = squares.map(cornerOf);
  const has = (x: number, y: number): boolean => corners.some((other) => other[0] === x && other[1] === y);
  return corners.flatMap(([x, y]) => {
    const found: Room[] = [];
    let most = Infinity;
    for (let height = 1; has(x, y + height - 1); height++) {
      let width = 0;
      while (width < most && has(x + width, y + height - 1)) found.push({ x, y, width: ++width, height });
      most = width;
    }
    return found;
  });
}

function mean(points: readonly Point[]): Point {
  const sum = (axis: 0 | 1): number => points.reduce((total, point) => total + point[axis], 0) / points.length;
  return [sum(0), sum(1)];
}
