// Plays that were confirmed together and go to the house one after another.

import { untrack } from "svelte";

interface Line {
  busy: () => boolean;
  legal: () => readonly string[];
  play: (action: string) => void;
}

export class Sending {
  #waiting: readonly string[] = $state.raw([]);

  /** Sends what waits as soon as the play before it has arrived. Of what isn't legal then the house says why, and that is all. */
  constructor({ busy, legal, play }: Line) {
    $effect(() => {
      const [next, ...others] = this.#waiting;
      if (next === undefined || busy()) return;
      const isLegal = legal().includes(next);
      untrack(() => {
        this.#waiting = isLegal ? others : [];
        play(next);
      });
    });
  }

  get isUnderWay(): boolean {
    return this.#waiting.length > 0;
  }

  send(actions: readonly string[]): void {
    this.#waiting = actions;
  }
}
