// What is in a suitcase from the start: pouches of two squares or one, each with something that nobody travels without.

import { between } from "./lines";
import { isBeside } from "./limbs";
import { centreOf, type Point } from "./outline";
import type { Square } from "./shapes";

/** A part of a drawing around 0, 0 with 10 units a square: light, coloured, or a line. */
type Part = readonly [kind: "light" | "colour" | "line", d: string];

export interface Pouch {
  squares: readonly Square[];
  centre: Point;
  /** Whether it lies along a column. */
  isTurned: boolean;
  parts: readonly Part[];
}

const TOOTHBRUSH: readonly Part[] = [
  ["light", "M-8.5-3.5H-3.5V-.5H-8.5Z"],
  ["colour", "M-8.5-.8H-3Q-1-1.2 1-.8H7Q8.6-.8 8.6.8T7 2.4H1Q-1 1.2-3 1.2H-8.5Z"],
  ["line", "M-7.2-3.2V-1M-5.9-3.2V-1M-4.6-3.2V-1"],
];
const CHARGER: readonly Part[] = [
  ["line", "M-2 0Q1-4.5 2.5 0T6 .5"],
  ["light", "M-7-2.6H-3.4Q-2-2.6-2-1V1Q-2 2.6-3.4 2.6H-7ZM6-1.3H8.6V2.3H6Z"],
  ["line", "M-7-1.2H-8.8M-7 1.2H-8.8"],
  ["colour", "M-4.9-1.8-6 .3H-4.8L-5.2 1.9-3.6-.4H-4.8Z"],
];
const PAPERS: readonly Part[] = [
  ["light", "M-2.5-2.5H8.5V2.5H-2.5Z"],
  ["line", "M5.5-2.5V2.5M0-1H3.5M0 .8H3.5M7-1.2V1.2"],
  ["colour", "M-8-3.6H-2.6Q-2-3.6-2-3V3Q-2 3.6-2.6 3.6H-8Z"],
  ["line", "M-6.8-.4a1.8 1.8 0 1 1 3.6 0 1.8 1.8 0 1 1-3.6 0M-6.8-.4H-3.2M-6.2 2.3H-3.8"],
];
const COMB: readonly Part[] = [
  [
    "colour",
    "M-8.5-3H8.5V-.4H8.2V3H7V-.4H6V3H4.8V-.4H3.8V3H2.6V-.4H1.6V3H.4V-.4H-.6V3H-1.8V-.4H-2.8V3H-4V-.4H-5V3H-6.2V-.4H-7.2V3H-8.5Z",
  ],
];
const SOAP: readonly Part[] = [
  ["light", "M-3.5-1.5H2.2Q3.7-1.5 3.7 0V1.4Q3.7 3-2 3T-3.7 1.4V0Q-3.7-1.5-3.5-1.5Z"],
  ["line", "M-1.6 0H1.6M-2-3a.9.9 0 1 1 1.8 0 .9.9 0 1 1-1.8 0M1-3.2a.6.6 0 1 1 1.2 0 .6.6 0 1 1-1.2 0"],
];
const KEY: readonly Part[] = [["light", "M-3.6-1a2 2 0 1 1 3.6.6H3.6V2.4H2.2V.8H1.2V2H0V.8Q-3.4 1.8-3.6-1Z"]];
const LONG = [TOOTHBRUSH, PAPERS, CHARGER, COMB];
const SMALL = [SOAP, KEY];

/** Pairs squares that are beside each other; what is left over has a pouch of its own. */
export function pouches(staples: readonly Square[]): Pouch[] {
  const left = [...staples];
  const found: Pouch[] = [];
  for (let one = left.shift(); one; one = left.shift()) {
    const other = left.find((square) => isBeside(square, one));
    if (other) left.splice(left.indexOf(other), 1);
    const kinds = other ? LONG : SMALL;
    const number = found.filter(({ squares }) => squares.length === (other ? 2 : 1)).length;
    found.push({
      squares: other ? [one, other] : [one],
      centre: between(centreOf(one), centreOf(other ?? one)),
      isTurned: other?.[0] === one[0],
      parts: kinds[number % kinds.length]!,
    });
  }
  return found;
}
