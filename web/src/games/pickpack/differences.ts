// What differs between two views: trays that changed hands, tiles that were used, and what a crate would gain and lose.

import type { CrateView, View } from "./types.gen";

/** A space by its name, or a crate by its seat and number: `0 2` is Red's second. */
export interface Flight {
  apples: number;
  from: string;
  to: string;
}

export interface Change {
  /** The trays that stay. */
  kept: number[];
  lost: number[];
  gained: number[];
}

/** One of a crate's trays, and what a play would do to it. */
export interface Listed {
  apples: number;
  how: "" | "lost" | "gained";
}

export function change(before: readonly number[], after: readonly number[]): Change {
  let same = 0;
  while (same < before.length && same < after.length && before[same] === after[same]) same += 1;
  return { kept: before.slice(0, same), lost: before.slice(same), gained: after.slice(same) };
}

export const crateName = (seat: number, number: number): string => `${seat} ${number}`;

/** The trays that moved, if it was one play. */
export function flights(before: View, after: View): Flight[] {
  const left: { apples: number; from: string }[] = before.grid.flatMap(({ cell, apples, up }, index) =>
    up && !after.grid[index]?.apples ? [{ apples, from: cell }] : [],
  );
  const came: { apples: number; to: string }[] = [];
  for (const [name, crate, other] of pairs(before, after)) {
    const { lost, gained } = change(crate.trays, other.trays);
    left.push(...lost.map((apples) => ({ apples, from: name })));
    came.push(...gained.map((apples) => ({ apples, to: name })));
  }
  if (left.length !== came.length || left.length > 2) return [];
  return came.flatMap(({ apples, to }) => {
    const origin = left.find((one) => one.apples === apples && one.from !== to);
    return origin ? [{ apples, from: origin.from, to }] : [];
  });
}

/** The slots whose tiles were used, broke down or left. */
export function changedSlots(before: View, after: View): string[] {
  const were = new Map(before.slots.flat().map((one) => [one.slot, one]));
  return after.slots.flat().flatMap(({ slot, tile, up }) => {
    const was = were.get(slot);
    return was && (was.tile !== tile || was.up !== up) ? [slot] : [];
  });
}

function* pairs(before: View, after: View): Generator<[string, CrateView, CrateView]> {
  for (const [seat, crates] of before.crates.entries()) {
    for (const [index, crate] of crates.entries()) {
      const other = after.crates[seat]?.[index];
      if (other) yield [crateName(seat, index + 1), crate, other];
    }
  }
}
