// Whose turn it is, in words.

import type { Say } from "../../games/game";
import { nameOf, playerOf } from "../../seats";
import type { Table } from "../../state/table.svelte";
import { listed, say } from "../../texts/index.svelte";

/** Letters that a phone has room for in a line. */
const LONG = 26;

type Seen = Pick<Table, "seats" | "seat" | "mine" | "active" | "isMyTurn" | "outcome" | "warming">;

/** Says who is to act; nothing once it is over. */
export function turnInWords(table: Seen, words: Say): string {
  if (table.outcome) return "";
  if (table.isMyTurn) return ownTurn(table, words);
  const names = table.active.map((seat) => playerOf(words, table.seats, seat));
  if (names.length > 1) {
    const all = listed(names);
    return all.length > LONG ? say("turn_many", { count: names.length }) : say("turn_several", { names: all });
  }
  const [name] = names;
  const [seat = -1] = table.active;
  if (table.warming.has(seat)) return say("turn_warming", { name });
  const isBots = table.seats[seat]?.kind === "bot" || table.seats[seat]?.stand_in;
  return say(isBots ? "turn_bot" : "turn_other", { name });
}

function ownTurn(table: Seen, words: Say): string {
  if (table.mine.length < 2) return say("turn_you");
  return say("turn_you_as", { name: nameOf(words, table.seats, table.seat!) });
}
