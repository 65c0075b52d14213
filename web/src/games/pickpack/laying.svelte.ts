// Tiles that are carried to slots and back while they are laid.

import type { Attachment } from "svelte/attachments";

import { Carrying } from "../../pieces/carrying.svelte";
import { carried, onSlot } from "./carried";
import { ownerOf, type Tile } from "./spaces";
import type { View } from "./types.gen";

interface Table {
  view: () => View;
  seat: () => number | null;
  /** What may be played, in notation. */
  legal: () => readonly string[];
  play: (action: string) => void;
}

export class Laying {
  readonly #table: Table;
  readonly carrying: Carrying;
  readonly #playable = $derived.by(() => new Set(this.#table.legal()));
  /** Whose slots are being filled; null: nobody's that one could see. */
  readonly seat: number | null = $derived.by(() => {
    const [{ phase, done }, seat] = [this.#table.view(), this.#table.seat()];
    return phase === "set-up" && seat !== null && !done[seat] ? seat : null;
  });
  /** The tile in hand. */
  readonly held: Tile | null = $derived.by(() =>
    this.carrying.carried === null ? null : this.tileOf(this.carrying.carried),
  );

  constructor(table: Table) {
    this.#table = table;
    this.carrying = new Carrying({
      allowed: (thing, place) => this.#fits(thing, place),
      put: (thing, place) => table.play(carried(thing, place)!),
    });
  }

  tileOf(thing: string): Tile | null {
    const [kind, word] = thing.split(" ");
    if (kind === "tile") return word as Tile;
    const slots = this.#table.view().slots.flat();
    return slots.find(({ slot }) => slot === word)?.tile ?? null;
  }

  /** A slot is a place; with a tile on it, it is a thing until something else is carried that fits there. */
  carry(slot: string): Attachment<HTMLElement> | null {
    if (this.seat === null || ownerOf(slot) !== this.seat) return null;
    const [name, { carried }] = [onSlot(slot), this.carrying];
    const isThing = this.tileOf(name) !== null && (carried === null || carried === name || !this.#fits(carried, name));
    return isThing ? this.carrying.thing(name) : this.carrying.place(name);
  }

  #fits(thing: string, place: string): boolean {
    return this.#playable.has(carried(thing, place) ?? "");
  }
}
