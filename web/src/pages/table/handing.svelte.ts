// Several seats of one device: whoever acts next is shown the table, behind a curtain where hands are secret.

import { keepsSecrets } from "../../games/registry";
import { house } from "../../state/house.svelte";
import type { Table } from "../../state/table.svelte";

export class Handing {
  readonly #table: Table;

  /** The seat of this device that acts next and isn't shown yet; null: none. */
  readonly next: number | null = $derived.by(() => {
    const table = this.#table;
    if (table.mine.length < 2 || table.outcome) return null;
    const next = table.inPlay.find((seat) => table.active.includes(seat));
    return next === undefined || next === table.seat ? null : next;
  });
  readonly #offered = $derived.by(() => house.game(this.#table.facts?.game ?? ""));
  readonly #isSecret = $derived.by(() =>
    keepsSecrets(this.#table.facts?.game ?? "", this.#offered, this.#table.update?.view),
  );
  /** Whether the device has to be handed over before anything is shown. */
  readonly isCovered: boolean = $derived.by(() => this.next !== null && this.#isSecret);

  constructor(table: Table) {
    this.#table = table;
    $effect(() => {
      if (this.next !== null && this.#offered && !this.#isSecret) void table.watch({ seat: this.next });
    });
  }
}
