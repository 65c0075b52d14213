// Stepping through what was: a position that isn't the newest is asked for, once.

import { note } from "../../state/toasts.svelte";
import type { Table } from "../../state/table.svelte";
import { why } from "../../texts/index.svelte";
import type { Recalled } from "../../wire/types.gen";

export class Lookback {
  /** The number that is shown; null: the newest. */
  at: number | null = $state(null);
  /** What there was to see then; null while it isn't known yet. */
  view: unknown = $state.raw(null);
  readonly #table: Table;
  /** The seats that were to act then. */
  active: readonly number[] = $state.raw([]);
  readonly #known = new Map<string, Recalled>();

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
        if (answer.type === "recalled") this.#known.set(key, answer);
      } catch (error) {
        note(why(error), true);
        this.at = null;
        return;
      }
    }
    const then = this.#known.get(key);
    if (this.at === at && then) [this.view, this.active] = [then.view, then.active];
  }
}
