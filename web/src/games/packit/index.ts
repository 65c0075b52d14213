// Pack-It, as the page needs it.

import type { GameFolder } from "../game";
import Lid from "./Lid.svelte";
import Mark from "./Mark.svelte";
import de from "./texts.de";
import en from "./texts.en";
import type { Box, Options, View } from "./types.gen";

const packit: GameFolder<View, Options, Box> = {
  minutes: [10, 20],
  Lid,
  board: () => import("./Board.svelte"),
  Mark,
  scores: (view) => view.scores,
  describe: (action, say) => say("describe.pack", { cell: action }),
  texts: { en, de },
  rules: { en: () => import("./rules.en"), de: () => import("./rules.de") },
};

export default packit;
