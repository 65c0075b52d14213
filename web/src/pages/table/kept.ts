// A play that hasn't arrived yet, kept in this tab in case the page is loaded anew meanwhile.

import type { Table } from "../../state/table.svelte";

/** A play, and for which seat and turn it was chosen: for any other it is stale. */
export interface Kept {
  seat: number;
  turn: number;
  action: string;
}

type Seen = Pick<Table, "seat" | "mine" | "update" | "seen" | "legal" | "outcome">;

/** What becomes of a kept play: it waits until its seat is shown, goes out, has arrived already, or is too late. */
export type Fate = "wait" | "send" | "arrived" | "stale";

const KEPT = "packhouse.kept.";

export function keep(table: string, play: Kept): void {
  sessionStorage.setItem(KEPT + table, JSON.stringify(play));
}

export function forget(table: string): void {
  sessionStorage.removeItem(KEPT + table);
}

export function keptAt(table: string): Kept | null {
  try {
    const { seat, turn, action } = JSON.parse(sessionStorage.getItem(KEPT + table) ?? "null") as Kept;
    return Number.isInteger(seat) && Number.isInteger(turn) && typeof action === "string"
      ? { seat, turn, action }
      : null;
  } catch {
    return null; // nothing is kept, or nothing of ours
  }
}

export function fateOf({ seat, turn, action }: Kept, table: Seen): Fate {
  const isShown = table.seat === seat && table.update !== null;
  if (!isShown) return table.mine.includes(seat) && !table.outcome ? "wait" : "stale";
  if (hasArrived({ seat, turn, action }, table)) return "arrived";
  return turn === (table.update?.turn ?? 0) && table.legal.includes(action) ? "send" : "stale";
}

/** Whether it was the next play of its seat. */
export function hasArrived({ seat, turn, action }: Kept, { seen }: Pick<Table, "seen">): boolean {
  const own = seen.filter((one) => one.type === "play" && one.seat === seat)[turn];
  return own?.type === "play" && own.action === action;
}
