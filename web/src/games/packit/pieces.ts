// Which piece lies where, and what differs between two views.

import type { View } from "./types.gen";

export type Kind = "white" | "red" | "neutral";

export interface Piece {
  cell: string;
  kind: Kind;
}

export const SIDES: readonly Kind[] = ["white", "red"];
const KINDS: readonly Kind[] = [...SIDES, "neutral"];

export function pieces(view: View): Piece[] {
  return KINDS.flatMap((kind) => view[kind].map((cell) => ({ cell, kind })));
}

/** In a steady order, whatever lies on them. */
export function cells(view: View): string[] {
  return [...view.white, ...view.red, ...view.neutral, ...view.empty].sort();
}

/** The pieces that are new, or another kind than before. */
export function changes(before: View, after: View): Piece[] {
  const old = new Map(pieces(before).map(({ cell, kind }) => [cell, kind]));
  return pieces(after).filter(({ cell, kind }) => old.get(cell) !== kind);
}
