// Where things are: a cube is 1 wide, the middle of the truck's bed is 0, its floor's top is height 0, the front is near.

import { Vector3 } from "three";

import type { Floor } from "../floor";
import { placeOf, type Lie } from "../loads";

export function middleOf(floor: Floor, cell: string): { x: number; z: number } {
  const { column, row } = placeOf(cell);
  return { x: column - (floor.columns - 1) / 2, z: (floor.rows - 1) / 2 - row };
}

/** The middle of a bar whose lowest cubes are on a level. */
export function centreOf(floor: Floor, { size, cell, direction }: Lie, level: number): Vector3 {
  const { x, z } = middleOf(floor, cell);
  const half = (size - 1) / 2;
  const y = level - 0.5;
  if (direction === "across") return new Vector3(x + half, y, z);
  return direction === "back" ? new Vector3(x, y, z - half) : new Vector3(x, y + half, z);
}

/** The square above which a point is, whether the floor has it or not. */
export function squareAt(floor: Floor, point: { x: number; z: number }): { column: number; row: number } {
  return {
    column: Math.round(point.x + (floor.columns - 1) / 2),
    row: Math.round((floor.rows - 1) / 2 - point.z),
  };
}
