// Plays and choices in words.

import type { Say } from "../game";
import { read, type Place } from "./actions";
import type { Choice } from "./choices";
import { isSlot } from "./spaces";
import type { CrateView, View } from "./types.gen";

/** An action in a few words: "c4: Quality Control, from the other's crate 3 to own crate 1", whoever reads it. */
export const describe = (action: string, say: Say): string => worded("describe", action, say);

/** An action as it is told (`describe`), or as short as notation (`note`): "c4: Quality Control, 3 → 1". */
export function worded(kind: "describe" | "note", action: string, say: Say): string {
  const move = read(action);
  if (!move) return wordedOther(kind, action, say);
  const { verb, cell, chosen } = move;
  const [first, second] = chosen.map((place) => (place.kind === "crate" ? place.number : wordOf(place, say)));
  if (verb !== "malfunction") return say(`${kind}.${verb}`, { cell, first, second });
  return say(`${kind}.malfunction.${chosen[0]!.kind}`, { cell, victim: first });
}

function wordedOther(kind: "describe" | "note", action: string, say: Say): string {
  const [verb = "", one = "-", other = "-"] = action.split(" ");
  if (verb === "lay" && one !== "-")
    return say(`${kind}.lay`, { tile: say(`tile.${one}`), slot: slotName(other, say) });
  if (verb === "take" && one !== "-") return say(`${kind}.take`, { slot: slotName(one, say) });
  if (verb === "swap") return say(`${kind}.swap`, { slot: slotName(one, say), to: slotName(other, say) });
  if (verb === "lay" || verb === "take") return say(`${kind}.${verb}.unseen`);
  return say(`${kind}.${verb}`);
}

/** What a choice is called on its button. */
export function choiceName({ place }: Choice, say: Say): string {
  if (place.kind === "tile") return say(`tile.${place.tile}`);
  if (place.kind === "crate") return say(place.own ? "place.own" : "place.theirs", { number: place.number });
  if (place.kind === "rush") return say("place.rush");
  return wordOf(place, say);
}

function wordOf(place: Place, say: Say): string {
  if (place.kind === "space") return place.cell;
  return place.kind === "slot" ? slotName(place.slot, say) : "";
}

/** Where a slot is: "below column a", "left of row 4". */
export function slotName(slot: string, say: Say): string {
  const [line, end] = slot.split("-");
  return isSlot(slot) ? say(`slot.${end}`, { line }) : slot;
}

/** What each crate is worth, and why. */
export function accounts({ crates, scores }: View, say: Say): string[] {
  const given = extras({ crates, scores }, say);
  return crates.map((own, seat) => {
    const packed = own.map((crate) => crateInWords(crate, say)).join(" + ");
    const all = given[seat] ? say("account.given", { crates: packed, given: given[seat] }) : packed;
    return say("account", { crates: all, points: scores[seat] });
  });
}

/** Blue's compensation, which no crate shows. */
export function extras({ crates, scores }: Pick<View, "crates" | "scores">, say: Say): string[] {
  return crates.map((own, seat) => {
    const given = (scores[seat] ?? 0) - own.reduce((sum, { points }) => sum + points, 0);
    return given ? say("compensation", { given }) : "";
  });
}

function crateInWords({ trays, closed, points }: CrateView, say: Say): string {
  const apples = trays.reduce((sum, tray) => sum + tray, 0);
  return closed ? say(`account.${closed}`, { apples, points }) : String(points);
}

/** How many apples: "1 apple", "4 apples". */
export function applesInWords(count: number, say: Say): string {
  return say(count === 1 ? "apple" : "apples", { count });
}
