// Package Pandemonium, as the page needs it.

import type { GameFolder } from "../game";
import Lid from "./Lid.svelte";
import type { Box, Options, View } from "./types.gen";

const pandemonium: GameFolder<View, Options, Box | null> = {
  tagline: {
    en: "Deliver packages all over town, cube by cube. But your trail stays, and the Rogue follows it.",
    de: "Liefere Pakete durch die ganze Stadt, Würfel für Würfel. Aber deine Spur bleibt liegen, und der Gauner folgt ihr.",
  },
  minutes: [30, 60],
  Lid,
  board: () => import("./Board.svelte"),
  glance: () => import("./Glance.svelte"),
  mark: () => import("./Mark.svelte"),
  phase: ({ phase }) => phase,
  scores: ({ drivers }) => drivers.map(({ score }) => score.total - score.missions), // which are secret until the end
  secret: ({ phase, drivers }) =>
    phase !== "over" && drivers.some(({ missions, chosen }) => missions?.length || chosen !== null),
  scene: ({ phase, turn }) => `${turn} ${phase}`,
  isWide: () => true,
  words: async () => ({
    ...(await import("./words")),
    ...(await import("./telling")),
    ...(await import("./uncovering")),
  }),
  texts: { en: () => import("./texts.en"), de: () => import("./texts.de") },
  rules: { en: () => import("./rules.en"), de: () => import("./rules.de") },
  lesson: { en: () => import("./lesson.en"), de: () => import("./lesson.de") },
};

export default pandemonium;
