// The keys with which a truck is loaded, the same in depth and flat.

import type { Loading } from "./loading.svelte";
import { SIZES } from "./pieces";

/** Does what a key means while the truck has the focus; says whether it means anything. */
export function keyed(event: KeyboardEvent, loading: Loading): boolean {
  if (inHand(event, loading)) return true;
  if (event.altKey || event.metaKey || event.ctrlKey) return false;
  if (event.key === "Enter" || event.key === " ") loading.act();
  else if (event.key === "Backspace" || event.key === "Delete") takeBack(loading);
  else return false;
  return true;
}

/** Does what a key means wherever the focus is: it changes what is in hand, or takes back. */
export function inHand(event: KeyboardEvent, loading: Loading): boolean {
  if (event.altKey || event.metaKey || event.ctrlKey) return undone(event, loading);
  const { key } = event;
  if (SIZES.includes(Number(key))) loading.choose(Number(key));
  else if (key === "0" || key === "t" || key === "T") loading.choose("take");
  else if (key === "r" || key === "R") loading.turn();
  else return false;
  return true;
}

function undone(event: KeyboardEvent, loading: Loading): boolean {
  if (event.key !== "z" || event.altKey) return false;
  loading.undo();
  return true;
}

/** The bar at the square, else the one that was put last. */
function takeBack(loading: Loading): void {
  const { cell } = loading;
  if (cell !== null && loading.takeable(cell) !== null) loading.takeFrom(cell);
  else loading.undo();
}
