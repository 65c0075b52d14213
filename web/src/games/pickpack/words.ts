// Plays and choices in words.

import type { Say } from "../game";
import { read, type Place } from "./actions";
import type { Choice } from "./choices";

/** An action in a few words: "c4: Quality Control, from the other's crate 3 to own crate 1", whoever reads it. */
export function describe(action: string, say: Say): string {
  const move = read(action);
  if (!move) return describeOther(action, say);
  const { verb, cell, chosen } = move;
  const numbers = chosen.map((place) => (place.kind === "crate" ? place.number : wordOf(place)));
  const [first, second] = numbers;
  return say(`describe.${verb}`, verb === "malfunction" ? { cell, victim: first } : { cell, first, second });
}

function describeOther(action: string, say: Say): string {
  const [verb = "", one = "-", other = "-"] = action.split(" ");
  if (verb === "lay" && one !== "-") return say("describe.lay", { tile: say(`tile.${one}`), slot: other });
  if (verb === "take" && one !== "-") return say("describe.take", { slot: one });
  if (verb === "swap") return say("describe.swap", { slot: one, to: other });
  if (verb === "lay" || verb === "take") return say(`describe.${verb}.unseen`);
  return say(`describe.${verb}`);
}

/** What a choice is called on its button. */
export function choiceName(choice: Choice, many: boolean, say: Say): string {
  const where = placeName(choice.place, say);
  return many ? say("choice.of_tile", { tile: say(`tile.${choice.verb}`), where }) : where;
}

export function placeName(place: Place, say: Say): string {
  if (place.kind === "crate") return say(place.own ? "place.own" : "place.theirs", { number: place.number });
  if (place.kind === "rush") return say("place.rush");
  return wordOf(place);
}

function wordOf(place: Place): string {
  if (place.kind === "space") return place.cell;
  return place.kind === "slot" ? place.slot : "";
}

/** How many apples: "1 apple", "4 apples". */
export function applesInWords(count: number, say: Say): string {
  return say(count === 1 ? "apple" : "apples", { count });
}
