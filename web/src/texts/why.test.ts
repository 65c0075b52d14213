import { afterEach, expect, test, vi } from "vitest";

import type { GameFolder } from "../games/game";
import { GAMES } from "../games/registry";
import { Refusal } from "../wire/line";
import { why } from "./index.svelte";

vi.mock("../settings.svelte", () => ({ settings: { language: "en" } })); // the real ones ask the browser

const games = GAMES as unknown as Map<string, Pick<GameFolder, "texts">>;
const words = { "refusal.taken": "{player} was faster: truck {truck} is gone." };
const taken = new Refusal({ code: "taken", sentence: "seat 3 has truck 17", fields: { seat: 3, truck: 17 } });
const names = ["Ada", "Bo", "Mira"];

afterEach(() => void games.delete("race"));

test("who was faster is called by their name", () => {
  games.set("race", { texts: { en: words, de: words } });
  expect(why(taken, "race", (seat) => names[seat]!)).toBe("Mira was faster: truck 17 is gone.");
});

test("where nobody knows the name, the house's own sentence is shown", () => {
  games.set("race", { texts: { en: words, de: words } });
  expect(why(taken, "race")).toBe("Seat 3 has truck 17");
});
