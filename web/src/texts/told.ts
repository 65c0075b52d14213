// Words that a game may have or not.

import type { Say } from "../games/game";

/** Gives the words for something, or nothing where the game has none. */
export function told(words: Say, key: string): string {
  const text = words(key);
  return text === key ? "" : text;
}
