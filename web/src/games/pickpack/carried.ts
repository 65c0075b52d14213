// Which play it is to carry a tile somewhere while tiles are laid. Things and places have names of a kind and a word.

export const HAND = "hand";

export const inHand = (tile: string): string => `tile ${tile}`;
export const onSlot = (slot: string): string => `slot ${slot}`;

/** The notation; null where no play would be one. */
export function carried(thing: string, place: string): string | null {
  const [from, what] = thing.split(" ");
  const [to, where] = place.split(" ");
  if (from === "tile" && to === "slot") return `lay ${what} ${where}`;
  if (from === "slot" && to === "slot") return `swap ${what} ${where}`;
  if (from === "slot" && to === HAND) return `take ${what}`;
  return null;
}
