// What became of someone who played alone, in words.

import type { Say } from "./games/game";
import { figure, say } from "./texts/index.svelte";
import { told } from "./texts/told";
import type { Goal, Outcome } from "./wire/types.gen";

/** Says how it ended, to whoever played or to someone who hears of them by name. */
export function endingAlone(outcome: Outcome, goal: Goal, name: string, isReader: boolean): string {
  if (outcome.scores.length === 0) {
    const isLate = outcome.reason.code === "out_of_time";
    return isReader ? say(isLate ? "your_time_up" : "you_gave_up") : say(isLate ? "news_late" : "gave_up", { name });
  }
  if (isReader) return say(goal.reached ? "you_reached" : "you_missed");
  return say(goal.reached ? "reached" : "missed", { name });
}

/** The points, those that were asked for, and what the rulebook calls such a result: "20 points, 19 needed, perfect". */
export function resultAlone(words: Say, score: number, goal: Goal): string {
  const points = say(score === 1 ? "point" : "points", { count: figure(score) });
  const needed = goal.points == null ? "" : say("points_needed", { count: figure(goal.points) });
  return [points, needed, gradeOf(words, goal)].filter(Boolean).join(", ");
}

/** All of it in a few words, for a list: "goal reached: 20 points, 19 needed". */
export function inShort(words: Say, outcome: Outcome, goal: Goal): string {
  const [score] = outcome.scores;
  if (score === undefined) return say(outcome.reason.code === "out_of_time" ? "out_of_time" : "has_resigned");
  return `${say(goal.reached ? "is_reached" : "is_missed")}: ${resultAlone(words, score, goal)}`;
}

/** What the rulebook calls such a result, in the game's words; else as the game's code has it. */
export function gradeOf(words: Say, { grade = "" }: Goal): string {
  return grade && (told(words, `grade.${grade}`) || grade.replaceAll("_", " "));
}
