// Planning on the map by taps, drags and keys: one's own route, or as the winner the Rogue's.

import { untrack } from "svelte";

import { rogue } from "./actions";
import { sideTowards, type Side, type Square } from "./city";
import { Draft } from "./drafting.svelte";
import { ROGUE } from "./drivers";
import { costOf, type Journey } from "./planning";
import { RogueWay } from "./routing.svelte";
import { Sending } from "./sending.svelte";
import type { View } from "./types.gen";

const NOWHERE: ReadonlySet<Square> = new Set();

interface Table {
  view: () => View;
  /** Null: one doesn't plan a route now. */
  journey: () => Journey | null;
  legal: () => readonly string[];
  busy: () => boolean;
  play: (action: string) => void;
}

export class Steering {
  readonly draft: Draft;
  readonly way: RogueWay;
  readonly #sending: Sending;
  readonly #table: Table;
  readonly isPlanning: boolean = $derived.by(() => this.#table.journey() !== null);
  readonly isRogues: boolean = $derived.by(() => this.#table.legal().some((action) => action.startsWith("rogue ")));
  /** Whether nothing can be planned, since plays are on their way. */
  readonly isBusy: boolean = $derived.by(() => this.#table.busy() || this.#sending.isUnderWay);
  /** The way that is planned, or that is announced for a Rogue, from where it begins. */
  readonly route: readonly Square[] = $derived.by(() => {
    if (this.isPlanning) return this.draft.squares;
    const { drivers, path } = this.#table.view();
    const at = drivers[this.driver]?.at;
    const squares = this.isRogues ? this.way.squares : path;
    return at && (this.isRogues || path.length) ? [at, ...squares] : [];
  });
  /** Whose way it is. */
  readonly driver: number = $derived.by(() => this.#table.journey()?.seat ?? this.#table.view().thieves[0] ?? ROGUE);
  readonly playable: ReadonlySet<Square> = $derived.by(() => {
    if (this.isBusy) return NOWHERE;
    return this.isPlanning ? this.draft.playable : this.isRogues ? this.way.next : NOWHERE;
  });

  /** What squares that one may go to cost in battery units, if anything. */
  readonly costs: ReadonlyMap<Square, number> = $derived.by(() => {
    const now = this.isPlanning ? this.draft.now : null;
    const priced = [...this.playable].map((square) => [square, now ? costOf(now, square) : 0] as const);
    return new Map(priced.filter(([, cost]) => cost));
  });

  constructor(table: Table) {
    this.#table = table;
    this.draft = new Draft(table);
    this.way = new RogueWay(table.legal);
    this.#sending = new Sending(table);
    this.#follow();
  }

  /** Lets what is planned go along with what is sent, and forgets what is over. */
  #follow(): void {
    let wasUnderWay = false;
    $effect.pre(() => {
      const [isUnderWay, unarrived] = [this.#sending.isUnderWay, this.#sending.unarrived];
      const isOver = !this.isPlanning || wasUnderWay;
      wasUnderWay = isUnderWay;
      untrack(() => {
        if (isUnderWay) this.draft.deeds = unarrived;
        else if (isOver) this.draft.clear();
      });
    });
    $effect.pre(() => {
      if (!this.isRogues) untrack(() => this.way.clear());
    });
  }

  /** Goes on to a square, or back to one; says whether either could be. */
  tap(square: Square): boolean {
    if (this.isBusy || !(this.isPlanning || this.isRogues)) return true;
    const { draft } = this;
    if (!this.isPlanning) return this.way.reach(square);
    if (square === draft.squares.at(-1) && draft.squares.length > 1) return draft.backTo(draft.squares.at(-2)!);
    return draft.go(square) || draft.backTo(square);
  }

  /** Goes a step to a side; returns where it leads, null where there is no way, and undefined where none is laid now. */
  steer(side: Side): Square | null | undefined {
    if (this.isBusy) return undefined;
    if (this.isPlanning) return this.draft.now?.steps ? this.draft.steer(side) : undefined;
    if (!this.isRogues || !this.way.next.size) return undefined;
    const next = [...this.way.next].find((square) => sideTowards(this.route.at(-1)!, square) === side);
    return next && this.way.reach(next) ? next : null;
  }

  back(): boolean {
    if (this.isBusy) return false;
    return this.isPlanning ? this.draft.back() : this.isRogues && this.way.back();
  }

  /** Follows a pointer that drags the van: on, or back the way it came. */
  reach(square: Square): void {
    if (this.isBusy) return;
    const isBack = square === this.route.at(-2);
    if (this.isPlanning) void (isBack ? this.draft.backTo(square) : this.draft.go(square));
    else if (isBack) this.back();
    else if (this.way.next.has(square)) this.way.reach(square);
  }

  drive(): void {
    if (this.draft.isComplete) this.#sending.send(this.draft.plays);
  }

  sendRogue(): void {
    const action = rogue(this.way.squares);
    if (this.#table.legal().includes(action)) this.#table.play(action);
  }
}
