// Long sentences in a box that keeps its size, so that what is below it stays where it is.

import type { Attachment } from "svelte/attachments";

/** From the usual size down to the smallest that is read with ease. */
const SIZES = ["", "0.8125rem", "0.75rem", "0.6875rem"];

/** Makes letters as much smaller as it takes to read this text whole. */
export function whole(text: string): Attachment<HTMLElement> {
  return (element) => {
    void text; // another one is measured anew, and so is every one in a box of another size
    const observer = new ResizeObserver(() => {
      for (const size of SIZES) {
        element.style.fontSize = size;
        if (element.scrollHeight <= element.clientHeight) return;
      }
    });
    observer.observe(element.parentElement!);
    return () => observer.disconnect();
  };
}
