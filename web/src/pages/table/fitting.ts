// What someone who plays against bots is told of the bots' strength.

import { level, say } from "../../texts/index.svelte";
import { strength } from "../../texts/levels";
import type { Table } from "../../wire/types.gen";

/** The level of the bots at a table where its host plays against bots of one level and nobody else; empty: it is another table. */
export function onlyLevel({ host, seats }: Pick<Table, "host" | "seats">): string {
  const others = seats.filter((seat) => !seat.mine);
  const [first] = others;
  const isSo = host && others.length === seats.length - 1 && others.every((seat) => seat.kind === "bot");
  return isSo && first?.name && others.every((seat) => seat.name === first.name) ? first.name : "";
}

/** How strong the bots will be after a match against bots of this level; empty where nothing was learned from it. */
export function nextInWords(facts: Pick<Table, "next_level">, bot: string): string {
  const next = facts.next_level;
  if (!next) return "";
  const change = Math.sign(strength(next) - strength(bot));
  return say(change > 0 ? "level_up" : change < 0 ? "level_down" : "level_same", { level: level(next) });
}
