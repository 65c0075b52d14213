// Plays in a few words, the same ones wherever a play is named: in the list of moves, in questions, in what is told.

import type { Say, Wording } from "../games/game";
import { readerIn } from "../seats";
import { standing } from "../wire/seen";
import type { Seen, SeenPlay } from "../wire/types.gen";

/** What plays are noted from. */
export interface Noting {
  seen: readonly Seen[];
  /** The seats of whoever reads it. */
  mine: readonly number[];
  folder: Pick<Wording, "note" | "uncovered">;
  words: Say;
  /** What there is to see now, by which plays that were secret may be known. */
  view?: unknown;
  /** What there was to see after so much had been told, where the page knows. */
  viewAt?: ((number: number) => unknown) | undefined;
}

/** Gives the words for each play of a match. */
export function noting({ seen, mine, folder, words, view, viewAt }: Noting): (play: SeenPlay) => string {
  const plays = standing(seen);
  const uncovered = view === undefined ? [] : (folder.uncovered?.(plays, view as never) ?? []);
  const actions = new Map(plays.map((play, index) => [play, uncovered[index] ?? play.action]));
  const reader = readerIn(mine);
  return (play) => {
    const action = actions.get(play) ?? play.action;
    const before = viewAt?.(seen.indexOf(play));
    const known = before == null ? undefined : { seat: play.seat, before: before as never, reader };
    return folder.note?.(action, words, known) ?? action;
  };
}
