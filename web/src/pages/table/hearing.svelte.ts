// What one hears of a table: a piece that is put, the tape at the end, and that a clock has played for oneself.

import { untrack } from "svelte";

import { put, tape } from "../../sound";
import type { Table } from "../../state/table.svelte";

/** Listens from now on; `late` is told what the clock has played for whoever plays alone at this device. */
export function listen(table: Table, late: (action: string) => void): void {
  let heard = untrack(() => table.seen.length);
  $effect(() => {
    const fresh = table.seen.slice(heard);
    heard = table.seen.length;
    if (fresh.at(-1)?.type === "play") put();
    for (const seen of fresh)
      if (seen.type === "play" && seen.late && seen.seat === table.onlySeat && !table.gaveUp)
        untrack(() => late(seen.action));
  });
  let wasOver = untrack(() => table.outcome !== null);
  $effect(() => {
    if (table.outcome && !wasOver) tape();
    wasOver = table.outcome !== null;
  });
}
