// Whether "Take back" would do something: alone, what a play has shown stays seen, and only the house knows whether it showed anything.

import type { Table } from "../../state/table.svelte";
import { Refusal } from "../../wire/line";
import { standing } from "../../wire/seen";

type Seen = Pick<Table, "seats" | "mine" | "seen" | "update" | "offer" | "ask">;

export class TakeBack {
  readonly #table: Seen;
  /** What the house said of the position with this number. */
  #told: { number: number; refusal: Refusal | null } | null = $state.raw(null);

  constructor(table: Seen) {
    this.#table = table;
  }

  /** Whether one may ask for it now. */
  get isPossible(): boolean {
    if (!this.#hasPlayed || this.#table.offer !== null) return false;
    return !this.#isAlone || (this.#now !== null && this.#now.refusal === null);
  }

  /** Why one's play stands; null: it needn't, or nobody has said so yet. */
  get refusal(): Refusal | null {
    return this.#hasPlayed && this.#isAlone ? (this.#now?.refusal ?? null) : null;
  }

  /** Asks the house about this position, where the page can't know. */
  async look(): Promise<void> {
    const number = this.#table.update?.number ?? 0;
    if (!this.#isAlone || !this.#hasPlayed || this.#now) return;
    const refusal = await this.#table.ask({ type: "undo", trial: true }).then(() => null, refused);
    if (number === this.#table.update?.number) this.#told = { number, refusal };
  }

  get #now(): { refusal: Refusal | null } | null {
    return this.#told?.number === this.#table.update?.number ? this.#told : null;
  }

  get #isAlone(): boolean {
    return this.#table.seats.length === 1;
  }

  get #hasPlayed(): boolean {
    return standing(this.#table.seen).some(({ seat }) => this.#table.mine.includes(seat));
  }
}

/** Where the house couldn't say, the deed itself will. */
function refused(error: unknown): Refusal | null {
  return error instanceof Refusal && error.code === "revealed" ? error : null;
}
