// Opening tables.

import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { house } from "./state/house.svelte";
import { note } from "./state/toasts.svelte";
import { say, why } from "./texts/index.svelte";
import type { Asked } from "./wire/line";

/** The name that a guest plays under. */
export function ownName(): string {
  return settings.name.trim() || house.welcome?.account || say("guest");
}

type Wish = Extract<Asked, { type: "create" | "branch" }>;

/** Opens a table and goes there; says why where it can't be, unless `handle` takes care of that. */
export async function open(wish: Wish, handle: (error: unknown) => boolean = () => false): Promise<void> {
  try {
    const answer = await house.ask(wish);
    if (answer.type === "done") go(`/table/${answer.table}`);
  } catch (error) {
    if (!handle(error)) note(why(error, "game" in wish ? wish.game : ""), true);
  }
}

/** The fewest seats, bots in all but one's own, and who begins by lot: one click and it begins. */
export async function playNow(game: string, bot = "casual"): Promise<void> {
  const few = Math.min(...(house.game(game)?.seats ?? [2]));
  const others = Array.from({ length: few - 1 }, () => ({ kind: "bot" as const, name: bot }));
  await open({ type: "create", game, seats: [{ kind: "me" }, ...others], shuffle: true, name: ownName() });
}
