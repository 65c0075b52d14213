// A round's payment as the page reads it.

import type { Floor } from "./floor";
import type { Best, Payment } from "./types.gen";

/** What is to be paid for a load, and why. */
export type Account = Pick<Payment, "left" | "room" | "surplus" | "due">;

interface Leftover {
  size: number;
  count: number;
  /** What one of them costs. */
  each: number;
}

/** The parts of what was paid for bars left over: each by its size. */
export function leftovers({ left, surplus }: Account): Leftover[] {
  const cubes = left.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return left.flatMap((count, index) => {
    const size = index + 1;
    return count ? [{ size, count, each: (surplus / cubes) * size }] : [];
  });
}

/** The same of the best load that there was for the roll. */
export function bestAccount({ load }: Payment, { bars, due }: Best, { room }: Floor): Account {
  const left = load.map((count, index) => count - bars.filter(({ size }) => size === index + 1).length);
  const empty = room - bars.reduce((sum, { size }) => sum + size, 0);
  return { left, room: empty, surplus: due - empty, due };
}
