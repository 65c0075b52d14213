// Who sits where, and what happened, in words.

import type { Say, Wording } from "./games/game";
import { levelInShort, listed, say } from "./texts/index.svelte";
import { isolated } from "./texts/isolated";
import type { SeatInfo, Seen, SeenPlay } from "./wire/types.gen";

/** Names a seat's player: a bot by its level, and a seat that is free by its place, as is whoever has another's name. */
export function nameOf(words: Say, seats: readonly SeatInfo[], seat: number): string {
  const [facts, name, number] = [seats[seat], ownName(seats[seat]), seat + 1];
  const told = words(`side.${seat}`);
  const side = told === `side.${seat}` ? facts?.side : told;
  const place = side || say("seat_number", { number });
  if (!name) return place;
  const isDouble = seats.some((other, index) => index !== seat && ownName(other) === name);
  if (!isDouble) return name;
  if (facts?.kind === "bot" && !side) return say("bot_numbered", { level: levelInShort(facts.name ?? ""), number });
  return bracketed(name, place);
}

/** Tells more of a name in brackets, which are never doubled. */
export function bracketed(name: string, more: string): string {
  return name.endsWith(")") ? `${isolated(name.slice(0, -1))}, ${more})` : `${isolated(name)} (${more})`;
}

/** What guests without a name are called, each in their own language; no account can be called so. */
const UNNAMED = new Set(["Guest", "Gast"]);

/** Says whether nobody's account is behind a person's name, so that anyone might have chosen it. */
export const isGuest = ({ kind, name, rating }: SeatInfo): boolean =>
  (kind === "person" || kind === "local") && (rating ?? null) === null && !!name && !UNNAMED.has(name);

/** Names a seat's player in a list, where others' guests are marked: there, nothing else tells them from an account. */
export function listedName(words: Say, seats: readonly SeatInfo[], seat: number): string {
  const name = nameOf(words, seats, seat);
  const facts = seats[seat];
  return facts && isGuest(facts) && !facts.mine ? bracketed(name, say("guest_mark")) : name;
}

/** Names whoever plays in a seat now, be it the bot that stands in or plays on. */
export function playerOf(words: Say, seats: readonly SeatInfo[], seat: number): string {
  const name = nameOf(words, seats, seat);
  return seats[seat]?.stand_in ? say("bot_for", { name }) : name;
}

/** The seat of whoever reads this; null where several share the device, or nobody at it plays. */
export function readerIn(mine: readonly number[]): number | null {
  return mine.length === 1 ? mine[0]! : null;
}

function ownName(facts: SeatInfo | undefined): string {
  if (!facts || facts.kind === "open") return "";
  if (!facts.name && (facts.kind === "bot" || facts.mine)) return ""; // in a lesson seats are called by their places
  if (facts.kind === "bot") return say("bot_named", { level: levelInShort(facts.name ?? "") });
  if (UNNAMED.has(facts.name ?? "")) return say("guest");
  return facts.name || say("someone"); // whose name is forgotten
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
 * What happened; `describe` is the game's, `playing` says who plays in a seat where it isn't whoever has it, and `undone` what
 * was taken back by it, where that is known.
 */
export function inWords(
  seen: Seen,
  seats: readonly SeatInfo[],
  words: Say,
  describe: Wording["describe"] | undefined,
  playing = nameOf,
  undone = "",
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
      return undone ? say("news_undo_of", { moves: undone }) : say("news_undo");
    case "resign":
      return say(seen.late ? "news_late" : "news_resign", { name });
    case "draw":
      return say("news_draw");
    case "seated":
      return say(seen.occupant ? "news_seated_bot" : "news_seated_back", { name });
  }
}

/** Lists plays with whose each is: "your move d3 and Bo's move e4"; `mine` are the seats of whoever reads it. */
export function movesInWords(
  plays: readonly SeenPlay[],
  { seats, mine, words }: { seats: readonly SeatInfo[]; mine: readonly number[]; words: Say },
  noted: (play: SeenPlay) => string,
): string {
  const one = (play: SeenPlay): string =>
    mine.includes(play.seat)
      ? say("undo_yours", { move: noted(play) })
      : say("undo_theirs", { name: nameOf(words, seats, play.seat), move: noted(play) });
  return listed(plays.map(one));
}
