// Cats blink: now and then some of them at once, without any work in between.

import { readable } from "svelte/store";

const GROUPS = 9;
const PAUSE = 700;
const SHUT = 150;

/** The group of cats that has its eyes shut for a moment; -1: none. */
export const blinking = readable(-1, (set) => {
  const timer = setInterval(() => {
    if (document.documentElement.dataset["motion"] === "less") return;
    set(Math.floor(Math.random() * GROUPS));
    setTimeout(() => set(-1), SHUT);
  }, PAUSE);
  return () => clearInterval(timer);
});

/** Cats of the same number have their eyes shut together. */
export function groupOf(number: number): number {
  return number % GROUPS;
}
