// Whoever presses a button that gives way to another goes on from that one, not from the top of the page.

import { tick, untrack } from "svelte";

/** Hands the focus, where it is in a place, to the first button or link that stands there after a change. */
export function handOn(place: () => HTMLElement | undefined, change: () => unknown): void {
  $effect.pre(() => {
    change();
    if (untrack(() => place()?.contains(document.activeElement))) void tick().then(() => refocus(place()));
  });
}

function refocus(place: HTMLElement | undefined): void {
  if (place?.contains(document.activeElement)) return; // it is still there
  place?.querySelector<HTMLElement>("button, a")?.focus();
}
