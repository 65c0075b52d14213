// Cats blink: now and then some of them at once, without any work in between.

import { createSubscriber } from "svelte/reactivity";

const GROUPS = 9;
const PAUSE = 700;
const SHUT = 150;

let blinking = -1;

const subscribe = createSubscriber((update) => {
  const blink = (group: number): void => {
    blinking = group;
    update();
  };
  const timer = setInterval(() => {
    if (document.documentElement.dataset["motion"] === "less") return;
    blink(Math.floor(Math.random() * GROUPS));
    setTimeout(() => blink(-1), SHUT);
  }, PAUSE);
  return () => clearInterval(timer);
});

/** Says whether a cat has its eyes shut for a moment; cats of the same number have them shut together. */
export function isBlinking(number: number): boolean {
  subscribe();
  return blinking === number % GROUPS;
}
