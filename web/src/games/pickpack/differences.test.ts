import { expect, test } from "vitest";

import { change, changedSlots, flights } from "./differences";
import { picture } from "./pictures";
import { ownerOf, rowsOf } from "./spaces";
import { carried, HAND, inHand, onSlot } from "./carried";

const ROWS = [". .", ". 3 1 .", ". 2 . .", ". ."];
const view = (rows: string[], crates: string[][]) => picture({ rows, grabber: "a1", crates });

test("a crate keeps what lies below, and loses or gains on top", () => {
  expect(change([2, 4, 1], [2, 4])).toEqual({ kept: [2, 4], lost: [1], gained: [] });
  expect(change([2, 4], [2, 3])).toEqual({ kept: [2], lost: [4], gained: [3] });
});

test("a grabbed tray flies from its space to its crate", () => {
  const after = [". .", ". . 1 .", ". 2 . .", ". ."];
  expect(flights(view(ROWS, [["5"], []]), view(after, [["53"], []]))).toEqual([{ apples: 3, from: "a2", to: "0 1" }]);
});

test("swapped trays fly past each other", () => {
  const flown = flights(view(ROWS, [["5"], ["", "24"]]), view(ROWS, [["4"], ["", "25"]]));
  expect(flown).toEqual([
    { apples: 4, from: "1 2", to: "0 1" },
    { apples: 5, from: "0 1", to: "1 2" },
  ]);
});

test("nothing flies when a tray is turned over, or between positions far apart", () => {
  expect(flights(view(ROWS, []), view([". .", ". -3 1 .", ". 2 . .", ". ."], []))).toEqual([]);
  expect(flights(view(ROWS, []), view([". .", ". . . .", ". . . .", ". ."], [["3"], ["1"]]))).toEqual([]);
});

test("a tile that was used, and one that broke down, are found by their slots", () => {
  const before = picture({ rows: ["x p", "c . . r", ". . . .", ". ."], grabber: "a1", crates: [] });
  const after = picture({ rows: ["-x .", "c . . -r", ". . . .", ". ."], grabber: "a1", crates: [] });
  expect(changedSlots(before, after)).toEqual(["a-top", "b-top", "2-right"]);
  expect(changedSlots(after, after)).toEqual([]);
});

test("slots stand around the grid, and each side has its own", () => {
  expect(rowsOf(2)).toEqual([
    [null, "a-top", "b-top", null],
    ["2-left", "a2", "b2", "2-right"],
    ["1-left", "a1", "b1", "1-right"],
    [null, "a-bottom", "b-bottom", null],
  ]);
  expect([ownerOf("a-top"), ownerOf("2-left")]).toEqual([0, 1]);
});

test("carrying a tile is laying, swapping or taking it", () => {
  expect(carried(inHand("premium"), onSlot("c-top"))).toBe("lay premium c-top");
  expect(carried(onSlot("c-top"), onSlot("a-bottom"))).toBe("swap c-top a-bottom");
  expect(carried(onSlot("c-top"), HAND)).toBe("take c-top");
  expect(carried(inHand("premium"), HAND)).toBe(null);
});
