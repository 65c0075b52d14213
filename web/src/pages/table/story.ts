// What happened, told play by play, and which of it is new to whoever has just been waiting.

import { noting, type Noting } from "../../furniture/noting";
import type { GameFolder, Say, Wording } from "../../games/game";
import { inWords, movesInWords, nameOf, playerOf, readerIn } from "../../seats";
import { say } from "../../texts/index.svelte";
import { standing, takenBack } from "../../wire/seen";
import type { SeatInfo, Seen, SeenPlay } from "../../wire/types.gen";

/** What the story is told from. */
export interface Sources extends Noting {
  seats: readonly SeatInfo[];
  folder: Noting["folder"] & Pick<Wording, "describe" | "tell"> & Pick<GameFolder, "isQuiet">;
  viewAt: (number: number) => unknown;
}

/** Puts into words what happened; number n is the n-th thing that was told. */
export function sentence(sources: Sources, number: number): string {
  const { seen, seats, mine, words, folder, viewAt } = sources;
  const one = seen[number - 1]!;
  const [before, after] = [viewAt(number - 1), viewAt(number)];
  const isKnown = one.type === "play" && folder.tell && before != null && after != null;
  const name = (seat: number): string => nameOf(words, seats, seat);
  const earlier = (plays: number): never => (viewEarlier(seen.slice(0, number), plays, viewAt) ?? null) as never;
  const around = { before: before as never, after: after as never, name, earlier, reader: readerIn(mine) };
  const did: Wording["describe"] = isKnown ? () => folder.tell!({ ...one, ...around }, words) : folder.describe;
  const undone =
    one.type === "undo" ? movesInWords(takenBack(seen, number), { seats, mine, words }, noting(sources)) : "";
  const isOwn = one.type === "play" && !one.late && isReader(one.seat, seats, mine);
  return inWords(one, seats, words, did, isOwn ? readerOf : playerOf, undone);
}

/** What there was to see before so many plays earlier of whoever made the last one; undefined where that isn't known. */
function viewEarlier(seen: readonly Seen[], plays: number, viewAt: Sources["viewAt"]): unknown {
  const all = standing(seen);
  const own = all.filter(({ seat }) => seat === all.at(-1)?.seat);
  const first = own.at(-1 - plays);
  return first && viewAt(seen.lastIndexOf(first));
}

/** Whether whoever reads this, and nobody else at their device, plays in a seat among others. */
function isReader(seat: number, seats: readonly SeatInfo[], mine: readonly number[]): boolean {
  return seats.length > 1 && mine.length === 1 && mine[0] === seat && !seats[seat]?.stand_in;
}

/** Names the reader so that whatever is told of them stays true: "Ada (you): takes 3 apples". */
function readerOf(words: Say, seats: readonly SeatInfo[], seat: number): string {
  const [name, you] = [playerOf(words, seats, seat), say("you_mark")];
  return name.endsWith(")") ? `${name}, ${you}` : `${name} (${you})`;
}

/** The numbers of what is worth telling: not what was taken back, nor plays of which there are too many. */
export function worthTelling({ seen, folder }: Sources): number[] {
  const stands = new Set<Seen>(standing(seen));
  return seen.flatMap((one, index) =>
    one.type === "play" && (!stands.has(one) || folder.isQuiet?.(one.action)) ? [] : [index + 1],
  );
}

/** Of these, the ones since the listener's own last play: what the others did meanwhile. */
export function sinceOwn({ seen, mine }: Sources, numbers: readonly number[]): number[] {
  const own = seen.findLastIndex((one): one is SeenPlay => one.type === "play" && mine.includes(one.seat));
  return own < 0 ? [] : numbers.filter((number) => number > own + 1);
}
