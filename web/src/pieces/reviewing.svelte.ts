// What the house says of finished parts of a match, asked for until it has said so.

import { untrack } from "svelte";

/** Milliseconds after which the house is asked again, where it had no time or one was looking back. */
const AGAIN = 3000;
const TRIES = 20;

interface Asked<Review> {
  /** Whether anything is over that could be told of. */
  isOver: () => boolean;
  review: () => Promise<Review | null>;
}

export class Reviewing<Review> {
  answer: Review | null = $state.raw(null);

  constructor({ isOver, review }: Asked<Review>) {
    $effect(() => {
      if (!isOver()) return;
      let [timer, tries] = [0, 0];
      let isGone = false;
      const ask = async (): Promise<void> => {
        const answer = await review();
        if (isGone) return;
        if (answer) this.answer = answer;
        else if ((tries += 1) < TRIES) timer = window.setTimeout(() => void ask(), AGAIN);
      };
      untrack(() => void ask());
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    });
  }
}
