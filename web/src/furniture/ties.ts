// Equal points at the end.

import type { Outcome } from "../wire/types.gen";

/** Says whether the best shared the victory, or something besides points decided between them; null: points did. */
export function tieIn({ ranks, scores }: Pick<Outcome, "ranks" | "scores">): "shared" | "broken" | null {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [first] = winners;
  if (first === undefined || scores.length < 2) return null;
  const equals = scores.filter((score) => score === scores[first]).length;
  if (winners.length > 1) return equals === winners.length ? "shared" : "broken";
  return equals > 1 ? "broken" : null;
}
