import { expect, test } from "vitest";

import { fit, rooms } from "./fitting";
import { drawn } from "./shapes";

test("an emblem takes the largest room that there is", () => {
  const { centre, scale } = fit(drawn(["##.", "###"]), 10, 10);
  expect(centre).toEqual([1, -1]);
  expect(scale).toBeGreaterThan(0.15);
});

test("a long emblem is turned where only a column has room for it", () => {
  expect([["####"], ["#", "#", "#", "#"]].map((rows) => fit(drawn(rows), 38, 9).isTurned)).toEqual([false, true]);
});

test("a square emblem is never turned", () => {
  expect(fit(drawn(["#", "#"]), 10, 10).isTurned).toBe(false);
});

test("of rooms that are equally large, the one nearest the middle is taken", () => {
  expect(fit(drawn(["#####"]), 10, 10).centre).toEqual([2.5, -0.5]);
});

test("an L of three squares has five rooms: its squares, and two pairs", () => {
  expect(
    rooms(drawn(["#.", "##"]))
      .map(({ width, height }) => width * height)
      .sort(),
  ).toEqual([1, 1, 1, 2, 2]);
});
