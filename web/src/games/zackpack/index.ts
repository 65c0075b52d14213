// Zack & Pack, as the page needs it.

import type { GameFolder } from "../game";
import Lid from "./Lid.svelte";
import Mark from "./Mark.svelte";
import de from "./texts.de";
import en from "./texts.en";
import type { Box, Options, View } from "./types.gen";
import { describe } from "./words";

const zackpack: GameFolder<View, Options, Box | null> = {
  minutes: [30, 45],
  Lid,
  board: () => import("./Board.svelte"),
  Mark,
  scores: (view) => view.places.map(({ points }) => points),
  secret: () => false, // only the order of the pile is unknown, and to everyone
  describe,
  texts: { en, de },
  rules: { en: () => import("./rules.en"), de: () => import("./rules.de") },
};

export default zackpack;
