// What is to be chosen one after the other, derived from the moves that are legal: a space, then at most two things more.

import { nameOf, read, type Move, type Place, type Verb } from "./actions";

export interface Choice {
  /** What was chosen so far with this, as in notation but for the space: `control 3`. */
  key: string;
  verb: Verb;
  /** Where on the board it is chosen. */
  place: Place;
  /** The moves that remain; one: this choice is the last. */
  actions: string[];
}

/** By space: the moves that lead there. */
export function targets(legal: readonly string[]): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const action of legal) {
    const move = read(action);
    if (move) found.set(move.cell, [...(found.get(move.cell) ?? []), move]);
  }
  return found;
}

/**
 * The next choice among the moves to one space, after what was chosen so far: which tile, where there are several, then where
 * it acts. What has only one answer isn't asked.
 */
export function choices(moves: readonly Move[], chosen = ""): Choice[] {
  const left = moves.filter((move) => !chosen || startsWith(move, chosen));
  if (left.length < 2) return [];
  for (const depth of [0, 1, 2]) {
    const found = byPrefix(left, depth);
    if (found.length > 1) return found;
  }
  return [];
}

function byPrefix(moves: readonly Move[], depth: number): Choice[] {
  const found = new Map<string, Choice>();
  for (const move of moves) {
    const { verb, chosen, action } = move;
    const key = prefix(move, depth);
    const choice = found.get(key) ?? { key, verb, place: placeOf(verb, chosen, depth), actions: [] };
    choice.actions.push(action);
    found.set(key, choice);
  }
  return [...found.values()];
}

function placeOf(verb: Verb, chosen: readonly Place[], depth: number): Place {
  if (depth === 0 && verb !== "grab") return { kind: "tile", tile: verb };
  return chosen[Math.min(depth, chosen.length) - 1] ?? { kind: "rush" };
}

function prefix({ verb, chosen }: Move, depth: number): string {
  return [verb, ...chosen.slice(0, depth).map(wordOf)].join(" ");
}

function startsWith(move: Move, chosen: string): boolean {
  return prefix(move, chosen.split(" ").length - 1) === chosen;
}

function wordOf(place: Place): string {
  return place.kind === "crate" ? String(place.number) : nameOf(place);
}
