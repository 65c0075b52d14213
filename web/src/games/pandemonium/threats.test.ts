import { expect, test } from "vitest";

import { roadsOf, SQUARES } from "./city";
import { situationOf } from "./planning";
import { threatOf } from "./threats";
import type { Box, DriverView, Options, View } from "./types.gen";

const BOX = {
  numbers: { loss: 1 },
  drivers: [
    { name: "hunter", kinds: ["van", "cube"], ways: ["north", "east", "south", "west"] },
    { name: "follower", kinds: ["cube", "van"], ways: ["south", "west", "north", "east"] },
  ],
} as unknown as Box;
const OPTIONS = { loss: null, rogue_hunts: "high", rogue_after: "stops" } as Options;

interface Given {
  seats: number;
  red?: Partial<DriverView>;
  winner?: number;
  options?: Partial<Options>;
  planners?: number[];
  /** Where a high-value package lies. */
  high?: string;
}

/** Red has three packages and cubes beside the Rogue in the middle; Green, who wins the turn, is far away. */
function threat({ seats, red = {}, winner = 1, options = {}, planners = [0], high }: Given) {
  const plain = { ...{ cubes: [], low: 0, high: 0, ignored: false, guards: 0, steps: 3, at: "e5" } };
  const view = {
    ...{
      water: [],
      bridges: [],
      winner,
      planners,
      steps: 0,
      has_moved: true,
      has_loaded: false,
      bomb: null,
      carrier: null,
    },
    drivers: [
      { ...plain, at: "a3", cubes: ["c4", "c4", "b4"], low: 3, ...red },
      { ...plain, at: "e1" },
      { ...plain, at: "c3" },
    ],
    locations: SQUARES.map((square) => ({ square, name: square, high: Number(square === high) })),
  } as unknown as View;
  const roads = roadsOf(view);
  const asked = { view, box: BOX, roads, seat: 0, seats, end: situationOf(view, 0) };
  return threatOf({ ...asked, options: { ...OPTIONS, ...options } });
}

test("if two play, the Rogue may come where its list allows it, and takes a package for each cube", () => {
  const { squares, most, rule } = threat({ seats: 2 });
  expect(rule).toEqual({ kind: "cubes", victim: 0, crossed: 3 });
  expect([squares.has("b4"), squares.has("e3"), most]).toEqual([true, false, 3]);
});

test("no more is lost than is aboard, guards stop some, and an option may double it", () => {
  expect(threat({ seats: 2, red: { low: 1 } }).most).toBe(1);
  expect(threat({ seats: 2, red: { guards: 1 } }).most).toBe(2);
  expect(threat({ seats: 2, red: { low: 9 }, options: { loss: 2 } }).most).toBe(6);
});

test("whoever moves the Rogue chooses the way that costs least", () => {
  const { most, mover } = threat({ seats: 2, winner: 0 });
  expect([most, mover]).toEqual([0, "winner"]);
});

test("what is foretold may change while the other has still to plan, unless there is nothing to lose", () => {
  expect(threat({ seats: 2 }).isOpen).toBe(false);
  expect(threat({ seats: 2, planners: [0, 1] }).isOpen).toBe(true);
  expect(threat({ seats: 2, planners: [0, 1], red: { low: 0 } }).isOpen).toBe(false);
  expect(threat({ seats: 3, planners: [0, 1, 2] }).isOpen).toBe(false);
});

test("whoever is ignored loses nothing", () => {
  expect(threat({ seats: 2, red: { ignored: true } }).most).toBe(0);
});

test("a player who is the Rogue may come anywhere within reach", () => {
  const { squares, rule } = threat({ seats: 3 });
  expect([rule, squares.has("e4"), squares.has("e5")]).toEqual([null, true, false]);
});

test("alone, the ways of both Rogues are known", () => {
  const { squares, most } = threat({ seats: 1 });
  expect([...squares].slice(0, 3)).toEqual(["c4", "b4", "b3"]);
  expect(most).toBe(3);
});

test("alone, what lies where the first Rogue starts is gone before the second one moves", () => {
  expect(threat({ seats: 1, high: "c3" }).squares).toEqual(threat({ seats: 1 }).squares);
});
