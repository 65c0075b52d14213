// Where one stands in a lesson: it follows from one's own plays, and from what one has read since the last of them.

import type { LessonStep } from "../../../wire/types.gen";

type Steps = readonly Pick<LessonStep, "plays">[];

const playsOf = (step: Pick<LessonStep, "plays">): number => step.plays ?? 0;

/** The place of the step that asks for the next play after so many; behind the last one where none does. */
export function asking(steps: Steps, made: number): number {
  let asked = 0;
  const found = steps.findIndex((step) => (asked += playsOf(step)) > made);
  return found < 0 ? steps.length : found;
}

/** The place of the first step that may not have been read yet: behind the last one that is done. */
export function unread(steps: Steps, made: number): number {
  const before = steps.slice(0, asking(steps, made));
  return before.findLastIndex((step) => playsOf(step) > 0) + 1;
}

/** The place of the step that is shown; `read` is how many steps one has gone through. */
export function shownAt(steps: Steps, made: number, read: number): number {
  return Math.min(Math.max(unread(steps, made), read), asking(steps, made));
}
