// How far someone has got with choosing: a space, then what belongs to it. A finger selects before it plays, and so does
// everyone who uses a tile: it can be used but once.

import { targets, choices, type Choice } from "./choices";
import type { Move } from "./actions";

interface Table {
  /** What may be played, in notation. */
  legal: () => readonly string[];
  play: (action: string) => void;
}

export class Choosing {
  /** The space that was chosen, while there is more to choose. */
  target: string | null = $state(null);
  /** What was chosen after it step by step, as the keys of those choices. */
  #steps: string[] = $state([]);
  /** The space or the choice that was selected and waits to be confirmed: choosing it again plays. */
  selected: string | null = $state(null);
  /** The space or the choice under the pointer or in focus. */
  pointed: string | null = $state(null);

  readonly #table: Table;
  readonly targets: Map<string, Move[]> = $derived.by(() => targets(this.#table.legal()));
  readonly choices: Choice[] = $derived.by(() =>
    this.target === null ? [] : choices(this.targets.get(this.target) ?? [], this.#steps.at(-1)),
  );
  /** The play that would be made now, if there is but one. */
  readonly meant: string | null = $derived.by(() => this.#only(this.selected ?? this.pointed));

  constructor(table: Table) {
    this.#table = table;
  }

  /** Chooses a space. */
  go(cell: string, touch: boolean): void {
    if (cell === this.target) return void this.back();
    if (!this.targets.has(cell)) return;
    if (this.#only(cell) !== null) this.#finish(cell, touch);
    else [this.target, this.#steps, this.selected, this.pointed] = [cell, [], null, null];
  }

  take({ key, actions }: Choice, touch: boolean): void {
    if (actions.length === 1) this.#finish(key, touch);
    else [this.#steps, this.selected, this.pointed] = [[...this.#steps, key], null, null];
  }

  /** Plays what was selected. */
  confirm(): void {
    if (this.selected !== null) this.#finish(this.selected, true);
  }

  /** Undoes the last step; tells whether there was one. */
  back(): boolean {
    const was = this.selected ?? this.target;
    if (this.selected !== null) this.selected = null;
    else if (this.#steps.length) this.#steps = this.#steps.slice(0, -1);
    else this.target = null;
    this.pointed = null;
    return was !== null;
  }

  /** Begins anew, whatever was chosen: the position is another. */
  forget(): void {
    this.target = this.selected = this.pointed = null;
    this.#steps = [];
  }

  #finish(key: string, touch: boolean): void {
    const action = this.#only(key);
    if (action === null) return;
    if ((touch || !action.startsWith("grab ")) && this.selected !== key) {
      this.selected = key;
      return;
    }
    this.#table.play(action); // what was chosen stays to be seen until the position is another
  }

  #only(key: string | null): string | null {
    if (key === null) return null;
    const choice = this.choices.find((one) => one.key === key);
    if (choice) return choice.actions.length === 1 ? choice.actions[0]! : null;
    const moves = this.targets.get(key);
    return moves?.length === 1 ? moves[0]!.action : null;
  }
}
