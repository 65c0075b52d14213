import { expect, test } from "vitest";

import { timeLeft } from "./time";

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
