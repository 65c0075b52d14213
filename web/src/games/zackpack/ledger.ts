// The whole game in figures, as its end tells it.

import type { Entry, View } from "./types.gen";

/** What a round cost a seat and brought it. */
export interface Round {
  /** Paid for empty room. */
  room: number;
  /** Paid for bars left over. */
  left: number;
  bonus: number;
  points: number;
}

/** What all rounds cost a seat and brought it together; `spared` was due, but there was nothing left to pay it with. */
export interface Sum extends Round {
  spared: number;
}

/** What the winner did better than whoever came next: by how many points in all, and where most of them are from. */
export interface Lead {
  winner: number;
  next: number;
  points: number;
  by: "room" | "left" | "bonus";
  most: number;
}

export const roundOf = ([room, left, bonus, points]: Entry): Round => ({ room, left, bonus, points });

/** Each seat's sum, if all began with as many points. */
export function sums({ ledger, places }: View, start: number): Sum[] {
  return places.map(({ points }, seat) => {
    const rounds = ledger.map((round) => roundOf(round[seat]!));
    const total = (part: "room" | "left" | "bonus"): number => rounds.reduce((sum, round) => sum + round[part], 0);
    const [room, left, bonus] = [total("room"), total("left"), total("bonus")];
    return { room, left, bonus, points, spared: points - (start - room - left + bonus) };
  });
}

/** Null where nobody came next, or the winner was only spared more. */
export function lead(all: readonly Sum[]): Lead | null {
  const most = Math.max(...all.map(({ points }) => points));
  const winner = all.findIndex(({ points }) => points === most);
  const others = all.map(({ points }) => points).filter((points) => points < most);
  if (!others.length) return null;
  const second = Math.max(...others);
  const next = all.findIndex(({ points }) => points === second);
  const [first, other] = [all[winner]!, all[next]!];
  const gains = { room: other.room - first.room, left: other.left - first.left, bonus: first.bonus - other.bonus };
  const [by, gain] = (Object.entries(gains) as [Lead["by"], number][]).reduce((one, two) =>
    two[1] > one[1] ? two : one,
  );
  return gain > 0 ? { winner, next, points: most - second, by, most: gain } : null;
}
