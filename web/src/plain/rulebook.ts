// The rules of a game that the page has none for, as the game's folder tells them.

import type { Rules, RulesPart } from "../games/game";
import { say } from "../texts/index.svelte";
import { get } from "../wire/http";
import type { Rulebook } from "../wire/types.gen";
import { read } from "./markdown";

export async function rulesOf(game: string): Promise<{ default: Rules }> {
  const { summary, text } = await get<Rulebook>(`/api/games/${encodeURIComponent(game)}/rules`);
  const { opening, parts } = read(text);
  const told = opening.length || summary || text ? opening : [say("plain_no_rules")];
  const first: RulesPart[] = told.length ? [{ title: say("plain_rules_first"), text: told }] : [];
  return { default: { summary, credit: "", parts: [...first, ...parts] } };
}
