// Opening tables.

import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { house } from "./state/house.svelte";
import { SUITS } from "./state/levels.svelte";
import { note } from "./state/toasts.svelte";
import { learnRefusals, say, why } from "./texts/index.svelte";
import type { Asked } from "./wire/line";

/** The name that a guest plays under. */
export function ownName(): string {
  return settings.name.trim() || house.welcome?.account || say("guest");
}

type Wish = Extract<Asked, { type: "create" | "branch" | "learn" | "solve" }>;

/** Opens a table and goes there; says why where it can't be, unless `handle` takes care of that. */
export async function open(wish: Wish, handle: (error: unknown) => boolean = () => false): Promise<void> {
  try {
    const answer = await house.ask(wish);
    if (answer.type === "done") go(`/table/${answer.table}`);
  } catch (error) {
    await learnRefusals().catch(() => undefined); // without them, the house's own sentence is said
    if (!handle(error)) note(why(error, "game" in wish ? wish.game : ""), true);
  }
}

/** Begins the next try at today's puzzle of a game, or goes back to the one that isn't over. */
export async function solve(game: string): Promise<void> {
  await open({ type: "solve", game, name: ownName() });
}

/** How many sit at a table where nobody says otherwise: as few as can be, though two where a game has a solo mode too. */
export function usualSeats(seats: readonly number[]): number {
  const several = seats.filter((number) => number > 1);
  return Math.min(...(several.length ? several : seats));
}

/** Goes on with one's lesson of a game, or begins it; `anew`: from its start, wherever one is. */
export async function learn(game: string, anew = false): Promise<void> {
  await open({ type: "learn", game, anew });
}

/** Nobody else is needed: it begins at once. */
export async function playAlone(game: string): Promise<void> {
  await open({ type: "create", game, seats: [{ kind: "me" }], name: ownName() });
}

/**
 * The fewest seats, bots in all but one's own, and who begins by lot: one click and it begins. The first game is a
 * gentle one, and the bots are as strong as suits, unless someone has chosen a level, or a level is given.
 */
export async function playNow(game: string, level?: string): Promise<void> {
  const few = usualSeats(house.game(game)?.seats ?? [2]);
  const bot = { kind: "bot" as const, name: level ?? settings.levels[game] ?? SUITS };
  const others = Array.from({ length: few - 1 }, () => bot);
  const seats = [{ kind: "me" as const }, ...others];
  await open({ type: "create", game, seats, shuffle: true, gentle: true, name: ownName() });
}
