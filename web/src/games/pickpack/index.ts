// Pick & Pack, as the page needs it.

import type { GameFolder } from "../game";
import Lid from "./Lid.svelte";
import type { Box, Options, View } from "./types.gen";

const pickpack: GameFolder<View, Options, Box> = {
  tagline: {
    en: "Two apple packers, one grabber: you push it along, they push it across. Leave it where it hurts.",
    de: "Zwei packen Äpfel, aber es gibt nur einen Greifer: Du schiebst ihn längs, die andere Seite quer. Lass ihn stehen, wo es wehtut.",
  },
  minutes: [20, 40],
  Lid,
  board: () => import("./Board.svelte"),
  glance: () => import("./Glance.svelte"),
  mark: () => import("./Mark.svelte"),
  phase: ({ phase }) => phase,
  scores: (view) => view.scores,
  secret: (view) => view.phase === "set-up",
  words: async () => ({ ...(await import("./words")), ...(await import("./telling")) }),
  texts: { en: () => import("./texts.en"), de: () => import("./texts.de") },
  rules: { en: () => import("./rules.en"), de: () => import("./rules.de") },
  lesson: { en: () => import("./lesson.en"), de: () => import("./lesson.de") },
};

export default pickpack;
