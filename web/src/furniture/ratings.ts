// How a rating is told.

import { say } from "../texts/index.svelte";

interface Rating {
  rating: number;
  provisional?: boolean | undefined;
}

/** Puts a rating into words, with the number of games behind it. */
export function ratingLine({ rating, games, provisional }: Rating & { games: number }): string {
  return say(games === 1 ? "rating_line_one" : "rating_line", { rating: ratingMark({ rating, provisional }), games });
}

/** Gives the number, marked while it is still to be proved. */
export function ratingMark({ rating, provisional = false }: Rating): string {
  return provisional ? `${rating}?` : String(rating);
}
