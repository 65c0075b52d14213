// Pack-It, as the page needs it.

import type { GameFolder } from "../game";
import Lid from "./Lid.svelte";
import type { Box, Options, View } from "./types.gen";

const packit: GameFolder<View, Options, Box> = {
  tagline: {
    en: "Pack the board packet by packet. What you both reach is worth nothing.",
    de: "Pack das Brett voll, Päckchen um Päckchen. Was ihr beide erreicht, zählt für niemanden.",
  },
  minutes: [10, 20],
  Lid,
  board: () => import("./Board.svelte"),
  glance: () => import("./Glance.svelte"),
  mark: () => import("./Mark.svelte"),
  scores: (view) => view.scores,
  words: () => import("./words"),
  texts: { en: () => import("./texts.en"), de: () => import("./texts.de") },
  rules: { en: () => import("./rules.en"), de: () => import("./rules.de") },
  lesson: { en: () => import("./lesson.en"), de: () => import("./lesson.de") },
};

export default packit;
