// Whether a game has the words that its matches are told with.

import { hasTexts } from "../texts/index.svelte";
import { folderOf } from "./folder";

/** Says whether a game's words are there: without them, sentences would have gaps and moves be in notation. */
export function hasWords(game: string): boolean {
  return [hasTexts(game), folderOf(game).isWorded].every(Boolean); // both are sent for at once
}

/** Says whether a table can be told of. Its board, which comes next, doesn't wait for the words. */
export function isReady(game: string): boolean {
  folderOf(game)
    .board()
    .catch(() => undefined); // whoever shows it finds out
  return hasWords(game);
}
