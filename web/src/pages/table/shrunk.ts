// Long sentences in a box that keeps its size, so that what is below it stays where it is.

import type { Attachment } from "svelte/attachments";

/** From the usual size down to the smallest that is read with ease. */
const SIZES = ["", "0.8125rem", "0.75rem", "0.6875rem"];

/** Makes letters as much smaller as it takes to read an element whole, whenever its words or its box have changed. */
export const shrunk: Attachment<HTMLElement> = (element) => {
  const fit = (): void => {
    for (const size of SIZES) {
      element.style.fontSize = size;
      if (element.scrollHeight <= element.clientHeight) return;
    }
  };
  const [words, box] = [new MutationObserver(fit), new ResizeObserver(fit)];
  words.observe(element, { subtree: true, childList: true, characterData: true });
  box.observe(element.parentElement!);
  return () => {
    words.disconnect();
    box.disconnect();
  };
};
