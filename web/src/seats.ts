// Who sits where, and what happened, in words.

import type { Say } from "./games/game";
import { level, say } from "./texts/index.svelte";
import type { SeatFacts, Seen } from "./wire/types.gen";

/** Names a seat's player: a bot by its level, and every seat by its place where there is no name, or another's like it. */
export function nameOf(seats: readonly SeatFacts[], seat: number): string {
  const name = ownName(seats[seat]);
  const place = seats[seat]?.side || say("seat_number", { number: seat + 1 });
  if (!name) return place;
  return seats.some((other, number) => number !== seat && ownName(other) === name) ? `${name} (${place})` : name;
}

function ownName(facts: SeatFacts | undefined): string {
  if (!facts || facts.kind === "open") return "";
  return facts.kind === "bot" ? say("bot_named", { level: level(facts.name ?? "") }) : (facts.name ?? "");
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
