// What a board has seen of the turns so far: a view alone doesn't say what a turn has changed.

import { ROGUE } from "./drivers";
import type { View } from "./types.gen";

export class Memory {
  readonly #starts = new Map<number, View>();
  readonly #loads = new Map<string, number>();

  /** Views may come in any order, as where someone looks back. */
  keep(view: View): void {
    const { phase, turn, planners, robbed, drivers } = view;
    if (phase === "card") this.#starts.set(turn, view);
    if ((phase !== "route" && phase !== "rogue") || robbed.length) return;
    drivers.forEach(({ low, high }, driver) => {
      if (driver !== ROGUE && !planners.includes(driver)) this.#loads.set(`${turn} ${driver}`, low + high);
    });
  }

  /** What there was before anything was played in a turn; null: nobody has seen that here. */
  startOf(turn: number): View | null {
    return this.#starts.get(turn) ?? null;
  }

  /** How many packages somebody had when their route was driven and before the Rogue came. */
  loadAt(turn: number, driver: number): number | null {
    return this.#loads.get(`${turn} ${driver}`) ?? null;
  }
}
