// What a play did, from what there was to see before and after it: "takes the mint boot; the Cat Lady removes …".

import type { Played, Say } from "../game";
import { read, type Move } from "./actions";
import type { SuitcaseView, View } from "./types.gen";
import { heldInWords, theTile, theTiles } from "./words";

type Told = Omit<Played<View>, "name">;

/** Tells of a play to whoever hears its player's name first. */
export function tell(played: Told, say: Say): string {
  const { seat, action, before, after } = played;
  const move = read(action);
  if (!move) return action;
  return [
    own(move, played, say),
    ...together(move, played, say),
    ...gained(before.suitcases[seat], after.suitcases[seat], say),
    ...removed(move, before, after, say),
    ...begun(before, after, say),
  ].join("; ");
}

function own(move: Move, { seat, before, after }: Told, say: Say): string {
  const gain = gainOf(seat, before, after);
  switch (move.verb) {
    case "pawn":
      return say("tell.pawn", { ...move });
    case "pom":
      return gain > 0 ? say("tell.pom.gain", { ...move, points: gain }) : say("tell.pom", { ...move });
    case "bonus":
      return say("tell.bonus", { tile: theTile(move.tile, say) });
    case "take":
      return say("tell.take", { tile: theTile(before.spaces[move.space - 1] ?? "", say) });
    case "put": {
      const fields = { tile: theTile(move.tile, say), side: say(`side.up.${move.side}`), cell: move.cell };
      return gain > 0 ? say("tell.put.gain", { ...fields, points: gain }) : say("tell.put", fields);
    }
    case "leave":
      return say("tell.leave", { tiles: theTiles(before.suitcases[seat]?.hand ?? [], say) });
    case "poms": {
      const [old, now] = [before.suitcases[seat]!.tucked.length, after.suitcases[seat]!.tucked.length];
      const key = `tell.poms${gain > 0 ? ".gain" : ""}${now - old === 1 ? ".one" : ""}`;
      return say(key, { count: now - old, points: gain });
    }
  }
}

function gainOf(seat: number, before: View, after: View): number {
  return (after.suitcases[seat]?.score.total ?? 0) - (before.suitcases[seat]?.score.total ?? 0);
}

/** What the tiles of one turn, or all Pom-poms, have gained with this one. */
function together({ verb }: Move, { seat, before, after, earlier }: Told, say: Say): string[] {
  const suitcase = before.suitcases[seat]!;
  const others = { put: suitcase.laid.length - suitcase.before, pom: suitcase.tucked.length };
  const count = verb === "put" || verb === "pom" ? others[verb] : 0;
  const start = count > 0 ? earlier(count) : null;
  const points = start ? gainOf(seat, start, after) : 0;
  return points > 0 && points !== gainOf(seat, before, after) ? [say("tell.together", { points })] : [];
}

/** The Rats and Pom-poms of whoever went to a position and has their turn at once. */
function gained(before: SuitcaseView | undefined, after: SuitcaseView | undefined, say: Say): string[] {
  if (!before || !after) return [];
  const gifts = heldInWords({ poms: after.poms - before.poms, rats: after.rats - before.rats }, say);
  return gifts ? [say("tell.gains", { gifts })] : [];
}

/** What Cat Ladies took away. Of several at once a view doesn't tell which took which. */
function removed(move: Move, before: View, after: View, say: Say): string[] {
  if (before.round !== after.round) return [];
  const taken = move.verb === "take" ? move.space - 1 : -1;
  const gone = before.spaces.filter((tile, index) => tile && !after.spaces[index] && index !== taken) as string[];
  const ladies = after.positions.flatMap(({ token }, index) =>
    token && !before.positions[index]?.token ? [index + 1] : [],
  );
  if (!gone.length) return [];
  const fields = { position: ladies[0], tiles: theTiles(gone, say) };
  return [say(ladies.length === 1 ? "tell.lady" : "tell.ladies", fields)];
}

function begun(before: View, after: View, say: Say): string[] {
  return before.round === after.round ? [] : [say("tell.round", { round: after.round })];
}
