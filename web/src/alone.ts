// What someone who plays alone is up against, and what became of them, in words.

import type { Say } from "./games/game";
import { figure, say } from "./texts/index.svelte";
import { told } from "./texts/told";
import type { Aim, Goal, Outcome } from "./wire/types.gen";

/** Says what is asked for and how far it is: "Goal: 20 points · 7 so far". */
export function aimInWords(words: Say, { points, code = "", score }: Aim): string {
  const asked = [code && (told(words, `goal.${code}`) || inLetters(code)), points == null ? "" : pointsInWords(points)];
  const goal = say("goal", { goal: asked.filter(Boolean).join(", ") });
  return score == null ? goal : `${goal} · ${say("so_far", { count: figure(score) })}`;
}

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
  const needed = goal.points == null ? "" : say("points_needed", { count: figure(goal.points) });
  return [pointsInWords(score), needed, gradeOf(words, goal)].filter(Boolean).join(", ");
}

/** All of it in a few words, for a list: "goal reached: 20 points, 19 needed". */
export function inShort(words: Say, outcome: Outcome, goal: Goal): string {
  const [score] = outcome.scores;
  if (score === undefined) return say(outcome.reason.code === "out_of_time" ? "out_of_time" : "has_resigned");
  return `${say(goal.reached ? "is_reached" : "is_missed")}: ${resultAlone(words, score, goal)}`;
}

/** What the rulebook calls such a result, in the game's words; else as the game's code has it. */
export function gradeOf(words: Say, { grade = "" }: Goal): string {
  return grade && (told(words, `grade.${grade}`) || inLetters(grade));
}

/** A code that the game has no words for, as well as it can be read. */
function inLetters(code: string): string {
  return code.replaceAll("_", " ");
}

function pointsInWords(count: number): string {
  return say(count === 1 ? "point" : "points", { count: figure(count) });
}
