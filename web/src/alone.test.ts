import { afterEach, expect, test, vi } from "vitest";

import { aimInWords, endingAlone, inShort, resultAlone } from "./alone";
import type { Say } from "./games/game";
import { settings } from "./settings.svelte";
import { learn } from "./texts/index.svelte";
import type { Goal, Outcome } from "./wire/types.gen";

vi.mock("./settings.svelte", () => ({ settings: { language: "en" } })); // the real ones ask the browser

const GRADES: Record<string, string> = { "grade.perfect": "packed to the brim", "goal.no_gaps": "leave no gaps" };
const words: Say = (key) => GRADES[key] ?? key;
const REACHED: Goal = { reached: true, points: 19, grade: "perfect" };
const MISSED: Goal = { reached: false, points: 19 };

function outcome(goal: Goal, scores: number[], code = "done"): Outcome {
  return { scores, ranks: [goal.reached ? 1 : 2], reason: { code, fields: {} }, goal };
}

const GAVE_UP = outcome({ reached: false }, [], "resigned");
const TOO_LATE = outcome({ reached: false }, [], "out_of_time");

const ending = (told: Outcome, isReader: boolean): string => endingAlone(told, told.goal!, "Ada", isReader);

async function speak(language: "en" | "de"): Promise<void> {
  settings.language = language;
  await learn(language);
}
afterEach(() => speak("en"));

test("whoever plays alone is told of their goal, and never that somebody wins", () => {
  const told = [outcome(REACHED, [20]), outcome(MISSED, [17]), GAVE_UP, TOO_LATE];
  expect(told.map((one) => ending(one, true))).toEqual([
    "You reached the goal!",
    "You missed the goal",
    "You gave up",
    "Your time ran out",
  ]);
});

test("others are told the same by name", () => {
  const told = [outcome(REACHED, [20]), outcome(MISSED, [17]), GAVE_UP, TOO_LATE];
  expect(told.map((one) => ending(one, false))).toEqual([
    "Ada reached the goal",
    "Ada missed the goal",
    "Ada gave up",
    "Ada ran out of time",
  ]);
});

test("a result has the points, those that were needed, and the grade in the game's words", () => {
  expect(resultAlone(words, 20, REACHED)).toBe("20 points, 19 needed, packed to the brim");
  expect(resultAlone(words, 1, MISSED)).toBe("1 point, 19 needed");
});

test("a grade that the game has no words for is told as it is, and a goal need not be points", () => {
  expect(resultAlone(words, 3, { reached: true, grade: "well_done" })).toBe("3 points, well done");
});

test("a list says it in a few words", () => {
  expect(inShort(words, outcome(MISSED, [17]), MISSED)).toBe("goal missed: 17 points, 19 needed");
  expect(inShort(words, GAVE_UP, GAVE_UP.goal!)).toBe("resigned");
  expect(inShort(words, TOO_LATE, TOO_LATE.goal!)).toBe("out of time");
});

test("the goal is told before the end, with the points so far", () => {
  expect(aimInWords(words, { points: 19, score: 0 })).toBe("Goal: 19 points · 0 so far");
  expect(aimInWords(words, { points: 1 })).toBe("Goal: 1 point");
});

test("a goal that isn't points is told in the game's words, or as it is", () => {
  expect(aimInWords(words, { code: "no_gaps", score: 7 })).toBe("Goal: leave no gaps · 7 so far");
  expect(aimInWords(words, { code: "beat_the_cat", points: 19 })).toBe("Goal: beat the cat, 19 points");
});

test("it is told in German too", async () => {
  await speak("de");
  expect(aimInWords(words, { points: 19, score: 7 })).toBe("Ziel: 19 Punkte · bisher 7");
  expect(ending(outcome(REACHED, [20]), true)).toBe("Du hast das Ziel erreicht!");
  expect(ending(TOO_LATE, true)).toBe("Deine Zeit ist abgelaufen");
  expect(resultAlone(words, 20, MISSED)).toBe("20 Punkte, 19 nötig");
});
