// A round's payment as the page reads it.

import type { Payment } from "./types.gen";

interface Leftover {
  size: number;
  count: number;
  /** What one of them costs. */
  each: number;
}

/** The parts of what was paid for bars left over: each by its size. */
export function leftovers({ left, surplus }: Payment): Leftover[] {
  const cubes = left.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return left.flatMap((count, index) => {
    const size = index + 1;
    return count ? [{ size, count, each: (surplus / cubes) * size }] : [];
  });
}
