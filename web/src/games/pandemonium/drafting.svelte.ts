// The route that is being planned: deeds one after the other, worked out but not sent.

import { go, load, read } from "./actions";
import { beside, type Side, type Square } from "./city";
import { ROGUE } from "./drivers";
import { after, choices, costOf, situationOf, type Journey, type Packages, type Situation } from "./planning";
import type { View } from "./types.gen";

interface Table {
  view: () => View;
  journey: () => Journey | null;
}

/** A location of the route with what is done there. */
export interface Stage {
  square: Square;
  /** What it was like on coming here, and what it is when all is done here. */
  before: Situation;
  after: Situation;
  cost: number;
  /** What came into the base here, before anything was paid from it. */
  home: Packages;
  /** What was paid from it here for a full charge. */
  paid: Packages;
  isStart: boolean;
}

const NOTHING: Packages = { low: 0, high: 0 };

/** What the base has more. */
const broughtHome = ({ base: had }: Situation, { base }: Situation): Packages => ({
  low: base.low - had.low,
  high: base.high - had.high,
});

export class Draft {
  #meant: readonly string[] = $state.raw([]);
  readonly #table: Table;
  /** What is done, as far as it can be, with what there is before the first deed and after each. */
  readonly #run: { deeds: readonly string[]; situations: readonly Situation[] } = $derived.by(() => {
    const journey = this.#table.journey();
    const [deeds, situations]: [string[], Situation[]] = [[], []];
    if (journey) situations.push(situationOf(this.#table.view(), journey.seat));
    for (const deed of journey ? this.#meant : []) {
      if (!choices(journey!, situations.at(-1)!).includes(deed)) continue;
      deeds.push(deed);
      situations.push(after(journey!, situations.at(-1)!, deed));
    }
    return { deeds, situations };
  });
  readonly situations: readonly Situation[] = $derived.by(() => this.#run.situations);
  readonly now: Situation | null = $derived.by(() => this.situations.at(-1) ?? null);
  readonly choices: ReadonlySet<string> = $derived.by(() => {
    const journey = this.#table.journey();
    return new Set(journey && this.now && !this.isEnded ? choices(journey, this.now) : []);
  });
  readonly squares: readonly Square[] = $derived.by(() => [
    ...(this.situations[0] ? [this.situations[0].at] : []),
    ...this.deeds.flatMap((deed) => {
      const move = read(deed);
      return move?.verb === "go" ? [move.square] : [];
    }),
  ]);
  readonly playable: ReadonlySet<Square> = $derived.by(
    () => new Set([...this.choices].flatMap((one) => (one.startsWith("go ") ? [one.slice(3)] : []))),
  );
  readonly stages: readonly Stage[] = $derived.by(() => {
    const found: Stage[] = [];
    this.situations.forEach((situation, index) => {
      const move = index ? read(this.deeds[index - 1]!) : null;
      const last = found.at(-1);
      if (!last || move?.verb === "go") {
        const before = this.situations[Math.max(0, index - 1)]!;
        const cost = last ? costOf(before, situation.at) : 0;
        const home = broughtHome(before, situation);
        found.push({ square: situation.at, before, after: situation, cost, home, paid: NOTHING, isStart: !last });
      } else {
        if (move?.verb === "recharge") last.paid = broughtHome(situation, last.after);
        else last.home = broughtHome(last.before, situation);
        last.after = situation;
      }
    });
    return found;
  });

  constructor(table: Table) {
    this.#table = table;
  }

  /** What is done one after the other; what can't be done any more is left out. */
  get deeds(): readonly string[] {
    return this.#run.deeds;
  }

  set deeds(deeds: readonly string[]) {
    this.#meant = deeds;
  }

  /** Whether a deed ends the route, as a paid charge does. */
  get isEnded(): boolean {
    return /^(recharge|stop)/.test(this.deeds.at(-1) ?? "");
  }

  /** What is left to choose before the route can be driven. */
  get isComplete(): boolean {
    return this.isEnded || this.choices.has("stop");
  }

  /**
   * The plays to be sent: where something could still be done at the end, one says that one stops. That may be so for the
   * Rogue on every route, since what it steals on the way isn't known yet.
   */
  get plays(): readonly string[] {
    const isOver = this.choices.size === 1 && this.choices.has("stop") && this.#table.journey()?.seat !== ROGUE;
    return this.isEnded || (isOver && this.deeds.length) ? this.deeds : [...this.deeds, "stop"];
  }

  does(deed: string): boolean {
    if (!this.choices.has(deed)) return false;
    this.deeds = [...this.deeds, deed];
    return true;
  }

  go(square: Square): boolean {
    return this.does(go(square));
  }

  steer(side: Side): Square | null {
    const next = this.now && beside(this.now.at, side);
    return next && this.go(next) ? next : null;
  }

  /** Takes the last deed back, be it a step or something that was done where it led. */
  back(): boolean {
    if (!this.deeds.length) return false;
    this.deeds = this.deeds.slice(0, -1);
    return true;
  }

  /** Goes back along the route to a square of it, whatever was done after that. */
  backTo(square: Square): boolean {
    const steps = this.deeds.flatMap((deed, index) => (deed.startsWith("go ") ? [index] : []));
    const at = this.squares.slice(0, -1).lastIndexOf(square);
    if (at < 0) return false;
    this.deeds = this.deeds.slice(0, steps[at]);
    return true;
  }

  clear(): void {
    this.deeds = [];
  }

  /** What was aboard and on the ground here before anything was loaded otherwise. */
  get unloaded(): Situation | null {
    const isLoaded = this.deeds.at(-1)?.startsWith("load ");
    return (isLoaded ? this.situations.at(-2) : this.now) ?? null;
  }

  canLoad({ low, high }: Packages): boolean {
    const [journey, from] = [this.#table.journey(), this.unloaded];
    if (!journey || !from || this.isEnded) return false;
    return (low === from.low && high === from.high) || choices(journey, from).includes(load(low, high));
  }

  /** Leaves here with so many; as it was is no deed at all. */
  load({ low, high }: Packages): void {
    if (!this.canLoad({ low, high })) return;
    const from = this.unloaded!;
    const deeds = this.deeds.at(-1)?.startsWith("load ") ? this.deeds.slice(0, -1) : this.deeds;
    this.deeds = low === from.low && high === from.high ? deeds : [...deeds, load(low, high)];
  }
}
