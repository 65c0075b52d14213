// Personal bests, put in order for people.

import type { Best } from "../wire/types.gen";

/** Bests of one game and set-up, as they came: the best first. */
export interface Group {
  key: string;
  game: string;
  options: Record<string, unknown>;
  /** Whether it was played with another box than the game's own. */
  hasOwnBox: boolean;
  bests: Best[];
}

export function grouped(bests: readonly Best[]): Group[] {
  const groups = new Map<string, Group>();
  for (const best of bests) {
    const { game, options, components } = best;
    const key = JSON.stringify([game, Object.entries(options).sort(), components]);
    const group = groups.get(key) ?? { key, game, options, hasOwnBox: components !== "", bests: [] };
    groups.set(key, group);
    group.bests.push(best);
  }
  return [...groups.values()];
}
