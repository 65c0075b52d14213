// A folder for every game: its own, or plain things for a game that the page has none for.

import type { Component } from "svelte";

import { Fetched } from "../fetched";
import type { BoardProps, Mark, Wording } from "../games/game";
import { GAMES, type AnyFolder } from "../games/registry";
import { rulesOf } from "./rulebook";

type Board = Component<BoardProps<any, any, any>>;

/** What a folder has at hand as soon as it is loaded: a board, null until then, and words, which may be slow to come. */
interface AtHand {
  Mark: Mark;
  Board: Board | null;
  lacksBoard: boolean;
  isWorded: boolean;
  lacksWords: boolean;
}

/** A game's folder with what is loaded of it at hand: until it is there, nothing is said or shown for it. */
export type Folder = AnyFolder & Wording<any> & AtHand;

const made = new Map<string, Folder>();
const wordings = new Fetched<Wording<any>>();
const marks = new Fetched<{ default: Mark }>();
const boards = new Fetched<{ default: Board }>();
const NO_MARK: Mark = () => ({});

export function folderOf(game: string): Folder {
  const known = made.get(game) ?? worded(game, GAMES.get(game) ?? plain(game));
  made.set(game, known);
  return known;
}

function worded(game: string, folder: AnyFolder): Folder {
  const words = () => wordings.get(game, folder.words);
  return {
    ...folder,
    get Mark() {
      return marks.get(game, folder.mark)?.default ?? NO_MARK;
    },
    get Board() {
      return boards.get(game, folder.board)?.default ?? null;
    },
    get lacksBoard() {
      return boards.lacks(game);
    },
    get isWorded() {
      return words() !== null;
    },
    get lacksWords() {
      return wordings.lacks(game);
    },
    get describe() {
      return words()?.describe ?? (() => "");
    },
    get tell() {
      return words()?.tell;
    },
    get note() {
      return words()?.note;
    },
    get uncovered() {
      return words()?.uncovered;
    },
    get extras() {
      return words()?.extras;
    },
    get accounts() {
      return words()?.accounts;
    },
    get reason() {
      return words()?.reason;
    },
  };
}

function plain(game: string): AnyFolder {
  const nothing = async () => ({ default: {} });
  const rules = () => rulesOf(game);
  return {
    board: () => import("./Board.svelte"),
    mark: () => import("./Mark.svelte"),
    isInWords: true,
    words: async () => ({ describe: (action) => action }),
    texts: { en: nothing, de: nothing },
    rules: { en: rules, de: rules },
  };
}
