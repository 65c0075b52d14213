// The points of each seat, as far as they are known.

import type { GameFolder } from "../games/game";
import type { Recalled, Update } from "../wire/types.gen";

/** A position, now or looked back at. */
export type Position = Pick<Update | Recalled, "view" | "aim" | "outcome" | "active" | "times">;

/** What the board was worth at the end; before that, what the house tells whoever plays alone, or the game's folder reads in the view. */
export function scoresOf(
  folder: Pick<GameFolder, "scores">,
  { view, aim, outcome }: Pick<Position, "view" | "aim" | "outcome">,
): readonly number[] {
  if (outcome?.scores.length) return outcome.scores;
  return aim?.score != null ? [aim.score] : (folder.scores?.(view as never) ?? []);
}
