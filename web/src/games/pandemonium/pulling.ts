// A pointer that drags a van from square to square.

import { cellOf } from "../../pieces/roving.svelte";
import type { Square } from "./city";

interface Grid {
  /** Where a van can be taken hold of. */
  grip: () => Square | null;
  /** The van has been dragged to a square. */
  onreach: (square: Square) => void;
}

export class Pulling {
  readonly #grid: Grid;
  #dragged: { from: Square; hasMoved: boolean } | null = null;

  constructor(grid: Grid) {
    this.#grid = grid;
  }

  readonly press = ({ button, target }: PointerEvent): void => {
    const square = cellOf(target);
    this.#dragged = button === 0 && square && square === this.#grid.grip() ? { from: square, hasMoved: false } : null;
  };

  readonly move = ({ buttons, clientX, clientY }: PointerEvent): void => {
    if (!(buttons & 1)) this.#dragged = null; // it was let go somewhere else
    if (!this.#dragged) return;
    const square = cellOf(document.elementFromPoint(clientX, clientY));
    if (!square || square === this.#dragged.from) return;
    this.#dragged = { from: square, hasMoved: true };
    this.#grid.onreach(square);
  };

  /** Lets go; says whether the pointer has dragged anything, so that it was no tap. */
  readonly end = (): boolean => {
    const hasMoved = this.#dragged?.hasMoved ?? false;
    this.#dragged = null;
    return hasMoved;
  };
}
