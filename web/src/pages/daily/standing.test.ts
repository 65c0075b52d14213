import { expect, test } from "vitest";

import german from "../../texts/de/puzzles";
import english from "../../texts/en/puzzles";
import type { DailyPuzzle } from "../../wire/types.gen";
import { isDone, lastDays, left, signs } from "./standing";

const puzzle = (given: Partial<DailyPuzzle>): DailyPuzzle => ({
  ...{ game: "nim", title: "Nim", aim: "lead", goal: 1, seats: 2, seat: 0, side: "", plays: 4 },
  ...{ tries: 0, most: 3, solved: false, table: "", last: "", streak: 0, past: [] },
  ...given,
});

test("a failed try is a parcel, a solved one a tick", () => {
  expect(signs({ tries: 3, solved: true })).toBe("📦📦✅");
  expect(signs({ tries: 1, solved: true })).toBe("✅");
  expect(signs({ tries: 3, solved: false })).toBe("📦📦📦");
});

test("it is done once it is solved or no try is left", () => {
  expect(isDone(puzzle({ tries: 1, solved: true }))).toBe(true);
  expect(isDone(puzzle({ tries: 3 }))).toBe(true);
  expect(isDone(puzzle({ tries: 2 }))).toBe(false);
});

test("the last try isn't over as long as its table goes on", () => {
  expect(isDone(puzzle({ tries: 3, table: "T1" }))).toBe(false);
  expect(left(puzzle({ tries: 3, table: "T1" }))).toBe(1);
});

test("days go up to today, over the end of a month", () => {
  const past = [{ day: "2026-11-30", tries: 2, solved: true }];
  const days = lastDays("2026-12-01", past, 3);
  expect(days.map(({ day }) => day)).toEqual(["2026-11-29", "2026-11-30", "2026-12-01"]);
  expect(days.map(({ past }) => past?.tries ?? null)).toEqual([null, 2, null]);
});

const fields = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(Object.keys(english) as (keyof typeof english)[])("%s names the same things in both languages", (key) => {
  expect(fields(german[key])).toEqual(fields(english[key]));
});
