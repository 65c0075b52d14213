import { expect, test, vi } from "vitest";

import { aimOf } from "./aim";

vi.mock("../../settings.svelte", () => ({ settings: { language: "en" } })); // the real ones ask the browser

const saying = (texts: Record<string, string>) => (key: string) => texts[key] ?? key;

test("who plays alone, or has a seat with another aim, is told that one", () => {
  const words = saying({ aim: "win", "aim.alone": "reach the goal", "aim.2": "rob them" });
  expect([aimOf(words, false, 0, {}), aimOf(words, true, 0, {}), aimOf(words, false, 2, {})]).toEqual([
    "win",
    "reach the goal",
    "rob them",
  ]);
});

test("nobody is told to do what this table plays without", () => {
  const words = saying({ aim: "win by missions", "aim.without.missions": "win", "aim.2": "rob them" });
  const aims = [{ missions: false }, { missions: true }, { stolen: false }].map((one) => aimOf(words, false, 0, one));
  expect(aims).toEqual(["win", "win by missions", "win by missions"]);
  expect(aimOf(words, false, 2, { missions: false })).toBe("rob them");
});

test("a game without words for it has none, which isn't the same as words on their way", () => {
  expect(aimOf(saying({}), false, 0, { missions: false })).toBe(null);
  expect(aimOf(() => "", false, 0, { missions: false })).toBe("");
});
