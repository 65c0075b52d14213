import { expect, test } from "vitest";

import { clockOf, inForce, UNTIMED, type Fields } from "./clock";

const DAYS: Fields = { kind: "days", amount: 3, increment: 0 };

test("a rated table has a long clock where none is chosen, and no longer than it is rated", () => {
  expect(clockOf(inForce(UNTIMED, true))).toEqual({ kind: "game", seconds: 1200, increment: 15 });
  expect(clockOf(inForce(UNTIMED, false))).toEqual({ kind: "none" });
});

test("a clock that is chosen stays, rated or not", () => {
  expect([inForce(DAYS, true), inForce(DAYS, false)]).toEqual([DAYS, DAYS]);
});

test("an amount counts in the unit of its kind, and one that was emptied as the least", () => {
  expect(clockOf(DAYS)).toEqual({ kind: "days", seconds: 259_200 });
  expect(clockOf({ kind: "move", amount: null, increment: null })).toEqual({ kind: "move", seconds: 1 });
  expect(clockOf({ kind: "game", amount: 1.5, increment: null })).toEqual({ kind: "game", seconds: 90, increment: 0 });
});
