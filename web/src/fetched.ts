// Things that are loaded when they are first asked for: whoever shows them is told when they are there.

import { SvelteMap } from "svelte/reactivity";

export class Fetched<Thing> {
  readonly #known = new SvelteMap<string, Thing>();
  readonly #asked = new Set<string>();

  /** Gives the thing of a name; null while it is on its way. Where it couldn't be had, whoever asks again tries again. */
  get(name: string, load: () => Promise<Thing>): Thing | null {
    if (!this.#asked.has(name)) {
      this.#asked.add(name);
      load().then(
        (thing) => this.#known.set(name, thing),
        () => this.#asked.delete(name),
      );
    }
    return this.#known.get(name) ?? null;
  }
}
