// Pack the Essentials, as the page needs it.

import type { GameFolder } from "../game";
import Lid from "./Lid.svelte";
import type { Box, Options, View } from "./types.gen";

const essentials: GameFolder<View, Options, Box | null> = {
  tagline: {
    en: "Pack your suitcase colour by colour, and let as many cats as you can sleep on it.",
    de: "Pack deinen Koffer, Farbe an Farbe, und lass so viele Katzen darauf schlafen, wie darauf passen.",
  },
  minutes: [30, 45],
  Lid,
  board: () => import("./Board.svelte"),
  glance: () => import("./Glance.svelte"),
  mark: () => import("./Mark.svelte"),
  phase: ({ phase }) => phase,
  scores: (view) => view.suitcases.map(({ score }) => score.total),
  secret: () => false, // only the bag's order, tokens and cards are unknown, and to everyone
  scene: (view) => `${view.round} ${view.phase}`,
  isWide: () => true, // what it is worth stands beside the suitcase
  triesOut: true,
  words: async () => ({ ...(await import("./words")), ...(await import("./telling")) }),
  texts: { en: () => import("./texts.en"), de: () => import("./texts.de") },
  rules: { en: () => import("./rules.en"), de: () => import("./rules.de") },
  lesson: { en: () => import("./lesson.en"), de: () => import("./lesson.de") },
};

export default essentials;
