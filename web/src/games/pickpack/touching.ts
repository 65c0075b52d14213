// What a play touched, to be marked: every step of a turn can be seen by it, even where nothing moves.

import { read, type Place } from "./actions";
import { changedSlots, crateName } from "./differences";
import type { View } from "./types.gen";

export const rushName = (seat: number): string => `${seat} rush`;

/** The names of what shows it: where the grabber went, what was chosen, the tile that was used, and the rush section. */
export function touchedBy(
  { seat, action }: { seat: number; action: string },
  before: View | null,
  after: View,
): string[] {
  if (action === "spend") return [rushName(seat)];
  const move = read(action);
  if (!move) return [];
  const rush = move.verb === "rush" ? [rushName(seat)] : [];
  const slots = before ? changedSlots(before, after) : [];
  return [move.cell, ...move.chosen.map((place) => shownBy(place, seat)), ...rush, ...slots];
}

function shownBy(place: Place, by: number): string {
  if (place.kind === "crate") return crateName(place.own ? by : 1 - by, place.number);
  return place.kind === "space" ? place.cell : place.kind === "slot" ? place.slot : "";
}
