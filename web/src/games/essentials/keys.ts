// What keys mean at one's suitcase.

import { arrow, STEPS } from "../../pieces/directions";
import type { Handling } from "./handling.svelte";

/** Keys that mean the same wherever the focus is; says whether this is one. */
export function keyedAnywhere(event: KeyboardEvent, handling: Handling): boolean {
  const { current } = handling.trying;
  if (!current || hasModifier(event)) return false;
  const key = event.key.toLowerCase();
  if (key === "r") handling.turn();
  else if (key === "f") handling.flip();
  else if (key === "escape" && current.corner) handling.takeBackByKey();
  else return false;
  return true;
}

/** Keys at a square; `choose` does what Enter does while nothing is carried. */
export function keyedAt(event: KeyboardEvent, handling: Handling, choose: () => void): boolean {
  if (hasModifier(event)) return false;
  if (keyedAnywhere(event, handling)) return true;
  const direction = arrow(event.key);
  if (handling.carried?.corner && direction) {
    handling.carryOn(STEPS[direction].x, -STEPS[direction].y);
    return true;
  }
  if (event.key !== "Enter" && event.key !== " ") return false;
  if (handling.carried) handling.putDown();
  else choose();
  return true;
}

/** Whether a key is written somewhere, or belongs to what is open above the board. */
export function isTyped({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches("input, textarea, select, [open] *");
}

function hasModifier({ altKey, metaKey, ctrlKey }: KeyboardEvent): boolean {
  return altKey || metaKey || ctrlKey;
}
