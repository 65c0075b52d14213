// What is said beside one's suitcase while one packs, and what each of its squares is called.

import type { Say } from "../game";
import type { Lying, Suitcase } from "./suitcase";
import type { Piece, Trying } from "./trying.svelte";
import type { Tucking } from "./tucking.svelte";
import { theTile, theTiles, tileName } from "./words";

/** What to do next, or why one can't confirm yet. */
export function hintOf({ verdict, stuck, current, pieces }: Trying, say: Say): string {
  const named = (some: readonly Piece[]): { tiles: string } => ({
    tiles: theTiles(
      some.map(({ tile }) => tile.name),
      say,
    ),
  });
  if (verdict === "overlaps" || verdict === "blocks") return say(`hint.${verdict}`);
  if (verdict === "still_fits")
    return say("hint.still_fits", named(pieces.filter((one) => !one.corner && !stuck.includes(one))));
  if (verdict === "none") return say(stuck.length ? "hint.none.left" : "hint.none", named(stuck));
  if (pieces.length && stuck.length === pieces.length) return say("hint.cat_only", named(stuck));
  return current ? say("hint.chosen", { tile: theTile(current.tile.name, say) }) : say("hint.choose");
}

interface Packing {
  suitcase: Suitcase;
  trying: Trying;
  tucking: Tucking;
  carried: Piece | null;
}

/** A square and what lies on it: "c4, mint boot, cat side up, tried out". */
export function squareName(cell: string, { suitcase, trying, tucking, carried }: Packing, say: Say): string {
  const inWords = ({ tile, side }: Pick<Lying, "tile" | "side">): Record<string, string> => ({
    cell,
    tile: tileName(tile.name, say),
    side: say(`side.up.${side}`),
  });
  if (carried && trying.places.get(carried.id)?.cells[0] === cell)
    return say(`carry.${trying.trouble(carried) ?? "fits"}`, inWords(carried));
  if (suitcase.staples.has(cell)) return say("square.staple", { cell });
  if (tucking.all.includes(cell)) return say("square.pom", { cell });
  const lying = trying.lying.find(({ cells }) => cells.includes(cell));
  if (!lying) return say(tucking.free.has(cell) ? "square.pom_free" : "square.empty", { cell });
  return say(trying.tried.includes(lying) ? "square.tried" : "square.tile", inWords(lying));
}
