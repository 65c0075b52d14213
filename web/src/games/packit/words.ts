// Plays of Pack-It in words.

import type { Say } from "../game";
import type { View } from "./types.gen";

export function describe(action: string, say: Say): string {
  return say("describe.pack", { cell: action });
}

/** Where a packet was laid, and how the points stand since. */
export function tell({ action }: { action: string }, _before: View, { scores: [white, red] }: View, say: Say): string {
  return say("tell.pack", { cell: action, white, red });
}
