// Points as the coach tells them.

import { figure, say } from "../../../texts/index.svelte";

/** A slip that is looked at on the board. */
export interface Pointed {
  /** What would have been better, in notation. */
  better: string;
  /** What was played and what would have been better, in words. */
  told: string;
}

/** A tenth of a point is as much as a judgement can be trusted. */
const rounded = (points: number): number => Math.round(points * 10) / 10;

/** “3.5 points” */
export function inPoints(points: number): string {
  const count = rounded(points);
  return count === 1 ? say("point") : say("points", { count: figure(count) });
}

/** “+3.5”, “−2” or “0” */
export function signed(points: number): string {
  const count = rounded(points);
  return `${count > 0 ? "+" : count < 0 ? "−" : ""}${figure(Math.abs(count))}`;
}
