// What a route leaves lying where it starts: nothing comes aboard there by itself.

import { here, type Situation } from "./planning";
import type { DriverView } from "./types.gen";

/** How many packages could be taken along from the start, with room for them all the way; those left on purpose don't count. */
export function leftBehind(situations: readonly Situation[], { van, gate }: Pick<DriverView, "van" | "gate">): number {
  const [start] = situations;
  if (!start || start.hasMoved || start.at === gate) return 0;
  if (situations.some(({ hasLoaded, hasMoved }) => hasLoaded && !hasMoved)) return 0;
  const lying = here(start);
  const room = van - Math.max(...situations.map(({ low, high }) => low + high));
  return Math.max(0, Math.min(room, lying.low + lying.high));
}
