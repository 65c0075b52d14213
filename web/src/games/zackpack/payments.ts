// A round's payment as the page reads it.

/** What was left over costs twice its size: the parts of that sum. */
export function leftovers(left: readonly number[]): { size: number; count: number; points: number }[] {
  return left.flatMap((count, index) => (count ? [{ size: index + 1, count, points: 2 * count * (index + 1) }] : []));
}
