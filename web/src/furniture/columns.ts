// In how many columns plays are listed.

/** Letters that fit into half of the list, beside a number and a mark. */
const HALF = 11;

/** Whether each of two players has a column: where their longest play fits into it. */
export function isInPairs(seats: number, longest: number): boolean {
  return seats === 2 && longest <= HALF;
}
