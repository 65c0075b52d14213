import { expect, test, vi } from "vitest";

import { clockInWords, terms } from "./terms";

vi.mock("../settings.svelte", () => ({ settings: { language: "en" } })); // the real ones ask the browser

const OPTIONS = {
  schema: { $ref: "#/$defs/Choices" },
  parts: {
    Choices: {
      type: "object",
      properties: {
        mode: { enum: ["live", "ordered"], default: "live" },
        rounds: { anyOf: [{ type: "integer" }, { type: "null" }], default: null },
        pause: { type: "integer", default: 30 },
        open: { type: "boolean", default: false },
        weights: { type: "array", items: { type: "number" }, default: [] },
      },
    },
  },
  defaults: { mode: "live", rounds: null, pause: 30, open: false, weights: [] },
};
const TEXTS: Record<string, string> = {
  "option.mode": "Grabbing",
  "option.mode.ordered": "One after another",
  "option.rounds.null": "Until the end",
};
const words = (key: string): string => TEXTS[key] ?? key;
const told = (chosen: Record<string, unknown>): string[] =>
  terms(OPTIONS, chosen, words).map(({ option, value, isChosen }) => `${option}: ${value}${isChosen ? "!" : ""}`);

test("what a table chose is told in the game's words, and what it left as it is too", () => {
  expect(told({ mode: "ordered", weights: [1, 2], open: true })).toEqual([
    "Grabbing: One after another!",
    "rounds: Until the end",
    "pause: 30",
    "open: yes!",
    "weights: 1, 2!",
  ]);
});

test("what is as usual is not called chosen, even if it was named", () => {
  expect(told({ mode: "live", pause: 30, weights: [] }).filter((term) => term.endsWith("!"))).toEqual([]);
  expect(told({})).toContain("weights: none");
});

test.each([
  [{}, "No clock"],
  [{ kind: "move", seconds: 90 }, "90 seconds for each move"],
  [{ kind: "game", seconds: 600 }, "10 minutes for the whole game"],
  [{ kind: "game", seconds: 600, increment: 5 }, "10 minutes for the whole game, and 5 seconds more after each move"],
  [{ kind: "days", seconds: 259_200 }, "By correspondence, 3 days for each move"],
] as const)("%o is told as %s", (clock, shown) => {
  expect(clockInWords(clock)).toBe(shown);
});
