// What cards, grades and the Rogue's list say.

import type { Say } from "../game";
import { ROGUE } from "./drivers";
import type { Rule } from "./rogue";
import { termsOf } from "./terms";
import type { Box, Change, DriverView, Mission, MissionView, View } from "./types.gen";
import { companyName, known, listed, placeName, where } from "./words";

export const gradeName = (name: string, say: Say): string => known(`grade.${name}`, name, say);

/** What a company changes: "The van holds 5 instead of 4". */
export function changeInWords({ trait, by }: Change, box: Box, say: Say): string {
  const usual = termsOf(box, { company: null })[trait];
  const total = usual + by;
  const key = `trait.${trait}.${by > 0 ? "more" : "less"}`;
  const special = [...(total === 0 ? [`trait.${trait}.none`] : []), ...(Math.abs(by) === 1 ? [`${key}.one`] : [])];
  return say(special.find((one) => say(one) !== one) ?? key, { count: Math.abs(by), total, usual });
}

/** What a mission asks for. */
export function missionInWords({ counts, number, turn, at }: Mission, say: Say): string {
  const places = listed(
    at.map((name) => placeName(name, say).replaceAll("\u00ad", "")),
    say,
  );
  const key = `asks.${counts}${number < at.length ? ".some" : ""}`;
  return say(number === 1 && say(`${key}.one`) !== `${key}.one` ? `${key}.one` : key, { number, turn, places });
}

export function missionCard(box: Box, name: string): Mission | undefined {
  return box.missions.find((card) => card.name === name);
}

/** What a mission scores where a company changes that: "5 + 2"; nothing where it doesn't. */
export function sumOf(card: Mission | undefined, { points }: Pick<MissionView, "points">): string {
  const more = card ? points - card.points : 0;
  return more ? `${card!.points} ${more > 0 ? "+" : "−"} ${Math.abs(more)}` : "";
}

/** Whether it can't be done any more: its turn is over, or the Rogue has taken what it never gives back. */
export function isTooLate(card: Mission | undefined, { counted, asked }: MissionView, turn: number): boolean {
  if (!card || counted >= asked) return false;
  return card.counts === "unrobbed" || (card.counts.endsWith("_by") && turn > card.turn);
}

type Special = Box["cards"][number]["special"];

/** What does nothing for the Rogue, who has no missions and doesn't rob itself. */
const LOST_ON_THE_ROGUE: ReadonlySet<Special> = new Set(["swap", "ignored"]);

/** What a driver's priority card does; nothing where it does nothing. */
export function specialOf(box: Box, number: number, driver: number): Special {
  const special = box.cards.find((card) => card.number === number)?.special ?? null;
  return driver === ROGUE && LOST_ON_THE_ROGUE.has(special) ? null : special;
}

interface Reader {
  /** Whose cubes are "yours". */
  seat: number | null;
  driverName: (seat: number) => string;
}

/** The Rogue's rule: "the Rogue goes for the high-value package at Mill Lane". */
export function ruleInWords(rule: Rule, view: View, reader: Reader, say: Say): string {
  if (rule.kind === "free") {
    const winner = view.winner ?? 0;
    return say(winner === reader.seat ? "rule.free.own" : "rule.free", { name: reader.driverName(winner) });
  }
  if (rule.kind === "cubes") {
    const key = rule.crossed ? (rule.crossed === 1 ? "rule.cube" : "rule.cubes") : "rule.near";
    const fields = { name: reader.driverName(rule.victim), count: rule.crossed };
    return say(rule.victim === reader.seat ? `${key}.own` : key, fields);
  }
  const places = rule.squares.map((square) => where("at", view, square, say));
  const kind = places.length > 1 ? "packages" : "package";
  return say(`rule.${kind}.${rule.value}`, { places: places.length > 1 ? eitherOf(places, say) : places[0] });
}

/** Who is awaited, and what for: cards and missions are chosen by several at once. */
export function waitingInWords(
  { phase, waiting }: Pick<View, "phase" | "waiting">,
  { seat, driverName }: Reader,
  say: Say,
): string {
  if (phase === "card" && seat !== null && !waiting.includes(seat)) return say("prompt.wait.card.own");
  const isAtOnce = phase === "card" || phase === "swap";
  const names = waiting.slice(0, isAtOnce ? undefined : 1).map(driverName);
  return say(`prompt.wait.${phase}${names.length > 1 ? ".some" : ""}`, { name: listed(names, say) });
}

/** How many losses a company has stopped in all, in a sentence; empty: none. */
export function keptInWords({ company, logbook }: DriverView, name: string, say: Say): string {
  if (!company || !logbook.guarded) return "";
  const key = logbook.guarded === 1 ? "end.guarded.one" : "end.guarded";
  return sentenceOf(say(key, { name, company: companyName(company, say), count: logbook.guarded }));
}

/** Words that go on from others, as a sentence of their own. */
export function sentenceOf(words: string): string {
  return words && `${words[0]!.toUpperCase()}${words.slice(1)}.`;
}

function eitherOf(words: readonly string[], say: Say): string {
  return words.slice(0, -1).join(", ") + say("or") + words.at(-1);
}

const LAST_TURN = 16;

/** The turns that the bomb still has: at 0 it explodes at the end of this one; null: nobody has it, or it never will. */
export function turnsLeft({ fuse, turn }: Pick<View, "fuse" | "turn">): number | null {
  return fuse === null || fuse > LAST_TURN ? null : Math.max(0, fuse - turn);
}
