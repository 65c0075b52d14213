import { expect, test, vi } from "vitest";

import type { Say } from "../games/game";
import type { SeatInfo } from "../wire/types.gen";
import { headline } from "./headline";

vi.mock("../settings.svelte", () => ({ settings: { language: "en" } })); // the real ones ask the browser

const words: Say = (key) => key;
const SEATS: SeatInfo[] = [
  { kind: "person", name: "Ada" },
  { kind: "person", name: "Bo" },
  { kind: "bot", name: "strong" },
];

test("who won is told, also when several have", () => {
  const outcome = (...ranks: number[]) => ({ ranks, scores: [], reason: { code: "", fields: {} }, goal: null });
  expect(headline(words, outcome(2, 1, 2), SEATS, null)).toBe("Bo wins");
  expect(headline(words, outcome(1, 1, 3), SEATS, null)).toBe("Ada and Bo win together");
  expect(headline(words, outcome(1, 1, 3), SEATS, 2)).toBe("Ada and Bo win together, you lose");
  expect(headline(words, outcome(1, 1, 3), SEATS, 0)).toBe("You win!");
  expect(headline(words, outcome(1, 1, 1), SEATS, 0)).toBe("A draw");
});

test("whoever played alone has won or lost to nobody", () => {
  const told = { ranks: [2], scores: [], reason: { code: "resigned", fields: {} }, goal: { reached: false } };
  expect(headline(words, told, SEATS.slice(1, 2), 0)).toBe("You gave up");
  expect(headline(words, told, SEATS.slice(1, 2), null)).toBe("Bo gave up");
});
