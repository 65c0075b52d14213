// The keys of a grid: arrows, Home, End and typed names lead from one of its places to another, each with real focus.

import { arrow, beside, type Direction, type Rows } from "./directions";

const TYPING = 1200; // milliseconds until letters and digits begin a new name

interface Grid {
  rows: () => Rows;
  /** Where an arrow leads; left out: to the next name of the row or the column. */
  neighbour?: (from: string, direction: Direction) => string | null;
  /** Gives the focus to a place. */
  focus: (name: string) => void;
}

/** The name of the cell, as its `data-cell` says, in which something is or happens; null: in none. */
export function cellOf(target: EventTarget | null): string | null {
  const cell = target instanceof Element ? target.closest<SVGElement>("[data-cell]") : null;
  return cell?.dataset["cell"] ?? null;
}

export class Roving {
  /** The place that was last in focus, which is where a tab comes back to; null: none yet. */
  visited: string | null = $state(null);
  /** The cell whose focus is to be seen, since it came by keys; null: none. */
  focused: string | null = $state(null);
  readonly #grid: Grid;
  #typed = { text: "", at: 0 };

  constructor(grid: Grid) {
    this.#grid = grid;
  }

  go(name: string | null | undefined): void {
    if (!name) return;
    this.visited = name;
    this.#grid.focus(name);
  }

  /** Follows the focus into the grid's cells. */
  readonly entered = ({ target }: FocusEvent): void => {
    const cell = cellOf(target);
    if (cell) this.visited = cell;
    this.focused = (target as Element).matches(":focus-visible") ? cell : null;
  };

  readonly left = (): void => {
    this.focused = null;
  };

  /** Does what a key means at a place; says whether it means anything. */
  keyed(event: KeyboardEvent, from: string): boolean {
    if (event.altKey || event.metaKey) return false;
    const direction = arrow(event.key);
    if (direction) this.go(this.#neighbour(from, direction));
    else if (event.key === "Home" || event.key === "End") this.go(this.#end(from, event));
    else if (event.ctrlKey || !/^[a-z0-9]$/i.test(event.key)) return false;
    else this.#type(event.key.toLowerCase());
    event.preventDefault();
    return true;
  }

  #neighbour(from: string, direction: Direction): string | null {
    const { neighbour, rows } = this.#grid;
    return neighbour ? neighbour(from, direction) : beside(rows(), from, direction);
  }

  /** The first or the last of the row; with Ctrl, of all. */
  #end(from: string, { key, ctrlKey }: KeyboardEvent): string | undefined {
    const rows = this.#grid.rows();
    const row = ctrlKey ? rows.flat() : (rows.find((names) => names.includes(from)) ?? []);
    const names = row.filter((name) => name !== null);
    return key === "Home" ? names[0] : names.at(-1);
  }

  /** Letters begin a name and digits go on with it: `g`, `1`, `3` leads to g1 and on to g13. */
  #type(key: string): void {
    const goesOn = /\d/.test(key) && Date.now() - this.#typed.at < TYPING;
    this.#typed = { text: (goesOn ? this.#typed.text : "") + key, at: Date.now() };
    if (this.#grid.rows().some((names) => names.includes(this.#typed.text))) this.go(this.#typed.text);
  }
}
