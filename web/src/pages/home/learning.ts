// Whether someone is to be asked if they want to learn a game before they play: once in a browser, and only newcomers.

import type { MyTable } from "../../wire/types.gen";

const KEY = "packhouse.learn";

/** Says whether to ask whoever has these tables. */
export function isToBeAsked(tables: readonly MyTable[]): boolean {
  return !wasAsked() && tables.every(({ status }) => status !== "over");
}

/** Notes that someone was asked, or has begun to learn by themselves. */
export function noteAsked(): void {
  try {
    localStorage.setItem(KEY, "asked");
  } catch {
    return;
  }
}

function wasAsked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true; // where nothing can be kept, they would be asked again and again
  }
}
