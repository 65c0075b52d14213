// Plays, tiles and bonuses in words.

import type { Say } from "../game";
import { read } from "./actions";
import type { Tile } from "./tiles";
import type { Box } from "./types.gen";

type Gift = Box["bonuses"][number][number];

/** An action in a few words: "mint boot, cat side up, on c4, a quarter turn". */
export const describe = (action: string, say: Say): string => worded("describe", action, say);

/** An action as short as notation: "mint boot, cat → c4". */
export const note = (action: string, say: Say): string => worded("note", action, say);

function worded(kind: "describe" | "note", action: string, say: Say): string {
  const move = read(action);
  if (!move) return action;
  const fields: Record<string, unknown> = { ...move };
  if ("tile" in move) fields["tile"] = tileName(move.tile, say);
  if (move.verb !== "put") return say(`${kind}.${move.verb}`, fields);
  const key = kind === "note" && move.side === "cat" ? "note.put_cat" : `${kind}.put`;
  return say(key, { ...fields, side: say(`side.up.${move.side}`), turn: say(`rotation.${move.turn}`) });
}

/** "mint boot"; an item of someone's own box by its word. */
export function tileName(name: string, say: Say): string {
  const [colour = "", item = ""] = name.split("-");
  const key = `item.${item}`;
  const known = say(key);
  return say("tile", { colour: say(`colour.${colour}`), item: known === key ? item : known });
}

/** "the mint boot": whom or what somebody takes or puts, so German has the accusative. */
export function theTile(name: string, say: Say): string {
  const [colour = "", item = ""] = name.split("-");
  const key = `the.${item}`;
  const words = { colour: say(`colour.${colour}`), item };
  return say(say(key) === key ? "the.other" : key, words);
}

/** "mint boot, cat side up, 5 squares". */
export function heldName({ tile, side }: { tile: Tile; side: "item" | "cat" }, say: Say): string {
  return say("hand.tile", { tile: tileName(tile.name, say), side: say(`side.up.${side}`), size: tile.size });
}

/** "the peach briefs and the mint sock". */
export function theTiles(names: readonly string[], say: Say): string {
  return listed(
    names.map((name) => theTile(name, say)),
    say,
  );
}

/** "peach briefs and mint sock". */
export function tilesInWords(names: readonly string[], say: Say): string {
  return listed(
    names.map((name) => tileName(name, say)),
    say,
  );
}

export function listed(words: readonly string[], say: Say): string {
  if (words.length < 2) return words.join("");
  return words.slice(0, -1).join(", ") + say("and") + words.at(-1);
}

/** "1st and 3rd positions". */
export function positionsInWords(positions: readonly number[], say: Say): string {
  const numbers = positions.map((one) => say(`position.${one}`));
  return say(positions.length === 1 ? "position.one" : "position.several", { positions: listed(numbers, say) });
}

/** What a draft position gives: "1 Pom-pom and 1 Pack Rat". */
export function giftsInWords(gifts: readonly Gift[], say: Say): string {
  return listed(
    counted(gifts).map(([gift, count]) => say(count > 1 ? `gift.${gift}.many` : `gift.${gift}`, { count })),
    say,
  );
}

/** What each kind of them is for, in sentences. */
export function giftsAbout(gifts: readonly Gift[], say: Say): string {
  return counted(gifts)
    .map(([gift]) => say(`gift.${gift}.about`))
    .join(" ");
}

/** What someone has or got of them: "1 Pom-pom and 2 Pack Rats"; nothing of what they have none of. */
export function heldInWords({ poms, rats }: { poms: number; rats: number }, say: Say): string {
  const times = (gift: Gift, count: number) => Array.from({ length: Math.max(0, count) }, () => gift);
  return giftsInWords([...times("pom", poms), ...times("rat", rats)], say);
}

export function counted(gifts: readonly Gift[]): [gift: Gift, count: number][] {
  return [...new Set(gifts)].map((gift) => [gift, gifts.filter((one) => one === gift).length]);
}
