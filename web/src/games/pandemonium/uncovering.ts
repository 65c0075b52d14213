// Cards that lay face down when they were played, once they are revealed.

import { card, read } from "./actions";
import type { View } from "./types.gen";

/** The plays as they are known by now: everyone's cards are on the table in the order in which they were chosen. */
export function uncovered(
  plays: readonly { seat: number; action: string }[],
  { drivers }: Pick<View, "drivers">,
): readonly string[] {
  const left = drivers.map(({ played }) => [...played]);
  return plays.map(({ seat, action }) => {
    const number = read(action)?.verb === "card" ? left[seat]?.shift() : undefined;
    return number === undefined ? action : card(number);
  });
}
