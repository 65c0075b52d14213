// Notation taken apart: what a move does, where the grabber goes, and what was chosen, as places on the board.

import type { Tile } from "./spaces";
import { isSlot } from "./spaces";

export type Verb = "grab" | Tile;

/** What one points at to choose: one of one's tiles, a crate of either player's, a space, a slot, or one's own rush section. */
export type Place =
  | { kind: "tile"; tile: Tile }
  | { kind: "crate"; own: boolean; number: number }
  | { kind: "space"; cell: string }
  | { kind: "slot"; slot: string }
  | { kind: "rush" };

export interface Move {
  action: string;
  verb: Verb;
  cell: string;
  chosen: Place[];
}

const crate = (own: boolean) => (word: string) => ({ kind: "crate", own, number: Number(word) }) as const;
const victim = (word: string): Place => (isSlot(word) ? { kind: "slot", slot: word } : { kind: "space", cell: word });

/** How each word after the space is read. */
const CHOSEN: Record<Verb, ((word: string) => Place)[]> = {
  grab: [crate(true)],
  premium: [crate(true)],
  wholesale: [crate(false)],
  rush: [],
  control: [crate(false), crate(true)],
  mixup: [crate(false), crate(true)],
  malfunction: [victim],
};

/** Reads a move of the grabber; null for what is none. */
export function read(action: string): Move | null {
  const [verb = "", cell = "", ...words] = action.split(" ");
  const readers = CHOSEN[verb as Verb] as (typeof CHOSEN)[Verb] | undefined;
  if (!readers || !cell) return null;
  return { action, verb: verb as Verb, cell, chosen: words.map((word, index) => readers[index]!(word)) };
}

/** A place as one word, to be compared by. */
export function nameOf(place: Place): string {
  switch (place.kind) {
    case "tile":
      return place.tile;
    case "crate":
      return `${place.own ? "own" : "theirs"} ${place.number}`;
    case "space":
      return place.cell;
    case "slot":
      return place.slot;
    case "rush":
      return "rush";
  }
}
