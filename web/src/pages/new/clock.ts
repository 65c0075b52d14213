// The clock of a new table, as its form has it.

import type { Clock } from "../../wire/types.gen";

type Kind = NonNullable<Clock["kind"]>;

/** What the form's fields hold; a number that was emptied is null. */
export interface Fields {
  kind: Kind;
  /** How long, in the unit of the kind. */
  amount: number | null;
  /** Seconds after each move. */
  increment: number | null;
}

/** Seconds that a kind's amount counts in. */
const UNITS: Record<Kind, number> = { none: 0, move: 1, game: 60, days: 86_400 };

export const UNTIMED: Fields = { kind: "none", amount: 10, increment: 0 };
/** Enough for all but those who stall. */
const RATED: Fields = { kind: "game", amount: 20, increment: 15 };

/** What holds of what someone has chosen: a rated table has a clock, a long one where none is chosen. */
export function inForce(chosen: Fields, isRated: boolean): Fields {
  return isRated && chosen.kind === "none" ? RATED : chosen;
}

/** What the house is asked for. */
export function clockOf({ kind, amount, increment }: Fields): Clock {
  if (kind === "none") return { kind };
  const seconds = Math.max(1, Math.round((amount || 1) * UNITS[kind]));
  return { kind, seconds, ...(kind === "game" ? { increment: increment || 0 } : {}) };
}
