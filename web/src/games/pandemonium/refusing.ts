// Why a route can't go on to a square, as the house would say it.

import { sideTowards, type Square } from "./city";
import { costOf, type Journey, type Situation } from "./planning";

export interface Refusal {
  key: string;
  fields: Record<string, unknown>;
}

/** Null: that is where the route has come to. */
export function refusalOf(
  { roads }: Pick<Journey, "roads">,
  now: Situation,
  square: Square,
  place: (square: Square) => string,
): Refusal | null {
  const { at, steps, battery } = now;
  if (square === at) return null;
  const names = { square: place(square), here: place(at) };
  if (!steps) return { key: "news.complete", fields: {} };
  if (!sideTowards(at, square)) return { key: "refusal.too_far", fields: names };
  if (!roads.get(at)?.includes(square)) return { key: "refusal.water", fields: names };
  return { key: "refusal.own_cubes", fields: { ...names, units: costOf(now, square), battery } };
}
