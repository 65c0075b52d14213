import { expect, test, vi } from "vitest";

import type { SeenPlay } from "../../wire/types.gen";
import { aimOf, extrasInWords, isBeginning } from "./aim";

vi.mock("../../settings.svelte", () => ({ settings: { language: "en" } })); // the real ones ask the browser

const by = (...seats: number[]): SeenPlay[] => seats.map((seat) => ({ type: "play", seat, action: "a1" }));
const saying = (texts: Record<string, string>) => (key: string) => texts[key] ?? key;

test("the aim is told until one's own first play", () => {
  expect(isBeginning(by(), [1])).toBe(true);
  expect(isBeginning(by(0), [1])).toBe(true);
  expect(isBeginning(by(0, 1), [1])).toBe(false);
});

test("whoever watches is told until anybody's", () => {
  expect(isBeginning(by(), [])).toBe(true);
  expect(isBeginning(by(0), [])).toBe(false);
});

test("who plays alone, or has a seat with another aim, is told that one", () => {
  const words = saying({ aim: "win", "aim.alone": "reach the goal", "aim.2": "rob them" });
  expect([aimOf(words, false, 0), aimOf(words, true, 0), aimOf(words, false, 2)]).toEqual([
    "win",
    "reach the goal",
    "rob them",
  ]);
});

test("a game without words for it has none, which isn't the same as words on their way", () => {
  expect(aimOf(saying({}), false, 0)).toBe(null);
  expect(aimOf(() => "", false, 0)).toBe("");
});

test("points that someone gets besides are told with the aim", () => {
  expect(extrasInWords(["", "3.5 for going second"], (seat) => ["Ada", "Bo"][seat]!)).toBe(
    "Bo gets 3.5 for going second.",
  );
});
