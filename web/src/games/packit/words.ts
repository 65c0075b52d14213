// Plays of Pack-It in words.

import type { Played, Say } from "../game";
import type { View } from "./types.gen";

export function describe(action: string, say: Say): string {
  return say("describe.pack", { cell: action });
}

/** Red's komi, which no piece on the board shows. */
export function extras(view: View, say: Say): string[] {
  const komi = komiOf(view);
  return ["", komi ? say("komi", { komi }) : ""];
}

/** The pieces that each has, and Red's komi beside them. */
export function accounts(view: View, say: Say): string[] {
  const [white, red] = [view.white, view.red].map(({ length }) =>
    say(length === 1 ? "account.piece" : "account.pieces", { count: length }),
  );
  const komi = komiOf(view);
  return [white!, komi ? say("account.komi", { pieces: red, komi: say("komi", { komi }) }) : red!];
}

function komiOf({ scores, red }: View): number {
  return scores[1] - red.length;
}

/** Where a packet was laid, and how the points stand since. */
export function tell({ action, after }: Pick<Played<View>, "action" | "after">, say: Say): string {
  const [white, red] = after.scores;
  return say("tell.pack", { cell: action, white, red });
}
