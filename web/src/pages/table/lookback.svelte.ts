// Stepping through what was: a position that isn't the newest is asked for, once.

import { note } from "../../state/toasts.svelte";
import type { Table } from "../../state/table.svelte";
import { why } from "../../texts/index.svelte";

export class Lookback {
  /** The number that is shown; null: the newest. */
  at: number | null = $state(null);
  /** What there was to see then; null while it isn't known yet. */
  view: unknown = $state.raw(null);
  readonly #table: Table;
  readonly #known = new Map<string, unknown>();

  constructor(table: Table) {
    this.#table = table;
  }

  async look(at: number | null, seat?: number): Promise<void> {
    this.at = at;
    if (at === null) return;
    const key = `${at} ${seat ?? ""}`;
    if (!this.#known.has(key)) {
      try {
        const answer = await this.#table.ask({ type: "recall", number: at, ...(seat === undefined ? {} : { seat }) });
        if (answer.type === "recalled") this.#known.set(key, answer.view);
      } catch (error) {
        note(why(error), true);
        this.at = null;
        return;
      }
    }
    if (this.at === at) this.view = this.#known.get(key);
  }
}
