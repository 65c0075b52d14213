import { expect, test } from "vitest";

import type { SeatInfo } from "../../wire/types.gen";
import { usualSeat } from "./usual";

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
