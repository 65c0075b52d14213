// A lesson as someone goes through it: the step that is shown, and what was said of their last try.

import type { Table } from "../../../state/table.svelte";
import type { LessonStep } from "../../../wire/types.gen";
import { asking, shownAt, unread } from "./course";

/** What stands below a step: nothing yet, why a move wasn't the one, or where to look. */
export type Aside = "" | "wrong" | "hint";

const KEY = "packhouse.read.";

export class Course {
  /** How many steps were gone through, read or done. */
  #read = $state(0);
  /** After how many plays, and at which step, something was said, and what. */
  #said: { made: number; place: number; aside: Aside } = $state.raw({ made: 0, place: -1, aside: "" });
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
    this.#read = kept(table.id);
  }

  get steps(): readonly LessonStep[] {
    return this.#table.facts?.lesson ?? [];
  }

  get #made(): number {
    return this.#table.update?.turn ?? 0;
  }

  get place(): number {
    return shownAt(this.steps, this.#made, this.#read);
  }

  /** The step that is shown; undefined: all is done. */
  get step(): LessonStep | undefined {
    return this.steps[this.place];
  }

  /** The step that was done just before; undefined: one has read on since. */
  get done(): LessonStep | undefined {
    return this.place === unread(this.steps, this.#made) ? this.steps[this.place - 1] : undefined;
  }

  /** Whether others are to play before it goes on. */
  get isWaiting(): boolean {
    return this.#table.facts?.status === "playing" && !this.#table.isMyTurn;
  }

  /** Whether the step that is shown asks for a move now. */
  get isAsking(): boolean {
    return !this.isWaiting && this.place === asking(this.steps, this.#made) && this.step !== undefined;
  }

  get aside(): Aside {
    const { made, place, aside } = this.#said;
    return made === this.#made && place === this.place ? aside : "";
  }

  /** The spots that are pointed at: at once where there is only to be read, else with a hint. */
  get spots(): readonly string[] {
    return this.isWaiting || (this.isAsking && this.aside !== "hint") ? [] : (this.step?.point ?? []);
  }

  next(): void {
    this.#read = this.place + 1;
    keep(this.#table.id, this.#read);
  }

  say(aside: Aside): void {
    this.#said = { made: this.#made, place: this.place, aside };
  }
}

function kept(table: string): number {
  try {
    return Number(sessionStorage.getItem(KEY + table) ?? 0);
  } catch {
    return 0; // storage may be blocked: then one reads it again
  }
}

function keep(table: string, read: number): void {
  try {
    sessionStorage.setItem(KEY + table, String(read));
  } catch {
    return;
  }
}
