// Plays as the engine writes them.

import type { Side } from "./tiles";

export type Move =
  | { verb: "pawn"; position: number }
  | { verb: "bonus"; tile: string }
  | { verb: "take"; space: number }
  | { verb: "put"; tile: string; side: Side; turn: number; cell: string }
  | { verb: "leave" | "poms" }
  | { verb: "pom"; cell: string };

export function read(action: string): Move | null {
  const [verb, one = "", two = "", three = "", four = ""] = action.split(" ");
  switch (verb) {
    case "pawn":
      return { verb, position: Number(one) };
    case "bonus":
      return { verb, tile: one };
    case "take":
      return { verb, space: Number(one) };
    case "put":
      return { verb, tile: one, side: two as Side, turn: Number(three), cell: four };
    case "pom":
      return { verb, cell: one };
    case "leave":
    case "poms":
      return { verb };
    default:
      return null;
  }
}

export const pawn = (position: number): string => `pawn ${position}`;
export const bonus = (tile: string): string => `bonus ${tile}`;
export const take = (space: number): string => `take ${space}`;
export const put = (tile: string, side: Side, turn: number, cell: string): string =>
  `put ${tile} ${side} ${turn} ${cell}`;
export const pom = (cell: string): string => `pom ${cell}`;
