// What the coach says: on its own pages, as the home page does without.

import { settings } from "../settings.svelte";
import german from "./de/coach";
import english from "./en/coach";
import { filled } from "./index.svelte";

const WORDS = { en: english, de: german };

export function sayAsCoach(key: keyof typeof english, fields: Record<string, unknown> = {}): string {
  return filled(WORDS[settings.language][key], fields);
}
