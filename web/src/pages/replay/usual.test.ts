import { expect, test } from "vitest";

import type { SeatInfo } from "../../wire/types.gen";
import { seatedAs, usualSeat } from "./usual";

const seats = (...mine: boolean[]): SeatInfo[] => mine.map((mine) => ({ kind: "person", mine }));

test("one plays on in the seat that one had, whoever was to act", () => {
  expect(usualSeat(seats(false, true), [0])).toBe(1);
});

test("whoever had no seat plays on as the one who was to act", () => {
  expect(usualSeat(seats(false, false), [1])).toBe(1);
});

test("of several seats it is the one that was to act", () => {
  expect(usualSeat(seats(true, true), [1])).toBe(1);
});

test("where nobody was to act, it is any", () => {
  expect(usualSeat(seats(false, false), [])).toBe(0);
});

test("whoever plays on meets the same bots, and one of the usual level for a person", () => {
  const sat: SeatInfo[] = [{ kind: "person" }, { kind: "bot", name: "novice" }, { kind: "person", name: "Ada" }];
  expect(seatedAs(sat, 0, "casual")).toEqual([
    { kind: "me" },
    { kind: "bot", name: "novice" },
    { kind: "bot", name: "casual" },
  ]);
});
