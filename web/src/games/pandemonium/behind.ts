// What a route leaves lying: where it starts nothing comes aboard by itself, a full van takes nothing more, and the exploding package waits to be asked for.

import type { Square } from "./city";
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

/** Where a high-value package stays, last of all, though there is one of low value aboard to be left for it; not on purpose. */
export function passedUp(
  situations: readonly Situation[],
  { van, gate }: Pick<DriverView, "van" | "gate">,
): Square | null {
  const ground = situations.at(-1)?.ground;
  const left = situations.filter(({ at, steps, low, high, hasLoaded }, index) => {
    const isLeft = situations[index + 1]?.steps !== steps;
    return isLeft && at !== gate && !hasLoaded && low > 0 && low + high >= van && ground?.get(at)?.high;
  });
  return left.at(-1)?.at ?? null;
}

/** Where the exploding package stays that the route has come past. */
export function bombBehind(situations: readonly Situation[]): Square | null {
  const now = situations.at(-1);
  const isPast = now && now.at !== now.bomb && situations.some(({ at }) => at === now.bomb);
  return isPast ? now.bomb : null;
}
