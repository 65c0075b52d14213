// How one stands with the puzzle of a day, and what one may tell of it.

import type { DailyPuzzle, PastPuzzle } from "../../wire/types.gen";

const [FAILED, SOLVED] = ["📦", "✅"];
const DAY = 86_400_000;

/** Whether nothing more is to be tried. */
export const isDone = ({ solved, tries, most, table }: DailyPuzzle): boolean => solved || (tries >= most && !table);

/** How many tries one has, the one that goes on among them. */
export const left = ({ tries, most, table }: DailyPuzzle): number => most - tries + (table ? 1 : 0);

/** A sign for each try: none of them says how it went on the board. */
export function signs({ tries, solved }: Pick<PastPuzzle, "tries" | "solved">): string {
  return FAILED.repeat(solved ? tries - 1 : tries) + (solved ? SOLVED : "");
}

export interface Shown {
  day: string;
  past: PastPuzzle | null;
}

/** The last days up to one of them, the oldest first, each with what was done on it. */
export function lastDays(today: string, past: readonly PastPuzzle[], count: number): Shown[] {
  const last = Date.parse(today);
  return Array.from({ length: count }, (_, number) => {
    const day = new Date(last - (count - 1 - number) * DAY).toISOString().slice(0, 10);
    return { day, past: past.find((one) => one.day === day) ?? null };
  });
}
