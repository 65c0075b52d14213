// What a match can't be shown without: its game's words, and its board.

import { hasTexts, lacksTexts } from "../texts/index.svelte";
import { folderOf } from "./folder";

/** Says whether a game's words are there: without them, sentences would have gaps and moves be in notation. */
export function hasWords(game: string): boolean {
  return [hasTexts(game), folderOf(game).isWorded].every(Boolean); // both are sent for at once
}

/** Says whether a game's words couldn't be had so far. */
export function lacksWords(game: string): boolean {
  return lacksTexts(game) || folderOf(game).lacksWords;
}

/** Sends for a game's board, which needn't wait for the words; whoever shows it finds out whether it comes. */
export function sendForBoard(game: string): void {
  void folderOf(game).Board;
}
