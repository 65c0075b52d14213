import { expect, test } from "vitest";

import { daysLeft, timeLeft } from "./time";

const [SECOND, HOUR, DAY] = [1000, 3_600_000, 86_400_000];

test.each([
  [10 * DAY, "10 days"],
  [10 * DAY - 5 * SECOND, "10 days"],
  [10 * DAY - HOUR, "9 days 23h"],
  [2 * DAY, "2 days"],
  [2 * DAY - SECOND, "47:59:59"],
  [HOUR, "1:00:00"],
  [61 * SECOND, "1:01"],
  [9_950, "10.0"],
  [0, "0.0"],
])("%d ms are shown as %s", (left, shown) => {
  expect(timeLeft(left, "en")).toBe(shown);
});

test("days are counted in the reader's language", () => {
  expect(timeLeft(9 * DAY + HOUR, "de")).toBe("9 Tage 1h");
});

test("a list tells days, then hours, then minutes, and never more than there is", () => {
  const hour = 3_600_000;
  const told = [71 * hour, 48 * hour, 47.9 * hour, 1.5 * hour, 0.99 * hour, 0];
  expect(told.map((left) => daysLeft(left, "en"))).toEqual([
    "2 days",
    "2 days",
    "47 hours",
    "1 hour",
    "59 minutes",
    "1 minute",
  ]);
});
