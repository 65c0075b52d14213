// Pom-poms at the end: where they may go, and where they are tried out until one confirms.

import { untrack } from "svelte";

import type { SuitcaseView } from "./types.gen";

interface Table {
  mine: () => SuitcaseView;
  legal: () => readonly string[];
}

export class Tucking {
  /** Squares on which one is tried out. */
  picked: readonly string[] = $state.raw([]);
  readonly #table: Table;

  readonly isNow: boolean = $derived.by(() => this.#table.legal().includes("poms"));
  /** How many have to be placed. */
  readonly count: number = $derived.by(() => {
    const { poms, score } = this.#table.mine();
    return this.isNow ? Math.min(poms, score.empty) : 0;
  });
  readonly free: ReadonlySet<string> = $derived.by(
    () => new Set(this.#table.legal().flatMap((action) => (action.startsWith("pom ") ? [action.slice(4)] : []))),
  );
  /** Every square with a Pom-pom, placed or tried out. */
  readonly all: readonly string[] = $derived.by(() => [...new Set([...this.#table.mine().tucked, ...this.picked])]);

  constructor(table: Table) {
    this.#table = table;
    $effect(() => {
      const [gone, isNow] = [new Set(table.mine().tucked), this.isNow];
      untrack(() => (this.picked = isNow ? this.picked.filter((cell) => !gone.has(cell)) : []));
    });
  }

  /** Lays one there, or takes it off again; where all lie already, the first comes along. */
  pick(cell: string): void {
    if (this.picked.includes(cell)) this.picked = this.picked.filter((one) => one !== cell);
    else if (this.free.has(cell)) this.picked = [...this.picked, cell].slice(-this.count);
  }
}
