// A bot's idea of how to play on: asked for, and then tried out on the board or played from one's own seat, one play after another.

import type { Table } from "../../state/table.svelte";
import type { Proposed } from "../../wire/types.gen";

/** Milliseconds after which a bot is more likely getting ready for the first time than thinking. */
const LONG = 3_000;
const NOTHING: readonly string[] = [];

type Seen = Pick<Table, "seat" | "update" | "ask" | "play">;

export class Proposal {
  stage: "none" | "thinking" | "warming" | "playing" = $state("none");
  #isWanted = true;
  #found: (Proposed & { seat: number | null }) | null = $state.raw(null);
  readonly #table: Seen;
  readonly #refuse: (error: unknown) => void;
  readonly #isTried: () => boolean;

  /** Where proposals are tried out, the board lays them and the player confirms. */
  constructor(table: Seen, refuse: (error: unknown) => void, isTried: () => boolean) {
    this.#table = table;
    this.#refuse = refuse;
    this.#isTried = isTried;
  }

  /** What is to be tried out here and now. */
  get tried(): readonly string[] {
    const { seat, update } = this.#table;
    const found = this.#found;
    return found && found.seat === seat && found.turn === update?.turn ? found.plays : NOTHING;
  }

  /** Asks a bot and plays what it says, or has it tried out; whatever is refused ends it. */
  async ask(): Promise<void> {
    const seat = this.#table.seat;
    const long = setTimeout(() => (this.stage = "warming"), LONG);
    this.stage = "thinking";
    try {
      const answer = await this.#table.ask({ type: "propose" });
      clearTimeout(long);
      if (answer.type !== "proposed") return;
      if (this.#isTried()) this.#found = { ...answer, seat };
      else await this.#play(answer, seat);
    } catch (error) {
      if (this.#isWanted) this.#refuse(error);
    } finally {
      clearTimeout(long);
      this.stage = "none";
    }
  }

  /** Forgets it, as one leaves the table. */
  drop(): void {
    this.#isWanted = false;
  }

  /** Each play is for its turn: if someone has played something else from the seat, the house refuses it as stale. */
  async #play({ plays, turn }: Proposed, seat: number | null): Promise<void> {
    this.stage = "playing";
    for (const [number, action] of plays.entries()) {
      if (!this.#isWanted || this.#table.seat !== seat) return; // nobody plays for the next at this device
      await this.#table.play(action, turn + number);
    }
  }
}
