// One's running games: which to take up again, and which are put away until something happens there.

import type { MyTable } from "../../wire/types.gen";

const KEY = "packhouse.away";

/** Tables that are put away, each with when something last happened there. Kept here, as it only tidies this device's list. */
export type Away = Record<string, number>;

export function keptAway(): Away {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Away;
  } catch {
    return {}; // storage may be blocked, or someone else's
  }
}

export function keepAway(away: Away): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(away));
  } catch {
    return; // then it lasts as long as the page
  }
}

export function isAway(away: Away, { table, at }: Pick<MyTable, "table" | "at">): boolean {
  return (away[table] ?? -1) >= at;
}

/** Puts a table away; whatever isn't going on any more is forgotten. */
export function putAway(away: Away, tables: readonly MyTable[], { table, at }: MyTable): Away {
  const known = new Set(tables.map((one) => one.table));
  return { ...Object.fromEntries(Object.entries(away).filter(([name]) => known.has(name))), [table]: at };
}

/** The match of a game that someone plays on their own, against bots or alone: the newest one. */
export function goingOn(tables: readonly MyTable[], game: string, isAlone: boolean): MyTable | undefined {
  const fits = (table: MyTable): boolean =>
    table.game === game &&
    table.status === "playing" &&
    (table.seats.length === 1) === isAlone &&
    table.seats.filter((seat) => seat.mine && !seat.resigned).length === 1 &&
    table.seats.every((seat) => seat.mine || seat.kind === "bot");
  return tables.filter(fits).sort((a, b) => b.at - a.at)[0];
}

/** The match that someone goes on with who asks for a game; where it was put away, they want another one. */
export function takenUp(tables: readonly MyTable[], away: Away, game: string, isAlone: boolean): MyTable | undefined {
  const running = goingOn(tables, game, isAlone);
  return running && !isAway(away, running) ? running : undefined;
}
