// Plays, bars and squares in words.

import type { Ended, Say } from "../game";
import { read } from "./actions";
import type { Floor } from "./floor";
import type { Loading } from "./loading.svelte";
import type { Direction } from "./loads";
import { colourOf } from "./pieces";
import type { Bar } from "./types.gen";

/** An action in a few words: "brown bar of 3 on b1, across". */
export const describe = (action: string, say: Say): string => worded("describe", action, say);

/** An action as short as notation: "3 → b1 across". */
export const note = (action: string, say: Say): string => worded("note", action, say);

/** What a play did, as it follows on its player's name: "grabs truck 11". */
export function tell({ action }: { action: string }, say: Say): string {
  return worded("tell", action, say);
}

function worded(kind: "describe" | "note" | "tell", action: string, say: Say): string {
  const move = read(action);
  if (!move) return action;
  switch (move.verb) {
    case "grab":
      return say(`${kind}.${move.truck === "pile" ? "pile" : "grab"}`, { truck: move.truck });
    case "put":
      return say(`${kind}.${move.size === 1 ? "put_one" : "put"}`, {
        bar: barName(move.size, say),
        size: move.size,
        cell: move.cell,
        direction: say(`direction.${move.direction}`),
      });
    case "take":
      return say(`${kind}.take`, { cell: move.cell });
    default:
      return say(`${kind}.${move.verb}`);
  }
}

/** Who has no points left, where it ended by that. */
export function reason(
  { reason: { code }, scores }: Ended,
  seat: number | null,
  say: Say,
  name: (seat: number) => string,
): string {
  const gone = scores.flatMap((points, place) => (points === 0 ? [place] : []));
  const [first] = gone;
  if (code !== "points_gone" || first === undefined) return "";
  if (seat !== null && gone.includes(seat)) return say("reason.points_gone.you");
  return gone.length > 1 ? say("reason.points_gone.several") : say("reason.points_gone.one", { player: name(first) });
}

/** "1 point", "4 points". */
export function pointsInWords(count: number, say: Say): string {
  return say(count === 1 ? "point" : "points", { count });
}

/** "a grey bar of 2". */
export function barName(size: number, say: Say): string {
  return say(`bar.${colourOf(size)}`, { size });
}

/** "grey bar of 2 on b1, across"; a single cube has no direction. */
export function lyingBar({ size, cell, direction }: Pick<Bar, "size" | "cell" | "direction">, say: Say): string {
  const fields = { bar: barName(size, say), cell, direction: say(`direction.${direction}`) };
  return say(size === 1 ? "layer.bar_one" : "layer.bar", fields);
}

/** "2 white bars of 1, 1 brown bar of 3"; "none" where there are none. */
export function listOf(counts: readonly number[], say: Say): string {
  const some = counts.flatMap((count, index) => (count ? [countedBars(count, index + 1, say)] : []));
  return some.length ? some.join(", ") : say("none");
}

function countedBars(count: number, size: number, say: Say): string {
  return count === 1 ? `1 ${barName(size, say)}` : say(`count.${colourOf(size)}`, { count, size });
}

export function truckName(floor: Floor, say: Say): string {
  return say("truck.label", { truck: floor.truck, height: floor.height, room: floor.room });
}

/** All that is to be known of a square: "b2, height 1 of 3; a grey bar of 2 fits across". */
export function squareName(loading: Loading, cell: string, say: Say): string {
  const { floor, heights, bars, topmost, tool } = loading;
  const words = [say("square.height", { cell, height: heights.get(cell) ?? 0, most: floor.height })];
  const bar = bars[topmost.get(cell) ?? -1];
  if (bar) words.push(say("square.top", { bar: barName(bar.size, say) }));
  if (!loading.legal.length) return words.join("; ");
  if (tool === "take") {
    if (bar) words.push(say(loading.takeable(cell) === null ? "square.held" : "square.takeable"));
  } else {
    const ways = loading.fitting(cell);
    const key = ways.length ? (tool === 1 ? "square.fits_one" : "square.fits") : "square.no_fit";
    words.push(say(key, { bar: barName(tool, say), directions: directionsOf(ways, say) }));
  }
  return words.join("; ");
}

function directionsOf(ways: readonly Direction[], say: Say): string {
  return ways.map((way) => say(`direction.${way}`)).join(say("or"));
}

/** What a hand over the truck is told: where the bar would go, or why it can't. */
export function hint(loading: Loading, say: Say): string {
  const { ghost, blocked, grasped, cell, tool, bars } = loading;
  if (!loading.legal.length) return "";
  if (loading.isStuck && tool !== "take") return say("hint.stuck", { bar: barName(tool, say) });
  if (grasped !== null) return say("hint.take", { bar: barName(bars[grasped]!.size, say) });
  if (ghost) {
    const { size, direction } = ghost.lie;
    const fields = { cell: ghost.lie.cell, bar: barName(size, say), direction: say(`direction.${direction}`) };
    return say(size === 1 ? "hint.put_one" : "hint.put", { ...fields, level: ghost.level });
  }
  if (blocked && cell) {
    const ways = loading.fitting(cell);
    const turn = ways.length ? ` ${say("hint.turn", { directions: directionsOf(ways, say) })}` : "";
    return say(`hint.${blocked.why}`, { cell }) + turn;
  }
  if (loading.isAllLoaded) return say("hint.all");
  if (tool === "take") return say("hint.free");
  return say(loading.directions.length > 1 ? "hint.choose" : "hint.choose_only", { bar: barName(tool, say) });
}
