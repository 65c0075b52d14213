// Zack & Pack, as the page needs it.

import type { GameFolder } from "../game";
import Lid from "./Lid.svelte";
import type { Box, Options, View } from "./types.gen";

const zackpack: GameFolder<View, Options, Box | null> = {
  tagline: {
    en: "Grab a truck before the others do, and load it to the roof. Empty room costs, and what stays behind costs more.",
    de: "Schnapp dir einen Laster und belade ihn bis oben hin. Leerer Raum kostet, und was liegen bleibt, kostet noch mehr.",
  },
  minutes: [30, 45],
  Lid,
  board: () => import("./Board.svelte"),
  glance: () => import("./Glance.svelte"),
  mark: () => import("./Mark.svelte"),
  phase: ({ phase }) => phase,
  scores: (view) => view.places.map(({ points }) => points),
  secret: () => false, // only the order of the pile is unknown, and to everyone
  scene: (view) => `${view.round} ${view.phase}`,
  isQuiet: (action) => /^(put|take) /.test(action),
  words: () => import("./words"),
  texts: { en: () => import("./texts.en"), de: () => import("./texts.de") },
  rules: { en: () => import("./rules.en"), de: () => import("./rules.de") },
  lesson: { en: () => import("./lesson.en"), de: () => import("./lesson.de") },
};

export default zackpack;
