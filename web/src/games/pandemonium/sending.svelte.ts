// Plays that were confirmed together and go to the house one after another.

import { untrack } from "svelte";

interface Line {
  busy: () => boolean;
  legal: () => readonly string[];
  play: (action: string) => void;
}

export class Sending {
  /** What has still to be sent. */
  waiting: readonly string[] = $state.raw([]);
  #sent: string | null = $state(null);
  readonly #line: Line;

  /**
   * Sends what waits as soon as the play before it has arrived. While others are asked what they do about it, it goes on
   * waiting; what isn't legal then is dropped, with all behind it.
   */
  constructor(line: Line) {
    this.#line = line;
    const { busy, legal, play } = line;
    $effect(() => {
      const [next, ...others] = this.waiting;
      const now = legal();
      if (busy()) return;
      if (next === undefined) return void (this.#sent = null);
      if (!now.length) return;
      const isLegal = now.includes(next);
      untrack(() => {
        this.waiting = isLegal ? others : [];
        this.#sent = isLegal ? next : null;
        if (isLegal) play(next);
      });
    });
  }

  get isUnderWay(): boolean {
    return this.#sent !== null || this.waiting.length > 0;
  }

  /** What hasn't arrived yet. */
  get unarrived(): readonly string[] {
    return this.#sent !== null && this.#line.busy() ? [this.#sent, ...this.waiting] : this.waiting;
  }

  send(actions: readonly string[]): void {
    this.waiting = actions;
  }
}
