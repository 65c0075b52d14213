// What can be chosen now, and where on the table.

import { read, type Place } from "./actions";
import type { Choice } from "./choices";
import type { Choosing } from "./choosing.svelte";
import { slotsAt } from "./spaces";
import type { View } from "./types.gen";

interface Table {
  view: () => View;
  /** From whose eyes; null: a spectator's. */
  seat: () => number | null;
  legal: () => readonly string[];
}

export class Offered {
  readonly #table: Table;
  readonly #choosing: Choosing;
  readonly #acting = $derived.by(() => this.#table.seat() ?? this.#table.view().turn);
  /** A spectator is shown a hint: all that its play is about. */
  readonly #hints: Choice[] = $derived.by(() => {
    const [only, ...more] = this.#table.legal();
    return this.#table.seat() === null && only && !more.length ? hinted(only) : [];
  });
  readonly #choices = $derived.by(() => [...this.#choosing.choices, ...this.#hints]);
  /** By name: the spaces and slots at which something can be chosen. */
  readonly places: Map<string, Choice> = $derived.by(
    () =>
      new Map(this.#choices.flatMap((choice) => this.#namesAt(choice.place).map((name) => [name, choice] as const))),
  );
  /** The players among whose crates one chooses. */
  readonly players: number[] = $derived.by(() =>
    this.#choosing.choices.flatMap(({ place }) =>
      place.kind === "crate" ? [place.own ? this.#acting : 1 - this.#acting] : [],
    ),
  );

  constructor(table: Table, choosing: Choosing) {
    this.#table = table;
    this.#choosing = choosing;
  }

  /** What can be chosen among a player's crates, and in their rush section. */
  beside(player: number): Choice[] {
    const isActing = player === this.#acting;
    return this.#choices.filter(({ place }) =>
      place.kind === "crate" ? place.own === isActing : place.kind === "rush" && isActing,
    );
  }

  #namesAt(place: Place): string[] {
    if (place.kind === "space") return [place.cell];
    if (place.kind === "slot") return [place.slot];
    const { target } = this.#choosing;
    if (place.kind !== "tile" || target === null) return [];
    const own = this.#table.view().slots[this.#acting]?.filter(({ tile, up }) => up && tile === place.tile);
    return slotsAt(target, this.#acting).filter((name) => own?.some(({ slot }) => slot === name));
  }
}

function hinted(action: string): Choice[] {
  const move = read(action);
  return move ? move.chosen.map((place) => ({ key: action, verb: move.verb, place, actions: [action] })) : [];
}
