// Beginning anew with what someone has chosen instead of the house.

import { open, ownName } from "../../opening";
import { SUITS } from "../../state/levels.svelte";
import type { Table } from "../../state/table.svelte";
import { note } from "../../state/toasts.svelte";
import { why } from "../../texts/index.svelte";
import type { SeatWish, Table as Facts } from "../../wire/types.gen";

/** Opens the same table against bots of another level, or not gently; a match that is still going on is given up for it. */
export async function anew(table: Table, facts: Facts, change: { level?: string; gentle?: boolean }): Promise<void> {
  const bot = (name: string): SeatWish => ({ kind: "bot", name: change.level ?? (facts.suits ? SUITS : name) });
  const gentle = change.gentle ?? facts.gentle ?? false;
  if (facts.status === "playing") {
    const refused = await table.ask({ type: "cancel" }).then(
      () => null,
      (error: unknown) => error,
    );
    if (refused) return note(why(refused), true);
  }
  await open({
    type: "create",
    game: facts.game,
    seats: facts.seats.map((seat) => (seat.mine ? { kind: "me" } : bot(seat.name ?? ""))),
    options: facts.gentle ? {} : facts.options,
    clock: facts.clock,
    public: facts.public,
    shuffle: facts.shuffle,
    gentle,
    name: ownName(),
  });
}
