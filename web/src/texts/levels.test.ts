import { expect, test, vi } from "vitest";

import { level, levelInShort } from "./index.svelte";
import { strength } from "./levels";

vi.mock("../settings.svelte", () => ({ settings: { language: "en" } })); // the real ones ask the browser

test("a bot between two levels is called by both", () => {
  expect(level("casual+0.25")).toBe("between casual and strong");
  expect(levelInShort("novice+0.75")).toBe("novice–casual");
});

test("a level is called by its own name, and a game's own bot as it calls itself", () => {
  expect([level("strong"), levelInShort("strong"), level("dreamer")]).toEqual(["strong", "strong", "dreamer"]);
});

test("strengths are in order", () => {
  const names = ["novice", "novice+0.75", "casual", "casual+0.25", "casual+0.5", "strong", "master"];
  expect([...names].reverse().sort((a, b) => strength(a) - strength(b))).toEqual(names);
});
