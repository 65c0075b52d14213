// Who sits where, and what happened, in words.

import type { Say, Wording } from "./games/game";
import { levelInShort, say } from "./texts/index.svelte";
import type { SeatInfo, Seen, SeenPlay } from "./wire/types.gen";

/** Names a seat's player: a bot by its level, and every seat by its place where there is no name, or another's like it. */
export function nameOf(words: Say, seats: readonly SeatInfo[], seat: number): string {
  const name = ownName(seats[seat]);
  const side = words(`side.${seat}`);
  const place = (side === `side.${seat}` ? seats[seat]?.side : side) || say("seat_number", { number: seat + 1 });
  if (!name) return place;
  const isDouble = seats.some((other, number) => number !== seat && ownName(other) === name);
  if (!isDouble) return name;
  return name.endsWith(")") ? `${name}, ${place}` : `${name} (${place})`; // brackets are never doubled
}

/** Names whoever plays in a seat now, be it the bot that stands in or plays on. */
export function playerOf(words: Say, seats: readonly SeatInfo[], seat: number): string {
  const name = nameOf(words, seats, seat);
  return seats[seat]?.stand_in ? say("bot_for", { name }) : name;
}

function ownName(facts: SeatInfo | undefined): string {
  if (!facts || facts.kind === "open") return "";
  return facts.kind === "bot" ? say("bot_named", { level: levelInShort(facts.name ?? "") }) : (facts.name ?? "");
}

/** The seats as they were when no more than this had been told: who had resigned by then, and where bots stood in. */
export function seatsThen(seats: readonly SeatInfo[], seen: readonly Seen[]): SeatInfo[] {
  const then = seats.map((seat) => ({ ...seat, resigned: false, late: false, stand_in: "" }));
  for (const one of seen) {
    const seat = "seat" in one ? then[one.seat] : undefined;
    if (!seat) continue;
    if (one.type === "resign") Object.assign(seat, { resigned: true, late: one.late ?? false });
    if (one.type === "seated") seat.stand_in = one.occupant.replace(/^bot:/, "");
  }
  return then;
}

/**
 * What happened; `describe` is the game's, `playing` says who plays in a seat where it isn't whoever has it, and `undone` are the
 * plays that were taken back by it, where that is known.
 */
export function inWords(
  seen: Seen,
  seats: readonly SeatInfo[],
  words: Say,
  describe: Wording["describe"] | undefined,
  playing = nameOf,
  undone: readonly SeenPlay[] = [],
): string {
  const namer = seen.type === "play" ? playing : nameOf;
  const name = "seat" in seen ? namer(words, seats, seen.seat) : "";
  switch (seen.type) {
    case "play":
      return say(seen.late ? "news_late_play" : "news_play", {
        name,
        action: describe?.(seen.action, words) ?? seen.action,
      });
    case "undo":
      return undoInWords(undone, seats, words, describe);
    case "resign":
      return say(seen.late ? "news_late" : "news_resign", { name });
    case "draw":
      return say("news_draw");
    case "seated":
      return say(seen.occupant ? "news_seated_bot" : "news_seated_back", { name });
  }
}

/** Whose play was taken back, which one, and how many that came after it. */
function undoInWords(
  [first, ...more]: readonly SeenPlay[],
  seats: readonly SeatInfo[],
  words: Say,
  describe: Wording["describe"] | undefined,
): string {
  if (!first) return say("news_undo");
  return say(more.length ? "news_undo_more" : "news_undo_of", {
    name: nameOf(words, seats, first.seat),
    action: describe?.(first.action, words) ?? first.action,
    count: more.length,
  });
}
