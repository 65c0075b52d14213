// The keys that lead through a match: arrows by a step, Home and End to its ends.

type Key = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** The number that a key leads to from the one that is shown; null: it leads nowhere. */
export function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Key, shown: number, last: number): number | null {
  const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[key];
  if (to === undefined || altKey || ctrlKey || metaKey || shiftKey) return null;
  return Math.max(0, Math.min(last, to));
}

/** Whether a key is meant for what has the focus: a field, or a list to choose from. */
export function isTyped(event: Event): boolean {
  return event.target instanceof Element && event.target.matches("input, select, textarea");
}
