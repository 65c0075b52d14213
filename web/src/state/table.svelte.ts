// One table as one sees it: always the newest, whatever was lost on the way.

import type {
  AnyMessage,
  Looking,
  Offer,
  Outcome,
  Run,
  Said,
  SeatInfo,
  Seen,
  Table as Facts,
  Times,
  Update,
} from "../wire/types.gen";
import type { Asked } from "../wire/line";
import { Refusal } from "../wire/line";
import { standing } from "../wire/seen";
import { unfold } from "../wire/tree";

type Ask = (request: Asked) => Promise<AnyMessage>;
type TableAsked = Asked extends infer R ? (R extends { table: string } ? Omit<R, "table"> : never) : never;

/** From where one looks: a seat, a seat's token, or as a spectator. */
export interface Eyes {
  seat?: number;
  token?: string;
  spectate?: boolean;
}

/** Milliseconds that a phrase stays. */
const SPOKEN = 6_000;

export class Table {
  readonly id: string;
  facts: Facts | null = $state.raw(null);
  update: Update | null = $state.raw(null);
  seen: Seen[] = $state.raw([]);
  legal: readonly string[] = $state.raw([]);
  /** The seats whose bots get ready for their first play. */
  warming: ReadonlySet<number> = $state.raw(new Set());
  said: Said[] = $state.raw([]);
  /** How far the coach has come with the finished match. */
  looking: Looking | null = $state.raw(null);
  /** Why it can't be shown. */
  refusal: Refusal | null = $state.raw(null);
  /** When the last update came, by this device's clock: times count from it. */
  heardAt = $state(0);
  /** What there was to see after so much had been told, by number, as far as this page was there. */
  readonly views = new Map<number, unknown>();
  /** What the house last told to be legal: it doesn't tell the same again. */
  #told: readonly string[] = [];
  #eyes: Eyes;
  readonly #ask: Ask;

  constructor(id: string, ask: Ask, eyes: Eyes = {}) {
    this.id = id;
    this.#ask = ask;
    this.#eyes = eyes;
  }

  get seats(): readonly SeatInfo[] {
    return this.facts?.seats ?? [];
  }

  get seat(): number | null {
    return this.update?.seat ?? null;
  }

  get mine(): number[] {
    return this.seats.flatMap((seat, number) => (seat.mine ? [number] : []));
  }

  /** The seat of whoever plays alone at this device; null: several do, or one watches. */
  get onlySeat(): number | null {
    return this.mine.length > 1 ? null : this.seat;
  }

  get active(): readonly number[] {
    return this.update?.active ?? [];
  }

  /** One's seats that have not resigned. */
  get inPlay(): number[] {
    return this.mine.filter((seat) => !this.seats[seat]?.resigned);
  }

  /** Whether the seat that is shown may do something in the match; whoever resigned only watches. */
  get isIn(): boolean {
    return this.seat !== null && !this.seats[this.seat]?.resigned;
  }

  /** How one gave up where others play on, with all that one had; null: one didn't. */
  get gaveUp(): "resigned" | "late" | null {
    const own = this.seat === null ? undefined : this.seats[this.seat];
    if (this.outcome || !own?.resigned || this.inPlay.length) return null;
    return own.late ? "late" : "resigned";
  }

  /** Whether one is in the match, and hasn't played yet. */
  get isFresh(): boolean {
    return !this.outcome && this.isIn && !standing(this.seen).some((play) => this.mine.includes(play.seat));
  }

  get isMyTurn(): boolean {
    return this.isIn && this.active.includes(this.seat!);
  }

  /** Whether moves have days, so that nobody needs to stay. */
  get isByCorrespondence(): boolean {
    return this.facts?.clock.kind === "days";
  }

  get times(): Times | null {
    return this.update?.times ?? null;
  }

  get outcome(): Outcome | null {
    return this.update?.outcome ?? null;
  }

  get offer(): Offer | null {
    return this.facts?.offer ?? null;
  }

  /** Looks from now on, or again: what is missing is told. */
  async watch(eyes?: Eyes): Promise<void> {
    if (eyes) {
      this.#eyes = eyes; // what the other seat saw stays until this one's view is here: the page goes on without a break
      this.legal = this.#told = [];
      this.views.clear();
    }
    const since = eyes ? 0 : (this.update?.number ?? 0);
    try {
      await this.#ask({ type: "watch", table: this.id, since, ...this.#eyes });
      this.refusal = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    }
  }

  ask(request: TableAsked): Promise<AnyMessage> {
    return this.#ask({ ...request, table: this.id } as Asked);
  }

  play(action: string, turn = this.update?.turn ?? 0): Promise<AnyMessage> {
    return this.ask({ type: "play", action, turn });
  }

  /** Returns what one would see after an action; null where that can't be told. */
  async preview(action: string): Promise<unknown> {
    try {
      const answer = await this.ask({ type: "preview", action });
      return answer.type === "previewed" ? answer.view : null;
    } catch {
      return null;
    }
  }

  /** Returns what the game says of finished parts of the match; null where that can't be told. */
  async review(): Promise<unknown> {
    try {
      const answer = await this.ask({ type: "review" });
      return answer.type === "reviewed" ? answer.review : null;
    } catch {
      return null;
    }
  }

  /** Returns how a terminal would draw what there was to see at a number; null where that can't be told. */
  async picture(number: number): Promise<Run[][] | null> {
    try {
      const answer = await this.ask({ type: "picture", number });
      return answer.type === "pictured" ? answer.lines : null;
    } catch {
      return null;
    }
  }

  hear(message: AnyMessage): void {
    switch (message.type) {
      case "table":
        this.#hearFacts(message);
        break;
      case "update":
        this.#hearUpdate(message);
        break;
      case "present":
        this.#hearPresent(message.seats);
        break;
      case "warming":
        this.warming = new Set([...this.warming, message.seat]);
        break;
      case "looking":
        this.looking = message;
        break;
      case "said":
        this.#hearSaid(message);
        break;
    }
  }

  /** What is in the box is told once. */
  #hearFacts(facts: Facts): void {
    const components = facts.components ?? this.facts?.components;
    const own_box = facts.own_box ?? this.facts?.own_box;
    this.facts = { ...facts, components, ...(own_box && { own_box }) };
  }

  #hearUpdate(update: Update): void {
    const before = update.number - update.seen.length;
    const known = this.update;
    if (known && update.seat === known.seat && update.number < known.number) return; // late
    if (before > this.seen.length) {
      void this.watch(); // a gap
      return;
    }
    if (update.legal !== undefined) this.#told = unfold(update.legal); // first: where it can't be read, nothing is taken
    this.seen = [...this.seen.slice(0, before), ...update.seen];
    const acts = update.seat != null && update.active.includes(update.seat);
    this.legal = acts ? this.#told : [];
    const played = new Set(update.seen.flatMap((seen) => (seen.type === "play" ? [seen.seat] : [])));
    if (played.size) this.warming = new Set([...this.warming].filter((seat) => !played.has(seat)));
    if (update.seat !== known?.seat) this.views.clear(); // another seat of this device saw something else
    const isSame = known !== null && update.seat === known.seat && update.number === known.number;
    const view = isSame ? known.view : update.view; // told again, a position undoes nobody's choice
    this.views.set(update.number, view);
    this.update = { ...update, view };
    this.heardAt = performance.now();
  }

  #hearSaid(said: Said): void {
    this.said = [...this.said.filter((other) => other.seat !== said.seat), said];
    setTimeout(() => (this.said = this.said.filter((other) => other !== said)), SPOKEN);
  }

  #hearPresent(present: boolean[]): void {
    if (!this.facts) return;
    const seats = this.facts.seats.map((seat, number) => ({ ...seat, present: present[number] ?? false }));
    this.facts = { ...this.facts, seats };
  }
}
