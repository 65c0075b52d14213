// What is said about puzzles: learned where there are some, as the home page has no room for it.

import { Fetched } from "../../fetched";
import { settings, type Language } from "../../settings.svelte";
import { filled } from "../../texts/index.svelte";
import type english from "../../texts/en/puzzles";

export type Key = keyof typeof english;
type Texts = Record<Key, string>;

const TEXTS: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import("../../texts/en/puzzles"),
  de: () => import("../../texts/de/puzzles"),
};
const known = new Fetched<Texts>();

/** Says something about puzzles; nothing until the words are here. */
export function tell(key: Key, fields: Record<string, unknown> = {}): string {
  const { language } = settings;
  const texts = known.get(language, async () => (await TEXTS[language]()).default);
  return texts ? filled(texts[key], fields) : "";
}
