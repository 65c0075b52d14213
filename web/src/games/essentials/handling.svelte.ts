// What one does with the tiles one has gained, and what is told of it; without a pointer one carries them over the squares.

import type { Say } from "../game";
import type { Piece, Trying } from "./trying.svelte";
import { tileName } from "./words";

interface Around {
  say: Say;
  /** The points with what is tried out. */
  total: () => number;
  focusSquare: (cell: string) => void;
  focusTile: (id: number) => void;
  focusConfirm: () => void;
}

export class Handling {
  /** For readers of the screen. */
  news = $state("");
  #carriedId: number | null = $state(null);
  /** The piece that the arrows move; null: they lead over the squares. */
  readonly carried: Piece | null = $derived.by(
    () => this.trying.pieces.find(({ id }) => id === this.#carriedId) ?? null,
  );
  readonly #around: Around;

  constructor(
    readonly trying: Trying,
    around: Around,
  ) {
    this.#around = around;
  }

  /** A tap chooses a tile, and turns it once it is chosen. */
  tap(id: number): void {
    this.putAside();
    if (this.trying.chosen === id) this.turn();
    else this.trying.chosen = id;
  }

  turn(): void {
    const piece = this.trying.current;
    if (!piece) return;
    this.trying.turn(piece.id);
    this.#follow();
    this.#tell("news.turned", piece);
  }

  flip(): void {
    const piece = this.trying.current;
    if (!piece) return;
    if (!this.trying.canFlip(piece)) return this.#tell("news.no_rat", piece);
    this.trying.flip(piece.id);
    this.#follow();
    this.#tell(piece.side === "item" ? "news.cat" : "news.item", piece);
  }

  takeBack(): void {
    const piece = this.trying.current;
    if (!piece?.corner) return;
    this.trying.takeBack(piece.id);
    this.putAside();
    this.#tell("news.back", piece);
  }

  /** Into the hand with it, and the focus too. */
  takeBackByKey(): void {
    const { chosen } = this.trying;
    this.takeBack();
    if (chosen !== null) this.#around.focusTile(chosen);
  }

  /** Lays out what a bot proposes, and leads to the button that confirms it, which may be below the screen. */
  layOut(plays: readonly string[]): void {
    this.putAside();
    this.trying.layOut(plays);
    const { say, total, focusConfirm } = this.#around;
    this.news = say("news.proposed", { total: total() });
    focusConfirm();
  }

  /** Lays the chosen tile on a square. */
  layOn(cell: string): void {
    const { chosen } = this.trying;
    if (chosen !== null) this.trying.layOn(chosen, cell);
  }

  /** Into the suitcase with it, where it fits first, and the arrows take it on from there. */
  carry(id: number): void {
    this.trying.chosen = id;
    const piece = this.trying.current;
    if (!piece) return;
    if (!piece.corner) this.trying.layFirst(id);
    this.#carriedId = id;
    this.#follow();
  }

  /** Takes up what is tried out on a square. */
  carryFrom(cell: string): void {
    const piece = this.trying.pieces.find(({ id }) => this.trying.places.get(id)?.cells.includes(cell));
    if (piece) this.carry(piece.id);
  }

  carryOn(columns: number, rows: number): void {
    const piece = this.carried;
    if (!piece?.corner) return;
    this.trying.move(piece.id, [piece.corner[0] + columns, piece.corner[1] + rows]);
    this.#follow();
  }

  putDown(): void {
    const piece = this.carried;
    if (!piece) return;
    const trouble = this.trying.trouble(piece);
    if (trouble) return this.#tell(trouble === "blocks" ? "hint.blocks" : "news.no_room", piece);
    this.putAside();
    this.#tell("news.put", piece);
    const next = this.trying.pieces.find(({ corner }) => !corner);
    if (next) this.#around.focusTile(next.id);
    else this.#around.focusConfirm();
  }

  /** The arrows lead over the squares again. */
  putAside(): void {
    this.#carriedId = null;
  }

  /** Real focus goes along with the piece that is carried. */
  #follow(): void {
    const cell = this.carried && this.trying.places.get(this.carried.id)?.cells[0];
    if (cell) this.#around.focusSquare(cell);
  }

  #tell(key: string, { id, tile }: Piece): void {
    const { say, total } = this.#around;
    const cell = this.trying.places.get(id)?.cells[0];
    this.news = say(key, { tile: tileName(tile.name, say), cell, total: total() });
  }
}
