// What a play did, from what there was to see before it: "Malfunction on d3: breaks Red's Premium below column a".

import type { Known, Played, Say } from "../game";
import { read, type Move, type Place } from "./actions";
import type { CrateView, View } from "./types.gen";
import { applesInWords, slotName, worded } from "./words";

/** What one says of one's own turn, in a word. */
const TURNS: ReadonlySet<string> = new Set(["spend", "end", "done"]);

/** The verbs of which the list of moves says more where it is known what there was before. */
const TAKES: ReadonlySet<string> = new Set(["grab", "premium", "wholesale", "control", "mixup", "malfunction"]);

/** A play as short as notation, with what it took where that is known: "c4: 4 apples → crate 3". */
export function note(action: string, say: Say, known?: Known<View>): string {
  const move = read(action);
  if (!move || !known || !TAKES.has(move.verb)) return worded("note", action, say);
  return say(keyOf("took", move), fieldsOf(move, known, say));
}

/** Tells of a play to whoever hears its player's name first. */
export function tell(played: Known<View> & Pick<Played<View>, "action">, say: Say): string {
  const { action } = played;
  const move = read(action);
  if (!move) return TURNS.has(action) ? say(`tell.${action}`) : note(action, say);
  const isYours = move.chosen[0]?.kind === "slot" && played.reader === 1 - played.seat;
  return say(keyOf("tell", move) + (isYours ? ".yours" : ""), fieldsOf(move, played, say));
}

function keyOf(kind: "tell" | "took", { verb, chosen }: Move): string {
  return verb === "malfunction" ? `${kind}.malfunction.${chosen[0]!.kind}` : `${kind}.${verb}`;
}

function fieldsOf(
  { cell, verb, chosen }: Move,
  { seat, before, reader }: Known<View>,
  say: Say,
): Record<string, unknown> {
  const [first, second] = chosen.map((place) => crateAt(place, seat, before));
  const apples = (count: number): string => applesInWords(count, say);
  return {
    cell,
    other: say(`side.${1 - seat}`),
    first: numberOf(chosen[0]),
    closed: crateName(1 - seat, chosen[0], reader, say, "into"),
    theirs: crateName(1 - seat, chosen[0], reader, say, "from"),
    from: crateName(seat, chosen[1], reader, say, "from"),
    into: crateName(seat, chosen[1], reader, say, "into"),
    tray: apples(verb === "grab" ? trayOn(cell, before) : (first?.trays.at(-1) ?? 0)),
    back: apples(second?.trays.at(-1) ?? 0),
    all: apples(sum(first?.trays ?? [])),
    ...victim(chosen[0], before, say),
  };
}

function crateAt(place: Place, seat: number, before: View): CrateView | undefined {
  return place.kind === "crate" ? before.crates[place.own ? seat : 1 - seat]?.[place.number - 1] : undefined;
}

/** Whose crate it is: the reader's, or a side's; `way` is how it is used, for languages in which that matters. */
function crateName(
  owner: number,
  place: Place | undefined,
  reader: number | null | undefined,
  say: Say,
  way: "from" | "into",
): string {
  const number = numberOf(place);
  return owner === reader
    ? say(`crate.yours.${way}`, { number })
    : say("crate.theirs", { number, side: say(`side.${owner}`) });
}

function numberOf(place: Place | undefined): number | "" {
  return place?.kind === "crate" ? place.number : "";
}

function trayOn(name: string, before: View): number {
  return before.grid.find(({ cell }) => cell === name)?.apples ?? 0;
}

function victim(place: Place | undefined, before: View, say: Say): Record<string, unknown> {
  if (place?.kind === "space") return { victim: place.cell, tray: applesInWords(trayOn(place.cell, before), say) };
  if (place?.kind !== "slot") return {};
  const tile = before.slots.flat().find(({ slot }) => slot === place.slot)?.tile;
  return { victim: slotName(place.slot, say), tile: tile ? say(`tile.${tile}`) : "" };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
