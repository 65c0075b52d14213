// Pick & Pack, as the page needs it.

import type { GameFolder } from "../game";
import Lid from "./Lid.svelte";
import Mark from "./Mark.svelte";
import de from "./texts.de";
import en from "./texts.en";
import type { Box, Options, View } from "./types.gen";
import { describe } from "./words";

const pickpack: GameFolder<View, Options, Box> = {
  minutes: [20, 40],
  Lid,
  board: () => import("./Board.svelte"),
  Mark,
  scores: (view) => view.scores,
  secret: (view) => view.phase === "set-up",
  describe,
  texts: { en, de },
  rules: { en: () => import("./rules.en"), de: () => import("./rules.de") },
};

export default pickpack;
