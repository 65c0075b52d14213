import type { Seen, SeenPlay } from "./types.gen";

/** The plays that were not taken back. */
export function standing(seen: readonly Seen[]): SeenPlay[] {
  let plays: { number: number; play: SeenPlay }[] = [];
  seen.forEach((one, index) => {
    if (one.type === "play") plays.push({ number: index + 1, play: one });
    else if (one.type === "undo") plays = plays.filter(({ number }) => number <= one.to);
  });
  return plays.map(({ play }) => play);
}
