// A folder for every game: its own, or plain things for a game that the page has none for.

import { Fetched } from "../fetched";
import type { Mark, Wording } from "../games/game";
import { GAMES, type AnyFolder } from "../games/registry";
import { rulesOf } from "./rulebook";

/** A game's folder with its words and marks at hand: until they are there, nothing is said or shown for them. */
export type Folder = AnyFolder & Wording<any> & { Mark: Mark; isWorded: boolean };

const made = new Map<string, Folder>();
const wordings = new Fetched<Wording<any>>();
const marks = new Fetched<{ default: Mark }>();
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
    get isWorded() {
      return words() !== null;
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
