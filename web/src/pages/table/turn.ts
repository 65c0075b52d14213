// Whose turn it is, and what it means to be offline, in words.

import type { Say } from "../../games/game";
import { nameOf, playerOf } from "../../seats";
import type { Table } from "../../state/table.svelte";
import { listed, say, why } from "../../texts/index.svelte";
import { told } from "../../texts/told";
import type { Refusal } from "../../wire/line";
import type { SeatInfo } from "../../wire/types.gen";

/** Letters that a phone has room for in a line. */
const LONG = 26;

type Seen = Pick<
  Table,
  "seats" | "seat" | "mine" | "active" | "isMyTurn" | "outcome" | "warming" | "isByCorrespondence"
>;
type Timed = Pick<Table, "seat" | "isMyTurn" | "times" | "isByCorrespondence">;

/** Says who is to act, to whoever it is in the game's own words for the phase; nothing once it is over. */
export function turnInWords(table: Seen, words: Say, phase = ""): string {
  if (table.outcome) return "";
  if (table.isMyTurn) return ownTurn(table, words, phase);
  const names = table.active.map((seat) => playerOf(words, table.seats, seat));
  const isBots = (seat: number): boolean => table.seats[seat]?.kind === "bot" || !!table.seats[seat]?.stand_in;
  if (names.length > 1 && table.active.every(isBots)) return say("turn_bots", { count: names.length });
  if (names.length > 1) return turnOfSeveral(names);
  const [name] = names;
  const [seat = -1] = table.active;
  if (table.warming.has(seat)) return say("turn_warming", { name });
  if (isBots(seat)) return say("turn_bot", { name });
  return say(isMissed(table, seat) ? "turn_away" : "turn_other", { name });
}

/** Whether the others wait for someone who isn't there; by correspondence nobody needs to be. */
function isMissed(table: Seen, seat: number): boolean {
  const facts = table.seats[seat];
  return facts?.kind === "person" && !facts.present && !facts.mine && !table.isByCorrespondence;
}

/** Says who was to act in a position that is looked back at; nothing once it was over. */
export function turnThen(active: readonly number[], seats: readonly SeatInfo[], words: Say): string {
  const names = active.map((seat) => playerOf(words, seats, seat));
  if (names.length > 1) return turnOfSeveral(names);
  return names.length ? say("turn_other", { name: names[0] }) : "";
}

function turnOfSeveral(names: string[]): string {
  const all = listed(names);
  return all.length > LONG ? say("turn_many", { count: names.length }) : say("turn_several", { names: all });
}

function ownTurn(table: Seen, words: Say, phase: string): string {
  if (table.mine.length < 2) return told(words, `turn.${phase}`) || say("turn_you");
  return say("turn_you_as", { name: nameOf(words, table.seats, table.seat!) });
}

/**
 * Says that one is offline, and what becomes of one's move and of the clock, or why the house lets nobody in: the banner may be
 * out of sight.
 */
export function offlineInWords(table: Timed, isSending: boolean, barred: Refusal | null): string {
  if (barred) return why(barred);
  if (runsOut(table)) return say(isSending ? "sending_clock" : "offline_clock");
  return say(isSending ? "sending" : "offline");
}

function runsOut({ seat, isMyTurn, times, isByCorrespondence }: Timed): boolean {
  const own = isMyTurn ? times?.seats[seat!] : null;
  return !isByCorrespondence && (own != null || times?.phase != null);
}
