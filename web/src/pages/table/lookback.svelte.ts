// Stepping through what was: a position that isn't the newest is asked for, once.

import { SvelteMap } from "svelte/reactivity";

import { note } from "../../state/toasts.svelte";
import type { Table } from "../../state/table.svelte";
import { why } from "../../texts/index.svelte";
import type { Recalled, Seen } from "../../wire/types.gen";

export class Lookback {
  /** The number that someone went to; null: the newest. */
  at: number | null = $state(null);
  /** What is shown: the number and what there was to see then, once that is known. */
  shown: Recalled | null = $state.raw(null);
  readonly #table: Table;
  readonly #known = new SvelteMap<string, Recalled>();

  constructor(table: Table) {
    this.#table = table;
  }

  async look(at: number | null): Promise<void> {
    this.at = at;
    const then = at === null ? null : await this.#recall(at);
    if (this.at !== at) return; // gone on meanwhile
    this.shown = then;
    this.at = then?.number ?? null;
  }

  /** Returns what there was to see then, if this page knows. */
  viewAt(number: number): unknown {
    const known = this.#known.get(this.#key(number)); // asked first, so that whoever watches hears of another seat
    return this.#table.views.get(number) ?? known?.view;
  }

  /** Returns what there was to see before something happened, if this page knows. */
  viewBefore(one: Seen): unknown {
    return this.viewAt(this.#table.seen.lastIndexOf(one));
  }

  /** Asks for what there was to see then, unless that is known. */
  async know(number: number): Promise<void> {
    if (this.viewAt(number) === undefined) await this.#recall(number, false);
  }

  async #recall(number: number, isAsked = true): Promise<Recalled | null> {
    const key = this.#key(number);
    try {
      const known = this.#known.get(key) ?? (await this.#table.ask({ type: "recall", number }));
      if (known.type !== "recalled") return null;
      this.#known.set(key, known);
      return known;
    } catch (error) {
      if (isAsked) note(why(error), true);
      return null;
    }
  }

  /** Another seat of this device saw something else. */
  #key(number: number): string {
    return `${this.#table.seat} ${number}`;
  }
}
