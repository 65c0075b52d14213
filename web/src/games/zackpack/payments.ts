// A round's payment as the page reads it.

import type { Bar, Payment } from "./types.gen";

/** The least that anyone could have paid with this load on this truck, where the house has worked it out. */
export interface Best {
  due: number;
  bars: Bar[];
}

export type Paid = Payment & { best?: Best | null };

/** What was left over costs twice its size: the parts of that sum. */
export function leftovers(left: readonly number[]): { size: number; count: number; points: number }[] {
  return left.flatMap((count, index) => (count ? [{ size: index + 1, count, points: 2 * count * (index + 1) }] : []));
}
