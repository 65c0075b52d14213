// What one sees at one's running tables: asked for once, and again only where something has happened.

import { SvelteMap } from "svelte/reactivity";

import type { MyTable, Position } from "../../wire/types.gen";

/** How many tables are looked at: those that come first. */
export const MOST = 6;

type Ask = (table: string) => Promise<Position>;

export class Glances {
  readonly #ask: Ask;
  readonly #seen = new SvelteMap<string, Position>();
  /** When something last happened at a table that was asked about. */
  readonly #asked = new Map<string, number>();

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** What there is to see at a table; what there was stays until the next is here. */
  of({ table }: Pick<MyTable, "table">): Position | null {
    return this.#seen.get(table) ?? null;
  }

  /** Asks about the first tables at which something has happened since, one after another: nobody waits for a picture. */
  async look(tables: readonly MyTable[]): Promise<void> {
    const news = tables
      .filter(({ status }) => status === "playing")
      .slice(0, MOST)
      .filter(({ table, at }) => this.#asked.get(table) !== at);
    for (const { table, at } of news) this.#asked.set(table, at);
    for (const { table } of news) {
      const found = await this.#ask(table).catch(() => null);
      if (found) this.#seen.set(table, found);
    }
  }
}

/** The last play that is news at a table, to be marked. */
export function lastPlay({ seen }: Pick<MyTable, "seen">): { seat: number; action: string } | null {
  return seen.findLast((one) => one.type === "play") ?? null;
}
