// What happened between two views: who got which truck, and what was put or taken.

import type { Bar, View } from "./types.gen";

export interface Grabbed {
  truck: number;
  /** Whom it was in front of; null: it came from the pile. */
  from: number | null;
  to: number;
}

export function grabbed(before: View, after: View): Grabbed[] {
  if (before.round !== after.round || before.phase !== "grab") return [];
  return after.places.flatMap(({ truck }, to) => {
    if (truck === null || before.places[to]?.truck === truck) return [];
    const owner = before.places.findIndex(({ trucks }) => trucks.includes(truck));
    return [{ truck, from: owner < 0 ? null : owner, to }];
  });
}

/** Who came last, and so was given the top of the pile without a play of their own; null: nobody, just now. */
export function drawer(before: View, after: View, played: number | null): number | null {
  const { waiting } = before;
  const drawn = grabbed(before, after).find(
    ({ from, to }) => from === null && to !== played && (waiting.length === 2 || to === waiting.at(-1)),
  );
  return drawn?.to ?? null;
}

const key = ({ size, cell, direction, level }: Bar): string => `${size} ${cell} ${direction} ${level}`;

export function moved(before: readonly Bar[], after: readonly Bar[]): { put: Bar[]; taken: Bar[] } {
  const [old, now] = [new Set(before.map(key)), new Set(after.map(key))];
  return { put: after.filter((bar) => !old.has(key(bar))), taken: before.filter((bar) => !now.has(key(bar))) };
}
