// Plays, places, cards and packages in words.

import type { Say } from "../game";
import { read, type Move } from "./actions";
import type { Square } from "./city";
import type { Packages } from "./planning";
import type { Rule } from "./rogue";
import type { Box, Change, Mission, View } from "./types.gen";

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
function known(key: string, name: string, say: Say): string {
  const words = say(key);
  return words === key ? name : words;
}

export const companyName = (name: string, say: Say): string => known(`company.${name}`, name, say);
export const missionName = (name: string, say: Say): string => known(`mission.${name}`, name, say);
export const placeName = (name: string, say: Say): string => known(`place.${slug(name)}`, name, say);
export const gradeName = (name: string, say: Say): string => known(`grade.${name}`, name, say);

function slug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** A location's name where soft hyphens have no use. */
export function placeAt(view: Pick<View, "locations">, square: Square, say: Say): string {
  const name = view.locations.find((one) => one.square === square)?.name ?? square;
  return placeName(name, say).replaceAll("\u00ad", "");
}

/** "2 low and 1 high". */
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

/** What a company changes: "Your van holds 1 more". */
export function changeInWords({ trait, by }: Change, say: Say): string {
  return say(`trait.${trait}.${by > 0 ? "more" : "less"}`, { count: Math.abs(by) });
}

/** What a mission asks for. */
export function missionInWords({ counts, number, turn, at }: Mission, say: Say): string {
  const places = listed(
    at.map((name) => placeName(name, say).replaceAll("\u00ad", "")),
    say,
  );
  const key = `asks.${counts}`;
  return say(number === 1 && say(`${key}.one`) !== `${key}.one` ? `${key}.one` : key, { number, turn, places });
}

export function missionCard(box: Box, name: string): Mission | undefined {
  return box.missions.find((card) => card.name === name);
}

/** What a priority card does; nothing where it does nothing. */
export function specialOf(box: Box, number: number): Box["cards"][number]["special"] {
  return box.cards.find((card) => card.number === number)?.special ?? null;
}

interface Reader {
  /** Whose cubes are "yours". */
  seat: number | null;
  driverName: (seat: number) => string;
}

/** The Rogue's rule: "the Rogue goes for the 5 at Mill Lane". */
export function ruleInWords(rule: Rule, view: View, points: Packages, reader: Reader, say: Say): string {
  if (rule.kind === "free") return say("rule.free");
  if (rule.kind === "cubes") {
    const key = rule.crossed ? (rule.crossed === 1 ? "rule.cube" : "rule.cubes") : "rule.near";
    const fields = { name: reader.driverName(rule.victim), count: rule.crossed };
    return say(rule.victim === reader.seat ? `${key}.own` : key, fields);
  }
  const places = rule.squares.map((square) => placeAt(view, square, say));
  return say(places.length > 1 ? "rule.packages" : "rule.package", {
    points: points[rule.value],
    places: places.length > 1 ? eitherOf(places, say) : places[0],
  });
}

/** Words that go on from others, as a sentence of their own. */
export function sentenceOf(words: string): string {
  return words && `${words[0]!.toUpperCase()}${words.slice(1)}.`;
}

function eitherOf(words: readonly string[], say: Say): string {
  return words.slice(0, -1).join(", ") + say("or") + words.at(-1);
}

/** The turns that the bomb still has: at 0 it explodes at the end of this one. */
export function turnsLeft({ fuse, turn }: Pick<View, "fuse" | "turn">): number | null {
  return fuse === null ? null : Math.max(0, fuse - turn);
}
