import { expect, test, vi } from "vitest";

import type { Say } from "./games/game";
import { inWords, playerOf } from "./seats";
import type { SeatFacts, Seen } from "./wire/types.gen";

vi.mock("./settings.svelte", () => ({ settings: { language: "en" } })); // the real ones ask the browser

const words: Say = (key, fields = {}) => (key.startsWith("side.") ? key : `${key} ${Object.values(fields).join(" ")}`);
const SEATS: SeatFacts[] = [
  { kind: "person", name: "Ada", resigned: true, stand_in: "casual" },
  { kind: "person", name: "Bo" },
  { kind: "bot", name: "strong" },
];
const play = (seat: number): Seen => ({ type: "play", seat, action: "g7" });

test("a bot that plays on for someone isn't taken for them", () => {
  expect(SEATS.map((_, seat) => playerOf(words, SEATS, seat))).toEqual(["Bot for Ada", "Bo", "strong bot"]);
  expect(inWords(play(0), SEATS, words, playerOf)).toContain("Bot for Ada");
});

test("who resigned is still called by their name", () => {
  expect(inWords({ type: "resign", seat: 0 }, SEATS, words, playerOf)).toBe("Ada resigned");
});
