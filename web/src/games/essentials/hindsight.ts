// What a packed suitcase could have been, had its last tiles been laid another way.

import { lyingOf, type Lying } from "./suitcase";
import type { Tiles } from "./tiles";
import type { Best, SuitcaseView } from "./types.gen";

export interface Better {
  /** How many of the last tiles were looked at. */
  count: number;
  /** How much more they could have scored. */
  points: number;
  lying: readonly Lying[];
  /** Those that would lie elsewhere. */
  moved: readonly Lying[];
}

export function betterOf(tiles: Tiles, { laid, score }: SuitcaseView, best: Best): Better {
  const count = best.laid.length;
  const kept = laid.slice(0, laid.length - count);
  const were = new Set(laid.map((one) => one.join(" ")));
  return {
    count,
    points: best.total - score.total,
    lying: [...kept, ...best.laid].flatMap((one) => lyingOf(tiles, one)),
    moved: best.laid.filter((one) => !were.has(one.join(" "))).flatMap((one) => lyingOf(tiles, one)),
  };
}
