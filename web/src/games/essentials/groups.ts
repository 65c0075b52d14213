// The groups that score: of each colour the largest, with its worth.

import { largestGroup, worthOf } from "./scoring";
import { squareOf, type Lying } from "./suitcase";
import type { Square } from "./shapes";
import { COLOURS, type Colour } from "./tiles";
import type { Box } from "./types.gen";

export interface Group {
  colour: Colour;
  tiles: number;
  points: number;
  squares: readonly Square[];
}

/** Those of two tiles or more: one tile alone groups nothing. */
export function groupsOf(box: Box, lying: readonly Lying[]): Group[] {
  return COLOURS.flatMap((colour) => {
    const group = largestGroup(lying, colour);
    if (group.length < 2) return [];
    const squares = group.flatMap(({ cells }) => cells.map(squareOf));
    return [{ colour, tiles: group.length, points: worthOf(box, group.length), squares }];
  });
}
