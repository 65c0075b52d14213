// Who moves the grabber now.

import type { View } from "./types.gen";

/** Whose turn it is; null: nobody's, while tiles are laid and once all is over. */
export function turnIn({ phase, turn }: View): number | null {
  return phase === "move" || phase === "rush" ? turn : null;
}
