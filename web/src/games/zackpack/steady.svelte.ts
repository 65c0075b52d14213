// What may be played, without blinking: while a play is on its way the page offers nothing, but a hand goes on.

import { untrack } from "svelte";

interface Given {
  /** What one's own position is known by: others may act meanwhile, and change nothing of it. */
  position: () => string;
  legal: () => readonly string[];
  play: (action: string) => void;
}

export class Steady {
  readonly #given: Given;
  #held: { position: string; legal: readonly string[] } = $state.raw({ position: "", legal: [] });
  #queued: string | null = null;

  constructor(given: Given) {
    this.#given = given;
    $effect.pre(() => {
      const [position, legal] = [given.position(), given.legal()];
      if (legal.length) this.#held = { position, legal };
      untrack(() => this.#goOn(legal));
    });
  }

  /** What is legal as things are, also while something is on its way to change them. */
  readonly legal: readonly string[] = $derived.by(() => {
    const legal = this.#given.legal();
    if (legal.length) return legal;
    return this.#held.position === this.#given.position() ? this.#held.legal : [];
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
