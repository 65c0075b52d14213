// How a rating is told.

import { say } from "../texts/index.svelte";

/** Puts a rating into words, with the number of games behind it. */
export function ratingLine({ rating, games }: { rating: number; games: number }): string {
  return say(games === 1 ? "rating_line_one" : "rating_line", { rating, games });
}
