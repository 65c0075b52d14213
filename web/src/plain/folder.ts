// A folder for every game: its own, or plain things for a game that the page has none for.

import { Fetched } from "../fetched";
import type { Wording } from "../games/game";
import { GAMES, type AnyFolder } from "../games/registry";
import Mark from "./Mark.svelte";
import { rulesOf } from "./rulebook";

/** A game's folder with its words at hand: until they are there, nothing is said for them. */
export type Folder = AnyFolder & Wording<any>;

const made = new Map<string, Folder>();
const wordings = new Fetched<Wording<any>>();

export function folderOf(game: string): Folder {
  const known = made.get(game) ?? worded(game, GAMES.get(game) ?? plain(game));
  made.set(game, known);
  return known;
}

function worded(game: string, folder: AnyFolder): Folder {
  const words = () => wordings.get(game, folder.words);
  return {
    ...folder,
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
    Mark,
    isInWords: true,
    words: async () => ({ describe: (action) => action }),
    texts: { en: nothing, de: nothing },
    rules: { en: rules, de: rules },
  };
}
