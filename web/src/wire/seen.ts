import type { Seen, SeenPlay } from "./types.gen";

/** The plays that a bot made in a person's seat, while they were away or after they had given up. */
export function byStandIns(seen: readonly Seen[]): Set<SeenPlay> {
  const [bots, plays] = [new Set<number>(), new Set<SeenPlay>()];
  for (const one of seen) {
    if (one.type === "seated") one.occupant ? bots.add(one.seat) : bots.delete(one.seat);
    else if (one.type === "play" && bots.has(one.seat)) plays.add(one);
  }
  return plays;
}

/** The plays that were not taken back. */
export function standing(seen: readonly Seen[]): SeenPlay[] {
  let plays: { number: number; play: SeenPlay }[] = [];
  seen.forEach((one, index) => {
    if (one.type === "play") plays.push({ number: index + 1, play: one });
    else if (one.type === "undo") plays = plays.filter(({ number }) => number <= one.to);
  });
  return plays.map(({ play }) => play);
}

/** The plays that were taken back by what has this number, in their order: the first is that of whoever wanted it. */
export function takenBack(seen: readonly Seen[], number: number): SeenPlay[] {
  const left = new Set(standing(seen.slice(0, number)));
  return standing(seen.slice(0, number - 1)).filter((play) => !left.has(play));
}
