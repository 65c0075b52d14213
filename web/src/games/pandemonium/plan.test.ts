import { expect, test } from "vitest";

import { baseSpot, borderOf, centreOf, lineThrough, linesOf, sizeOf } from "./plan";
import { bridgeOn, channelOf } from "./water";

test("a1 is at the lower left, e5 at the upper right", () => {
  expect([centreOf("a1"), centreOf("e5")]).toEqual([
    [50, 450],
    [450, 50],
  ]);
});

test("a base stands outside the city, on its side of the gate", () => {
  expect(baseSpot("e1", "south")).toEqual([450, 524]);
  expect(baseSpot("e1", "east")).toEqual([524, 450]);
});

test("a border lies between two neighbours, whichever is named first", () => {
  const border = [
    [100, 400],
    [200, 400],
  ];
  expect([borderOf("b1-b2"), borderOf("b2-b1")]).toEqual([border, border]);
});

test("water flows on where it leaves the city, and ends where it ends inside", () => {
  expect(channelOf("c4-c5")).toMatch(/^M200 100L200 100.*L300 100$/);
  expect(channelOf("c5-d5")).toMatch(/^M300 -54L300 0.*L300 100$/);
});

test("a bridge leads across", () => {
  expect(bridgeOn("c1-c2")).toEqual({ at: [250, 400], turned: 90 });
  expect(bridgeOn("c3-d3")).toEqual({ at: [300, 250], turned: 0 });
});

test("a route is a line through the middles of its squares", () => {
  expect(lineThrough(["a1", "a2", "b2"])).toBe("M50 450L50 350L150 350");
});

test("a name is parted at its space, or where a hyphen may be", () => {
  expect([linesOf("Mill Lane"), linesOf("Mühl\u00adgasse"), linesOf("Kai")]).toEqual([
    ["Mill", "Lane"],
    ["Mühl-", "gasse"],
    ["Kai"],
  ]);
});

test("a long line has smaller letters, a short one no larger than others", () => {
  expect(sizeOf(["Obstgarten-", "weg"])).toBeLessThan(sizeOf(["Mill", "Lane"]));
  expect(sizeOf(["Kai"])).toBe(sizeOf(["Mill", "Lane"]));
});
