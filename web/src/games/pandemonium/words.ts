// Plays, places and packages in words: what the page needs before a board is loaded.

import type { Say } from "../game";
import { read, type Move } from "./actions";
import type { Square } from "./city";
import type { Packages } from "./planning";
import type { View } from "./types.gen";

/** An action in a few words: "Base beside a3, on the west side". */
export const describe = (action: string, say: Say): string => worded("describe", action, say);

/** An action as short as notation: "a3 west". */
export const note = (action: string, say: Say): string => worded("note", action, say);

function worded(kind: "describe" | "note", action: string, say: Say): string {
  const move = read(action);
  if (!move) return action;
  return say(`${kind}.${keyOf(move)}`, { ...move, ...inWords(move, say) });
}

/** What a play is called: secret ones and those with a choice have a name for each. */
function keyOf(move: Move): string {
  switch (move.verb) {
    case "card":
      return move.number === null ? "card.unknown" : "card";
    case "swap":
      return move.mission === null ? "swap.unknown" : "swap";
    case "order":
      return `order.${move.when}`;
    case "recharge":
      return `recharge.${move.value}`;
    case "rogue":
      return move.route.length ? "rogue" : "rogue.stays";
    default:
      return move.verb;
  }
}

function inWords(move: Move, say: Say): Record<string, unknown> {
  switch (move.verb) {
    case "base":
      return { side: say(`way.${move.side}`) };
    case "company":
      return { name: companyName(move.name, say) };
    case "swap":
      return { mission: move.mission && missionName(move.mission, say) };
    case "load":
      return { packages: packagesInWords(move, say) };
    case "hand":
      return { to: say(`driver.${move.to}`) };
    case "rogue":
      return { route: move.route.join(" → ") };
    default:
      return {};
  }
}

/** A word of the house's box; one of somebody's own box is called as it is written there. */
export function known(key: string, name: string, say: Say): string {
  const words = say(key);
  return words === key ? name : words;
}

export const companyName = (name: string, say: Say): string => known(`company.${name}`, name, say);
export const missionName = (name: string, say: Say): string => known(`mission.${name}`, name, say);
export const placeName = (name: string, say: Say): string => known(`place.${slug(name)}`, name, say);

function slug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** A location's name where soft hyphens have no use. */
export function placeAt(view: Pick<View, "locations">, square: Square, say: Say): string {
  return placeName(nameOf(view, square), say).replaceAll("\u00ad", "");
}

/** Where somebody is, or goes: "at Mill Lane", "to Mill Lane". */
export function where(way: "at" | "to", view: Pick<View, "locations">, square: Square, say: Say): string {
  const place = nameOf(view, square);
  const key = `${way}.${slug(place)}`;
  return say(say(key) === key ? `${way}.other` : key, { place });
}

function nameOf({ locations }: Pick<View, "locations">, square: Square): string {
  return locations.find((one) => one.square === square)?.name ?? square;
}

/** "1 high-value package and 2 low-value packages". */
export function packagesInWords({ low, high }: Packages, say: Say): string {
  const counted = (value: "low" | "high", count: number): string[] =>
    count ? [say(`packages.${value}${count === 1 ? ".one" : ""}`, { count })] : [];
  const words = [...counted("high", high), ...counted("low", low)];
  return words.length ? listed(words, say) : say("packages.none");
}

export function listed(words: readonly string[], say: Say): string {
  if (words.length < 2) return words.join("");
  return words.slice(0, -1).join(", ") + say("and") + words.at(-1);
}
