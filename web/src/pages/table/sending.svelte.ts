// One's own plays on their way to the house, one at a time.

import type { Table } from "../../state/table.svelte";
import { forgive } from "../../state/toasts.svelte";

/** How the line does: whether it is broken, and how often it was. */
interface Line {
  readonly isAway: boolean;
  readonly breaks: number;
}

export class Sending {
  /** Whether a play has not arrived yet. */
  isUnderWay = $state(false);
  readonly #table: Pick<Table, "play">;
  readonly #refuse: (error: unknown, isKept: boolean) => void;
  readonly #line: Line;

  /** `refuse` is told whether the play was kept while the line was broken: then nobody expects an answer any more. */
  constructor(table: Pick<Table, "play">, refuse: (error: unknown, isKept: boolean) => void, line: Line) {
    this.#table = table;
    this.#refuse = refuse;
    this.#line = line;
  }

  async play(action: string): Promise<void> {
    const { isAway, breaks } = this.#line;
    this.isUnderWay = true;
    try {
      await this.#table.play(action);
      forgive();
    } catch (error) {
      this.#refuse(error, isAway || this.#line.breaks > breaks);
    } finally {
      this.isUnderWay = false;
    }
  }
}
