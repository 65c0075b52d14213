// Who sits where, and what happened, in words.

import type { Say } from "./games/game";
import { level, say } from "./texts/index.svelte";
import type { Seen } from "./wire/types.gen";
import type { SeatFacts } from "./wire/types.gen";

/** Names a seat's player: a bot by its level, and every seat by its number where there is no name. */
export function nameOf(seats: readonly SeatFacts[], seat: number): string {
  const facts = seats[seat];
  if (facts?.kind === "bot") return say("bot_named", { level: level(facts.name ?? "") });
  if (facts?.kind === "open" || !facts?.name) return facts?.side || say("seat_number", { number: seat + 1 });
  return facts.name;
}

export function inWords(seen: Seen, seats: readonly SeatFacts[], words: Say): string {
  const name = "seat" in seen ? nameOf(seats, seen.seat) : "";
  switch (seen.type) {
    case "play":
      return words("news_play", { name, action: seen.action });
    case "undo":
      return say("news_undo");
    case "resign":
      return say(seen.late ? "news_late" : "news_resign", { name });
    case "draw":
      return say("news_draw");
    case "seated":
      return say(seen.occupant ? "news_seated_bot" : "news_seated_back", { name });
  }
}
