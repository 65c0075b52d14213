// What may be played, without blinking: while a play is on its way the page offers nothing, but a hand goes on.

import { untrack } from "svelte";

interface Given {
  view: () => unknown;
  legal: () => readonly string[];
  play: (action: string) => void;
}

export class Steady {
  readonly #given: Given;
  #held: { view: unknown; legal: readonly string[] } | null = null;
  #queued: string | null = null;

  constructor(given: Given) {
    this.#given = given;
    $effect(() => {
      const legal = given.legal();
      untrack(() => this.#goOn(legal));
    });
  }

  /** What is legal in the view that is shown, also while it is being left. */
  readonly legal: readonly string[] = $derived.by(() => {
    const [view, legal] = [this.#given.view(), this.#given.legal()];
    if (legal.length) this.#held = { view, legal };
    return this.#held && this.#held.view === view ? this.#held.legal : [];
  });

  /** Plays at once, or when the play before is done. */
  play(action: string): void {
    if (this.#given.legal().length) this.#given.play(action);
    else this.#queued = action;
  }

  #goOn(legal: readonly string[]): void {
    if (!legal.length || this.#queued === null) return;
    const next = this.#queued;
    this.#queued = null;
    if (legal.includes(next)) this.#given.play(next);
  }
}
