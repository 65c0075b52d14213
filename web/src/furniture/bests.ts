// Personal bests, put in order for people.

import type { Best, Table } from "../wire/types.gen";

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
    const key = JSON.stringify([game, inOrder(options), components]);
    const group = groups.get(key) ?? { key, game, options, hasOwnBox: components !== "", bests: [] };
    groups.set(key, group);
    group.bests.push(best);
  }
  return [...groups.values()];
}

/** The reader's own best with the options of a table where they have just finished, which may be this very match; null: it isn't known which. */
export function ownBest(bests: readonly Best[], { table, options }: Pick<Table, "table" | "options">): Best | null {
  const alike = (best: Best): boolean => JSON.stringify(inOrder(best.options)) === JSON.stringify(inOrder(options));
  const own = bests.filter((best) => best.mine && alike(best));
  return own.find((best) => best.table === table) ?? (own.length === 1 ? own[0]! : null);
}

function inOrder(options: Record<string, unknown>): [string, unknown][] {
  return Object.entries(options).sort();
}
