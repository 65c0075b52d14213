// As whom one plays on from a position of a finished match.

import type { SeatInfo, SeatWish } from "../../wire/types.gen";

/** The seat that one had; where one had none or several, the one that was to act. */
export function usualSeat(seats: readonly SeatInfo[], active: readonly number[]): number {
  const mine = seats.flatMap((seat, number) => (seat.mine ? [number] : []));
  if (mine.length === 1) return mine[0]!;
  return active.find((seat) => mine.includes(seat)) ?? active[0] ?? mine[0] ?? 0;
}

/** Who sits where if one plays on in a seat: each bot stays, and for a person there is one of the usual level. */
export function seatedAs(seats: readonly SeatInfo[], own: number, level: string): SeatWish[] {
  return seats.map(({ kind, name }, seat) =>
    seat === own ? { kind: "me" } : { kind: "bot", name: (kind === "bot" && name) || level },
  );
}
