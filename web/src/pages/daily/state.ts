// How one stands with a puzzle, in the page's words: the home page says it, too.

import { say } from "../../texts/index.svelte";
import type { DailyPuzzle } from "../../wire/types.gen";
import { isDone, left } from "./standing";

export function standing(puzzle: DailyPuzzle): string {
  if (puzzle.solved) return say("puzzle_solved");
  if (isDone(puzzle)) return say("puzzle_failed");
  const count = left(puzzle);
  return count === 1 ? say("puzzle_left_one") : say("puzzle_left", { count });
}
