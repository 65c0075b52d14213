// Positions written by hand, as the rules page shows them.

import type { View } from "./types.gen";

const SIGNS = { w: "white", r: "red", n: "neutral", ".": "empty" } as const;

/** Rows from the top: the name of the first cell, then a sign a cell. On square boards, letters go on instead of numbers. */
export function picture(rows: readonly string[], komi: number, square = false): View {
  const view: View = { white: [], red: [], neutral: [], empty: [], scores: [0, komi], turn: 0 };
  for (const row of rows) {
    const [first, ...signs] = row.split(" ");
    signs.forEach((sign, index) => view[SIGNS[sign as keyof typeof SIGNS]].push(onwards(first!, index, square)));
  }
  view.scores = [view.white.length, view.red.length + komi];
  return view;
}

function onwards(first: string, index: number, square: boolean): string {
  const [letter, number] = [first[0]!, Number(first.slice(1))];
  return square ? String.fromCharCode(letter.charCodeAt(0) + index) + number : `${letter}${number + index}`;
}
