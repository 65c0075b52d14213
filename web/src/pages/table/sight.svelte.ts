// What one must not miss comes into sight by itself.

import { untrack } from "svelte";

/** Screens on which the board isn't seen beside the seats. */
const SMALL = "(max-width: 48rem), (max-height: 30rem)";

/**
 * Brings the board into sight, with whose turn it is and the clock, or how it ended, whenever another scene begins: on a small screen the
 * seats make room for it, elsewhere it comes back where someone had gone down the page.
 */
export function keepInSight(scene: () => string | undefined, board: () => HTMLElement | undefined): void {
  let shown = untrack(scene);
  $effect(() => {
    const now = scene();
    const element = board();
    const isNew = now !== undefined && now !== shown;
    if (isNew && element && (matchMedia(SMALL).matches || element.getBoundingClientRect().top < 0))
      element.scrollIntoView({ block: "start" });
    if (now !== undefined) shown = now;
  });
}
