// How a piece is put down: from a little above, in the time that the style sheet gives it, or at once.

import type { TransitionConfig } from "svelte/transition";

export function settle(node: Element): TransitionConfig {
  return {
    duration: milliseconds(getComputedStyle(node).getPropertyValue("--settle")),
    css: (done) => `transform: scale(${1 + 0.22 * (1 - done) ** 2}); opacity: ${Math.min(1, 2.5 * done)}`,
  };
}

/** A time as style sheets write it, also once it has been made shorter: `160ms`, `.16s`. */
export function milliseconds(time: string): number {
  const value = parseFloat(time) || 0;
  return time.trim().endsWith("ms") ? value : value * 1000;
}
