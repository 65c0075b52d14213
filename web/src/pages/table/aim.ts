// What one has to do to win, for the start of a match.

import type { Say } from "../../games/game";
import { told } from "../../texts/told";

/**
 * The game's own words for it: those for whoever plays alone or has this seat go first, and of each those without what
 * is switched off. Null: it has none; empty: they are on their way.
 */
export function aimOf(
  words: Say,
  isAlone: boolean,
  seat: number | null,
  options: Record<string, unknown>,
): string | null {
  const off = Object.keys(options).filter((name) => options[name] === false);
  const find = (key: string): string =>
    [...off.map((name) => `${key}.without.${name}`), key].map((one) => told(words, one)).find(Boolean) ?? "";
  const own = isAlone ? find("aim.alone") : seat === null ? "" : find(`aim.${seat}`);
  return own || find("aim") || (words("aim") === "aim" ? null : "");
}
