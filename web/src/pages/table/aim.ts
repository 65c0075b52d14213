// What one has to do to win, for the start of a match.

import type { Say } from "../../games/game";
import { told } from "../../texts/told";

/**
 * The game's own words for it: those for whoever plays alone or has this seat go first. Null: it has none; empty: they
 * are on their way.
 */
export function aimOf(words: Say, isAlone: boolean, seat: number | null): string | null {
  const own = isAlone ? told(words, "aim.alone") : seat === null ? "" : told(words, `aim.${seat}`);
  return own || (words("aim") === "aim" ? null : words("aim"));
}
