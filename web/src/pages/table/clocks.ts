// The clocks of a table.

import type { Table } from "../../state/table.svelte";
import type { SeatInfo } from "../../wire/types.gen";

export interface Left {
  /** Milliseconds left, when that was, and whether it runs. */
  left: number;
  since: number;
  running: boolean;
}

type Timed = Pick<Table, "times" | "heardAt" | "mine">;

/** The time that a seat has left; null: it has no clock. Bots' clocks stand still. */
export function clockOf(
  { times, heardAt }: Timed,
  facts: SeatInfo | undefined,
  seat: number,
  active: readonly number[],
): Left | null {
  const left = times?.seats[seat];
  if (left == null) return null;
  return { left, since: heardAt, running: active.includes(seat) && facts?.kind !== "bot" && !facts?.stand_in };
}

/** The clock that runs now: everyone's in a race, else one's own, else that of whoever is to act; null: none does. */
export function runningClock(table: Timed, seats: readonly SeatInfo[], active: readonly number[]): Left | null {
  const phase = table.times?.phase;
  if (phase != null) return { left: phase, since: table.heardAt, running: true };
  const own = active.filter((seat) => table.mine.includes(seat));
  const clocks = [...own, ...active].map((seat) => clockOf(table, seats[seat], seat, active));
  return clocks.find((clock) => clock?.running) ?? null;
}
