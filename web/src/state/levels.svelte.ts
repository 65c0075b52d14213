// How strong a bot suits someone, game by game, as the house has learned it.

import { get } from "../wire/http";

/** In place of a level: a bot as strong as suits whoever asks. */
export const SUITS = "suits";

class Levels {
  #suiting: Record<string, string> = $state.raw({});

  /** Asks the house anew. */
  async look(): Promise<void> {
    this.#suiting = await get<Record<string, string>>("/api/me/levels").catch(() => this.#suiting);
  }

  /** The level that suits; the usual one until something is known. */
  suiting(game: string, usual: string): string {
    return this.#suiting[game] ?? usual;
  }
}

export const levels = new Levels();
