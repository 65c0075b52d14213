// Texts about the city's locations: what they are called, where somebody is, and where somebody goes.

import type { Texts } from "../../game";

export interface Words {
  /** Where a line may break has a soft hyphen. */
  name: string;
  /** Where somebody is: "at Mill Lane". */
  at: string;
  /** Where somebody goes: "to Mill Lane". */
  to: string;
}

/** By how a location is called in the house's box; `other` is any of somebody's own box, called `{place}`. */
export function placeTexts(places: Record<string, Words>, other: Omit<Words, "name">): Texts {
  const texts: Texts = { "at.other": other.at, "to.other": other.to };
  for (const [place, { name, at, to }] of Object.entries(places))
    Object.assign(texts, { [`place.${place}`]: name, [`at.${place}`]: at, [`to.${place}`]: to });
  return texts;
}
