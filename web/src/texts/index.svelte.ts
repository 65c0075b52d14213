// Words, in the language that someone has chosen.

import { untrack } from "svelte";

import { Fetched } from "../fetched";
import type { Say, Texts } from "../games/game";
import { GAMES } from "../games/registry";
import { settings } from "../settings.svelte";
import type { Language } from "../settings.svelte";
import { Refusal } from "../wire/line";
import type { Choice } from "../wire/types.gen";
import english from "./en";
import { isolated } from "./isolated";
import { between } from "./levels";
import { told } from "./told";

export type Key = keyof typeof english;

const OTHERS: Record<Exclude<Language, "en">, () => Promise<{ default: Record<Key, string> }>> = {
  de: () => import("./de"),
};
export const LANGUAGES: Record<Language, string> = { en: "English", de: "Deutsch" };

const REFUSALS: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./en/refusals"),
  de: () => import("./de/refusals"),
};

let words: Record<Key, string> = $state.raw(english);
let refusals: Record<string, string> = $state.raw({});
let hasRefusals = false;

/** Loads the words of the chosen language. */
export async function learn(language: Language): Promise<void> {
  if (hasRefusals) void learnRefusals(language);
  const learned = language === "en" ? english : (await OTHERS[language]()).default;
  if (settings.language === language) words = learned;
}

/** Loads what is said where something is refused: the home page does without, until it has something to say. */
export async function learnRefusals(language: Language = untrack(() => settings.language)): Promise<void> {
  hasRefusals = true;
  const learned = (await REFUSALS[language]()).default;
  if (settings.language === language) refusals = learned;
}

/** Puts what fields hold into a text. */
export function filled(text: string, fields: Record<string, unknown>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in fields ? written(fields[name]) : whole));
}

/** Fractions have the language's own point; whole numbers may be names, and stay as they are. */
function written(field: unknown): string {
  return typeof field === "number" && !Number.isInteger(field) ? figure(field) : isolated(String(field));
}

/** Says something in the page's words. */
export function say(key: Key, fields: Record<string, unknown> = {}): string {
  return filled(words[key], fields);
}

/** Says something that only data names, if there are words for it. */
export function sayIf(key: string, fields: Record<string, unknown> = {}): string | null {
  const text = (words as Record<string, string>)[key];
  return text === undefined ? null : filled(text, fields);
}

/** The texts of games that were read of, in the languages in which they were. */
const known = new Fetched<Texts>();

/** Gives the texts of one game; null while they are on their way. */
function textsOf(game: string): Texts | null {
  const load = GAMES.get(game)?.texts[settings.language];
  return load ? known.get(inLanguage(game), async () => (await load()).default) : {};
}

const inLanguage = (game: string): string => `${game} ${settings.language}`;

/** Says whether the texts of one game are there. */
export function hasTexts(game: string): boolean {
  return textsOf(game) !== null;
}

/** Says whether the texts of one game couldn't be had so far. */
export function lacksTexts(game: string): boolean {
  return known.lacks(inLanguage(game));
}

/** Gives the words of one game, which fall back on the page's. Until the game's are there, nothing is said for them. */
export function sayFor(game: string): Say {
  return (key, fields = {}) => {
    const texts = textsOf(game);
    const text = texts?.[key];
    return text === undefined ? (sayIf(key, fields) ?? (texts ? key : "")) : filled(text, fields);
  };
}

/**
 * Says why not: in the reader's language where there are words for the code, else as the house put it. Where the
 * house tells of a seat, counted from 1, and it is known who has it, a game's words may call them `{player}`.
 */
export function why(error: unknown, game = "", nameOf?: (seat: number) => string): string {
  if (!(error instanceof Refusal)) return String(error);
  const { seat, until } = error.fields;
  const player = nameOf && typeof seat === "number" ? { player: nameOf(seat - 1) } : {};
  const time = typeof until === "number" ? { until: moment(until) } : {};
  const fields = { ...error.fields, ...player, ...time };
  const own = textsOf(game)?.[`refusal.${error.code}`];
  const general = () => orElse(error, game) ?? ofOption(error, game) ?? refused(error.code, fields);
  const sentence = own ? filled(own, fields) : general();
  const isWhole = sentence !== null && !/\{\w+\}/.test(sentence); // another's code of the same name has other fields
  return isWhole ? sentence : error.message.charAt(0).toUpperCase() + error.message.slice(1);
}

/** Says why not, and what option of the game would make it possible, if there is one. */
function orElse(error: Refusal, game: string): string | null {
  const way = wayOut(error);
  return way && refused(`${error.code}_or`, { way: say("way_out", choiceOf(sayFor(game), way)) });
}

function refused(code: string, fields: Record<string, unknown>): string | null {
  const text = refusals[`refused_${code}`];
  return text === undefined ? null : filled(text, fields);
}

/** Says of an option that can't be so what the form calls it, and how it can be where that is a range. */
function ofOption({ code, fields }: Refusal, game: string): string | null {
  if (code !== "bad_option") return null;
  const option = told(sayFor(game), `option.${fields.name}`) || fields.name;
  return refused("least" in fields ? "bad_option_range" : "bad_option", { ...fields, option });
}

/** An option that would make possible what was refused, and its value, as the house names them. */
export type Way = Pick<Choice, "option"> & { value: string | number | boolean };

export function wayOut(error: unknown): Way | null {
  const { option, value } = error instanceof Refusal ? error.fields : {};
  return typeof option === "string" && value !== undefined ? { option, value } : null;
}

/** An option and its value as a form calls them. */
export function choiceOf(words: Say, { option, value }: Way): { option: string; value: string } {
  const key = `option.${option}`;
  return { option: told(words, key) || option, value: told(words, `${key}.${value}`) || String(value) };
}

/** What the rulebook calls a seat; as the house has it where the game has no words, empty where it has no name for it. */
export function sideOf(game: string, seat: number, given = ""): string {
  const key = `side.${seat}`;
  const side = sayFor(game)(key);
  return side === key ? given : side;
}

/** A day as people write it. */
export function date(at: number): string {
  return dated({ dateStyle: "medium" }, at);
}

/** A day with the time, where the reader is. */
export function moment(at: number): string {
  return dated({ dateStyle: "medium", timeStyle: "short" }, at);
}

/** The house's English is Britain's. */
function dated(style: Intl.DateTimeFormatOptions, at: number): string {
  return new Intl.DateTimeFormat(settings.language === "en" ? "en-GB" : settings.language, style).format(at);
}

/** Writes a number as the reader's language does. */
export function figure(value: number): string {
  return new Intl.NumberFormat(settings.language).format(value);
}

/** Names a bot's level. */
export function level(name: string): string {
  return mixed("level_between", name) ?? sayIf(`level_${name}`) ?? name;
}

/** Names a bot's level as briefly as a player's name has to be. */
export function levelInShort(name: string): string {
  return mixed("level_mixed", name) ?? level(name);
}

function mixed(key: "level_between" | "level_mixed", name: string): string | null {
  const both = between(name);
  return both && say(key, { lower: level(both.lower), upper: level(both.upper) });
}

/** Puts names in a row. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names.map(isolated));
}
