// How a match ended, in a line.

import { endingAlone } from "../alone";
import type { Say } from "../games/game";
import { nameOf } from "../seats";
import { listed, say } from "../texts/index.svelte";
import type { Outcome, SeatInfo } from "../wire/types.gen";

/** Says who won, to whoever sits in this seat; of someone who played alone, what became of their goal. */
export function headline(words: Say, outcome: Outcome, seats: readonly SeatInfo[], seat: number | null): string {
  if (outcome.goal) return endingAlone(outcome, outcome.goal, nameOf(words, seats, 0), seat === 0);
  const winners = outcome.ranks.flatMap((rank, number) => (rank === 1 ? [number] : []));
  if (winners.length === outcome.ranks.length && winners.length > 1) return say("drawn");
  if (seat !== null && winners.includes(seat)) return say("you_won");
  const isTie = winners.length > 1;
  const key = seat === null ? (isTie ? "won_together" : "won") : isTie ? "you_lost_to_several" : "you_lost";
  return say(key, {
    name: listed(winners.map((winner) => nameOf(words, seats, winner))),
  });
}
