import { expect, test, vi } from "vitest";

import type { SeatInfo } from "../../wire/types.gen";
import { nextInWords, onlyLevel } from "./fitting";

vi.mock("../../settings.svelte", () => ({ settings: { language: "en" } })); // the real ones ask the browser

const ME: SeatInfo = { kind: "person", name: "Ada", mine: true };
const bot = (name: string): SeatInfo => ({ kind: "bot", name });

test("after a win the bots get stronger, after a loss weaker, and that is said", () => {
  expect(nextInWords({ next_level: "casual+0.25" }, "casual")).toMatch(/stronger.*between casual and strong/);
  expect(nextInWords({ next_level: "novice+0.75" }, "casual")).toMatch(/weaker.*between novice and casual/);
  expect(nextInWords({ next_level: "casual" }, "casual")).toMatch(/as strong/);
});

test("nothing is said where nothing was learned", () => {
  expect(nextInWords({}, "casual")).toBe("");
});

test("a level can be changed where someone plays against bots of one level", () => {
  expect(onlyLevel({ host: true, seats: [bot("casual"), ME, bot("casual")] })).toBe("casual");
});

test.each([
  ["against people", { host: true, seats: [ME, { kind: "person", name: "Bo" } as SeatInfo] }],
  ["against several levels", { host: true, seats: [ME, bot("casual"), bot("master")] }],
  ["alone", { host: true, seats: [ME] }],
  ["where one only watches", { host: true, seats: [bot("casual"), bot("casual")] }],
  ["at another's table", { host: false, seats: [ME, bot("casual")] }],
])("but not %s", (_, facts) => {
  expect(onlyLevel(facts)).toBe("");
});
