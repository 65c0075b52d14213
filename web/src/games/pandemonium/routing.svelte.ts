// The Rogue's route as the winner chooses it, square by square among those that its list allows.

import { read } from "./actions";
import type { Square } from "./city";

export class RogueWay {
  squares: readonly Square[] = $state.raw([]);
  readonly #legal: () => readonly string[];
  readonly #ways: readonly (readonly Square[])[] = $derived.by(() =>
    this.#legal().flatMap((action) => {
      const move = read(action);
      return move?.verb === "rogue" ? [move.route] : [];
    }),
  );
  readonly #open = $derived.by(() =>
    this.#ways.filter((way) => this.squares.every((square, index) => way[index] === square)),
  );
  readonly next: ReadonlySet<Square> = $derived.by(
    () => new Set(this.#open.flatMap((way) => way[this.squares.length] ?? [])),
  );
  /** Whether it may end here. */
  readonly isComplete: boolean = $derived.by(() => this.#open.some(({ length }) => length === this.squares.length));

  constructor(legal: () => readonly string[]) {
    this.#legal = legal;
  }

  /** Goes on to a square, or along the first way that leads there. */
  reach(square: Square): boolean {
    if (this.next.has(square)) this.squares = [...this.squares, square];
    else {
      const way = this.#open.find((one) => one.indexOf(square, this.squares.length) >= 0);
      if (!way) return false;
      this.squares = way.slice(0, way.indexOf(square, this.squares.length) + 1);
    }
    return true;
  }

  back(): boolean {
    if (!this.squares.length) return false;
    this.squares = this.squares.slice(0, -1);
    return true;
  }

  clear(): void {
    this.squares = [];
  }
}
