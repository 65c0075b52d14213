// What one has to do to win, for the start of a match.

import type { Say } from "../../games/game";
import { say } from "../../texts/index.svelte";
import { told } from "../../texts/told";
import type { SeenPlay } from "../../wire/types.gen";

/** Whether it is still to be told: until one's own first play; to whoever only watches, until anybody's. */
export function isBeginning(plays: readonly SeenPlay[], mine: readonly number[]): boolean {
  return !plays.some(({ seat }) => mine.length === 0 || mine.includes(seat));
}

/**
 * The game's own words for it: those for whoever plays alone or has this seat go first. Null: it has none; empty: they
 * are on their way.
 */
export function aimOf(words: Say, isAlone: boolean, seat: number | null): string | null {
  const own = isAlone ? told(words, "aim.alone") : seat === null ? "" : told(words, `aim.${seat}`);
  return own || (words("aim") === "aim" ? null : words("aim"));
}

/** Who gets what besides: “Bo gets 3.5 for going second.” */
export function extrasInWords(extras: readonly string[], name: (seat: number) => string): string {
  return extras
    .flatMap((extra, seat) => (extra ? [sentence(say("aim_extra", { name: name(seat), extra }))] : []))
    .join(" ");
}

/** What begins with a bot's name begins with a capital all the same. */
function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
