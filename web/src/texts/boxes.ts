// What is said of boxes of one’s own, on the pages that need it: the home page does without.

import { settings } from "../settings.svelte";
import german from "./de/boxes";
import english from "./en/boxes";
import { filled } from "./index.svelte";

const WORDS = { en: english, de: german };

export function sayOfBox(key: keyof typeof english, fields: Record<string, unknown> = {}): string {
  return filled(WORDS[settings.language][key], fields);
}
