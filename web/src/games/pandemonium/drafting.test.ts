import { describe, expect, test } from "vitest";

import { roadsOf, SQUARES } from "./city";
import { Draft } from "./drafting.svelte";
import { journeyOf } from "./planning";
import { RogueWay } from "./routing.svelte";
import { Steering } from "./steering.svelte";
import type { Box, DriverView, LocationView, View } from "./types.gen";

const BOX = { numbers: { van: 4, battery: 3, electric: 1, fee: 2 }, companies: [] } as unknown as Box;

/** Red on b2 of a dry city, whose gate is a1, with three cubes to lay: what there is to see, and the journey. */
function setting(red: Partial<DriverView> = {}, lying: Partial<LocationView>[] = [], given: Partial<View> = {}) {
  const plain = {
    ...{ at: "e5", gate: "e5", cubes: [], van: 4, low: 0, high: 0, base_low: 0, base_high: 0 },
    ...{ charge: 3, battery: 3, company: null, charged: false, defused: false },
  };
  const view = {
    ...{ water: [], bridges: [], steps: 3, has_moved: false, has_loaded: false, bomb: null, carrier: null },
    drivers: [{ ...plain, at: "b2", gate: "a1", ...red }, plain, plain],
    locations: SQUARES.map((square) => ({ square, name: square, ...lying.find((one) => one.square === square) })),
    ...given,
  } as unknown as View;
  return { view: () => view, journey: () => journeyOf(view, BOX, roadsOf(view), 0, 2) };
}

const planning = (...given: Parameters<typeof setting>): Draft => new Draft(setting(...given));

describe("a route is planned", () => {
  test("square by square, as far as cubes reach", () => {
    const draft = planning();
    expect(draft.isComplete).toBe(false);
    for (const square of ["b3", "b4", "c4"]) expect(draft.go(square)).toBe(true);
    expect(draft.go("c5")).toBe(false);
    expect(draft.squares).toEqual(["b2", "b3", "b4", "c4"]);
    expect(draft.isComplete).toBe(true);
    expect(draft.plays).toEqual(["go b3", "go b4", "go c4"]);
  });

  test("to a side, where the city goes on", () => {
    const draft = planning({ at: "a3" });
    expect([draft.steer("west"), draft.steer("north")]).toEqual([null, "a4"]);
  });

  test("and taken back step by step, or to a square of it", () => {
    const draft = planning();
    for (const square of ["b3", "b4", "c4"]) draft.go(square);
    draft.back();
    expect(draft.squares).toEqual(["b2", "b3", "b4"]);
    expect(draft.backTo("b2")).toBe(true);
    expect(draft.deeds).toEqual([]);
    expect([draft.back(), draft.backTo("e5")]).toEqual([false, false]);
  });

  test("and one stops where something could still be done", () => {
    const draft = planning({ low: 1 });
    for (const square of ["b3", "b4", "c4"]) draft.go(square);
    expect(draft.plays.at(-1)).toBe("stop");
  });

  test("and the Rogue always says that it stops: what it steals may leave it something to do", () => {
    const { view } = setting({}, [], { steps: 3 });
    const draft = new Draft({ view, journey: () => journeyOf(view(), BOX, roadsOf(view()), 2, 3) });
    for (const square of ["e4", "e3", "e2"]) draft.go(square);
    expect(draft.plays).toEqual(["go e4", "go e3", "go e2", "stop"]);
  });

  test("and taken back to a square, deeds that can’t be done don’t count", () => {
    const draft = planning();
    draft.deeds = ["bomb", "go b3", "go b4"];
    expect(draft.backTo("b3")).toBe(true);
    expect(draft.deeds).toEqual(["go b3"]);
  });

  test("and dragged back over what was done at a stop", () => {
    const steering = new Steering({
      ...setting({ low: 1 }),
      ...{ legal: () => ["go b3"], busy: () => false, play: () => undefined },
    });
    steering.reach("b3");
    steering.draft.load({ low: 0, high: 0 });
    steering.reach("b2");
    expect(steering.draft.deeds).toEqual([]);
  });

  test("and a paid charge ends it", () => {
    const draft = planning({ at: "c1", battery: 0, base_high: 1 }, [], { steps: 2 });
    for (const square of ["b1", "a1"]) draft.go(square);
    expect(draft.does("recharge high")).toBe(true);
    expect([draft.isEnded, draft.isComplete, draft.choices.size]).toEqual([true, true, 0]);
    expect(draft.plays.at(-1)).toBe("recharge high");
  });
});

describe("a load", () => {
  const lying = [{ square: "b3", low: 2, high: 1 }];

  test("is changed as often as one likes, and as it was is no deed", () => {
    const draft = planning({}, lying);
    draft.go("b3");
    draft.load({ low: 1, high: 1 });
    draft.load({ low: 0, high: 1 });
    expect(draft.deeds).toEqual(["go b3", "load 0 1"]);
    draft.load({ low: 2, high: 1 });
    expect(draft.deeds).toEqual(["go b3"]);
  });

  test("is no more than there is", () => {
    const draft = planning({}, lying);
    draft.go("b3");
    expect([draft.canLoad({ low: 2, high: 0 }), draft.canLoad({ low: 3, high: 0 })]).toEqual([true, false]);
  });
});

test("each stop tells what it was like before and after, and what it cost", () => {
  const draft = planning({ cubes: ["b3"] }, [{ square: "b4", high: 1 }]);
  for (const square of ["b3", "b4"]) draft.go(square);
  draft.load({ low: 0, high: 0 });
  expect(draft.stages.map(({ square, cost, isStart }) => ({ square, cost, isStart }))).toEqual([
    { square: "b2", cost: 0, isStart: true },
    { square: "b3", cost: 1, isStart: false },
    { square: "b4", cost: 0, isStart: false },
  ]);
  expect(draft.stages.at(-1)!.after.high).toBe(0);
});

test("what comes into the base is told in full, and what is paid from it at once apart", () => {
  const draft = planning({ at: "b1", low: 2, battery: 0 }, [], { steps: 1 });
  draft.go("a1");
  expect(draft.does("recharge low")).toBe(true);
  expect(draft.stages.at(-1)).toMatchObject({
    home: { low: 2, high: 0 },
    paid: { low: 2, high: 0 },
    after: { base: { low: 0, high: 0 } },
  });
});

describe("the Rogue’s way", () => {
  const way = () => new RogueWay(() => ["rogue c4", "rogue c4,c5", "rogue d3,d4"]);

  test("is laid among those that are allowed, and may end where one of them does", () => {
    const rogue = way();
    expect([[...rogue.next], rogue.isComplete]).toEqual([["c4", "d3"], false]);
    expect(rogue.reach("d3")).toBe(true);
    expect([[...rogue.next], rogue.isComplete]).toEqual([["d4"], false]);
    rogue.back();
    rogue.reach("c4");
    expect([[...rogue.next], rogue.isComplete]).toEqual([["c5"], true]);
  });

  test("leads along to a square further on, and nowhere else", () => {
    const rogue = way();
    expect(rogue.reach("d4")).toBe(true);
    expect(rogue.squares).toEqual(["d3", "d4"]);
    expect(rogue.reach("a1")).toBe(false);
  });
});
