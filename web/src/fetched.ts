// Things that are loaded when they are first asked for: whoever shows them is told when they are there.

import { SvelteMap, SvelteSet } from "svelte/reactivity";

/** Milliseconds until what couldn't be had is asked for again: twice as many each time, and at most so many. */
const PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

export class Fetched<Thing> {
  readonly #known = new SvelteMap<string, Thing>();
  readonly #asked = new Set<string>();
  readonly #missing = new SvelteSet<string>();

  /** Gives the thing of a name; null while it is on its way. Where it couldn't be had, it is asked for again by itself. */
  get(name: string, load: () => Promise<Thing>): Thing | null {
    if (!this.#asked.has(name)) {
      this.#asked.add(name);
      void this.#fetch(name, load, PAUSE);
    }
    return this.#known.get(name) ?? null;
  }

  /** Says whether the thing of a name couldn't be had so far. */
  lacks(name: string): boolean {
    return this.#missing.has(name);
  }

  async #fetch(name: string, load: () => Promise<Thing>, pause: number): Promise<void> {
    try {
      this.#known.set(name, await load());
      this.#missing.delete(name);
    } catch {
      this.#missing.add(name);
      setTimeout(() => void this.#fetch(name, load, Math.min(2 * pause, LONGEST_PAUSE)), pause);
    }
  }
}
