import { expect, test } from "vitest";

import { placed } from "./placing";

const SCREEN = { width: 400, height: 600 };
const NOTE = { width: 200, height: 100 };
const thing = (left: number, top: number) => ({ left, top, width: 40, bottom: top + 40 });

test("a note stands in the middle above its thing, or below where that is wanted", () => {
  expect(placed(thing(180, 300), NOTE, SCREEN)).toEqual({ left: 100, top: 192 });
  expect(placed(thing(180, 300), NOTE, SCREEN, true)).toEqual({ left: 100, top: 348 });
});

test("it stands on the other side where there is only room there", () => {
  expect(placed(thing(180, 50), NOTE, SCREEN).top).toBe(98);
  expect(placed(thing(180, 500), NOTE, SCREEN, true).top).toBe(392);
});

test("it stays on the screen, though it covers its thing where no side has room", () => {
  expect(placed(thing(0, 300), NOTE, SCREEN).left).toBe(8);
  expect(placed(thing(380, 300), NOTE, SCREEN).left).toBe(192);
  expect(placed(thing(180, 60), NOTE, { width: 400, height: 180 }, true).top).toBe(72);
});
