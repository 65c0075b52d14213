// A folder for every game: its own, or plain things for a game that the page has none for.

import { GAMES, type AnyFolder } from "../games/registry";
import Mark from "./Mark.svelte";
import { rulesOf } from "./rulebook";

const made = new Map<string, AnyFolder>();

export function folderOf(game: string): AnyFolder {
  const known = GAMES.get(game) ?? made.get(game) ?? plain(game);
  if (!GAMES.has(game)) made.set(game, known);
  return known;
}

function plain(game: string): AnyFolder {
  const nothing = async () => ({ default: {} });
  const rules = () => rulesOf(game);
  return {
    board: () => import("./Board.svelte"),
    Mark,
    describe: (action) => action,
    isInWords: true,
    texts: { en: nothing, de: nothing },
    rules: { en: rules, de: rules },
  };
}
