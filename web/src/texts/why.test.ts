import { beforeAll, expect, test, vi } from "vitest";

import type { GameFolder } from "../games/game";
import { GAMES } from "../games/registry";
import { Refusal } from "../wire/line";
import { learnRefusals, sayFor, wayOut, why } from "./index.svelte";

vi.mock("../settings.svelte", () => ({ settings: { language: "en" } })); // the real ones ask the browser

const games = GAMES as unknown as Map<string, Pick<GameFolder, "texts">>;
const words = {
  "refusal.taken": "{player} was faster: truck {truck} is gone.",
  "option.mode": "Grabbing",
  "option.mode.ordered": "One after another",
};
const taken = new Refusal({ code: "taken", sentence: "seat 3 has truck 17", fields: { seat: 3, truck: 17 } });
const names = ["Ada", "Bo", "Mira"];

beforeAll(async () => {
  await learnRefusals();
  const load = () => Promise.resolve({ default: words });
  games.set("race", { texts: { en: load, de: load } });
  expect(sayFor("race")("refusal.taken")).toBe(""); // nothing yet
  await vi.waitFor(() => expect(sayFor("race")("refusal.taken")).not.toBe(""));
});

test("who was faster is called by their name", () => {
  expect(why(taken, "race", (seat) => names[seat]!)).toBe("Mira was faster: truck 17 is gone.");
});

test("where nobody knows the name, the house's own sentence is shown", () => {
  expect(why(taken, "race")).toBe("Seat 3 has truck 17");
});

test("what a game has no words for is the page's to say, or is shown as it is", () => {
  expect(sayFor("race")("seat_number", { number: 2 })).toBe("Seat 2");
  expect(sayFor("race")("side.0")).toBe("side.0");
});

const race = (way: Record<string, string>): Refusal =>
  new Refusal({ code: "no_local", sentence: "a race", fields: { title: "Race", ...way } });
const ordered = { option: "mode", value: "ordered" };

test("an option that would make it possible is named as the form names it", () => {
  expect(why(race(ordered), "race")).toBe(
    "This is a race: everyone needs a device of their own. Or choose “One after another” under “Grabbing”.",
  );
  expect(wayOut(race(ordered))).toEqual(ordered);
});

const bad = (fields: Record<string, string | number>): Refusal =>
  new Refusal({
    code: "bad_option",
    sentence: "mode=x is not possible",
    fields: { name: "mode", value: "x", ...fields },
  });

test("an option that can't be so is called what the form calls it, and its range is told in the reader's language", () => {
  expect(why(bad({ least: 3, most: 13 }), "race")).toBe("Grabbing: “x” isn’t possible. Choose 3 to 13.");
  expect(why(bad({ allowed: "a word" }), "race")).toBe("Grabbing: “x” isn’t possible. Choose something else.");
});

test("where no option would, none is named", () => {
  expect(why(race({}), "race")).toBe("This is a race: everyone needs a device of their own.");
  expect(wayOut(race({}))).toBeNull();
});
