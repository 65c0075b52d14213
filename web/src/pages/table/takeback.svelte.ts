// Whether "Take back" would do something: alone, what a play has shown stays seen, and only the house knows whether it showed anything.

import type { Table } from "../../state/table.svelte";
import { Refusal } from "../../wire/line";
import { standing } from "../../wire/seen";

type Seen = Pick<Table, "seats" | "mine" | "seen" | "update" | "offer" | "ask">;

const NOTHING = new Refusal({ code: "nothing_to_undo", sentence: "you have no play to take back" });
/** Why nothing else is offered while an offer stands. */
export const OFFERED = new Refusal({
  code: "offered",
  sentence: "there is an offer already; answer or withdraw it first",
});

export class TakeBack {
  readonly #table: Seen;
  /** What the house said last, of the position with this number: that holds until it has spoken of the next one. */
  #told: { number: number; refusal: Refusal | null } | null = $state.raw(null);

  constructor(table: Seen) {
    this.#table = table;
  }

  /** Whether one may ask for it now. */
  get isPossible(): boolean {
    return this.refusal === null && (!this.#isAlone || this.#told !== null);
  }

  /** Why one may not; null: one may, or the house hasn't said yet. */
  get refusal(): Refusal | null {
    if (!this.#hasPlayed) return NOTHING;
    if (this.#table.offer !== null) return OFFERED;
    return this.#isAlone ? (this.#told?.refusal ?? null) : null;
  }

  /** Asks the house about this position, where the page can't know. */
  async look(): Promise<void> {
    const number = this.#table.update?.number ?? 0;
    if (!this.#isAlone || !this.#hasPlayed || this.#told?.number === number) return;
    const refusal = await this.#table.ask({ type: "undo", trial: true }).then(() => null, refused);
    if (number === this.#table.update?.number) this.#told = { number, refusal };
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
