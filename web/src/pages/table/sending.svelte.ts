// One's own plays on their way to the house, one at a time; while the line is broken they wait here.

import type { Table } from "../../state/table.svelte";
import { forgive } from "../../state/toasts.svelte";
import { fateOf, forget, hasArrived, keep, keptAt, type Kept } from "./kept";

/** How the line does: whether it is broken, how often people were told so, and when it is good again. */
export interface Line {
  readonly isOpen: boolean;
  readonly isAway: boolean;
  readonly breaks: number;
  whenOpen: () => Promise<void>;
}

type Seat = Pick<Table, "id" | "seat" | "mine" | "play" | "update" | "seen" | "legal" | "outcome" | "facts">;

export class Sending {
  /** The play that has not arrived yet. */
  waiting: string | null = $state(null);
  /** Gives the play up that waits for the line; null: it may have gone out, or there is none. */
  takeBack: (() => void) | null = $state.raw(null);
  /** How many plays were taken back: a board begins anew then, with whatever it meant to play next. */
  takenBack = $state(0);
  #giveUp: () => void = () => undefined;
  readonly #table: Seat;
  readonly #refuse: (error: unknown, isKept: boolean) => void;
  readonly #line: Line;

  /** `refuse` is told whether the play was kept while the line was broken: then nobody expects an answer any more. */
  constructor(table: Seat, refuse: (error: unknown, isKept: boolean) => void, line: Line) {
    this.#table = table;
    this.#refuse = refuse;
    this.#line = line;
  }

  get isUnderWay(): boolean {
    return this.waiting !== null;
  }

  async play(action: string): Promise<void> {
    const { seat, update, facts, id } = this.#table;
    const play = { seat: seat ?? 0, turn: update?.turn ?? 0, action };
    if (!facts?.live) keep(id, play); // in a race a moment later is another race
    await this.#send(play);
  }

  /** Goes on with what was kept before the page was loaded anew, once its seat is shown; `drop` is told what is too late. */
  resume(drop: (action: string) => void): void {
    const play = keptAt(this.#table.id);
    if (!play || this.isUnderWay) return;
    const fate = fateOf(play, this.#table);
    if (fate === "wait") return;
    if (fate === "send") return void this.#send(play);
    forget(this.#table.id);
    if (fate === "stale") drop(play.action);
  }

  /** Leaves the table: what waits stays kept for whoever comes back. */
  leave(): void {
    this.#giveUp();
  }

  async #send(play: Kept): Promise<void> {
    const { isAway, breaks } = this.#line;
    this.waiting = play.action;
    try {
      if (!this.#line.isOpen && !(await this.#isStillWanted())) return;
      await this.#table.play(play.action, play.turn);
      forget(this.#table.id);
      forgive();
    } catch (error) {
      forget(this.#table.id);
      if (!hasArrived(play, this.#table)) this.#refuse(error, isAway || this.#line.breaks > breaks);
    } finally {
      this.waiting = null;
    }
  }

  /** Waits for the line, and says whether the play is still wanted then. */
  async #isStillWanted(): Promise<boolean> {
    const givenUp = new Promise<boolean>((resolve) => (this.#giveUp = () => resolve(false)));
    this.takeBack = () => {
      forget(this.#table.id);
      this.takenBack += 1;
      this.#giveUp();
    };
    const isWanted = await Promise.race([this.#line.whenOpen().then(() => true), givenUp]);
    this.takeBack = null;
    return isWanted;
  }
}
