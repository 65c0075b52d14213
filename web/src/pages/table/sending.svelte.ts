// One's own plays on their way to the house, one at a time.

import type { Table } from "../../state/table.svelte";
import { forgive } from "../../state/toasts.svelte";

export class Sending {
  /** Whether a play has not arrived yet. */
  isUnderWay = $state(false);
  readonly #table: Pick<Table, "play">;
  readonly #refuse: (error: unknown) => void;

  constructor(table: Pick<Table, "play">, refuse: (error: unknown) => void) {
    this.#table = table;
    this.#refuse = refuse;
  }

  async play(action: string): Promise<void> {
    this.isUnderWay = true;
    try {
      await this.#table.play(action);
      forgive();
    } catch (error) {
      this.#refuse(error);
    } finally {
      this.isUnderWay = false;
    }
  }
}
