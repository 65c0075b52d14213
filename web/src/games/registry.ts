// Every game folder that the page has.

import type { GameFolder } from "./game";

// each folder knows its own view
export type AnyFolder = GameFolder<any, any, any>;

const folders = import.meta.glob<{ default: AnyFolder }>("./*/index.ts", { eager: true });

export const GAMES: ReadonlyMap<string, AnyFolder> = new Map(
  Object.entries(folders).map(([path, module]) => [path.split("/")[1]!, module.default]),
);

/** Says whether a view must be covered before another seat of the same device looks. */
export function keepsSecrets(game: string, offered: { hidden: boolean } | undefined, view: unknown): boolean {
  return offered?.hidden === true && (GAMES.get(game)?.secret?.(view) ?? true);
}
