import { expect, test } from "vitest";

import { recapOf } from "./recap";
import { Memory } from "./remembering";
import en from "./texts.en";
import type { Box, View } from "./types.gen";

const say = (key: string, given: Record<string, unknown> = {}) =>
  (en[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(given[name]));

const BOX = {
  cards: [
    { number: 4, special: null },
    { number: 11, special: "spawn" },
  ],
  spawns: [
    { low: ["Mill Lane"], high: [], bomb: null },
    { low: ["Park Lane"], high: ["Old Wharf"], bomb: null },
    { low: [], high: [], bomb: "Mill Lane" },
  ],
} as unknown as Box;

const logbook = (given: object = {}) => ({ deliveries: [], lost: 0, blocked: 0, guarded: 0, ...given });
const driver = (given: object = {}) => ({
  ...{ at: "a1", low: 0, high: 0, base_low: 0, base_high: 0, played: [4, 4, 4], defused: false, score: { bomb: 10 } },
  logbook: logbook(),
  ...given,
});
const view = (drivers: object[], given: object = {}): View =>
  ({
    ...{ phase: "card", turn: 4, spawned: [1, 3, 2], locations: [{ square: "a1", name: "Park Lane" }] },
    ...{ planners: [], robbed: [], carrier: null },
    drivers: [0, 1, 2].map((index) => driver(drivers[index])),
    ...given,
  }) as unknown as View;
const remembered = (...views: View[]): Memory => {
  const memory = new Memory();
  views.forEach((one) => memory.keep(one));
  return memory;
};
const told = (now: View, memory = new Memory()) =>
  recapOf({ view: now, box: BOX, seats: 2, memory, driverName: (index) => ["Ada", "Bo", "the Rogue"][index]!, say });

test("everyone’s card, place and load are told, and what came home or was lost", () => {
  const ada = {
    low: 1,
    logbook: logbook({
      deliveries: [
        [2, 1, 0, []],
        [3, 2, 1, []],
      ],
      lost: 3,
    }),
  };
  expect(told(view([ada])).slice(0, 3)).toEqual([
    "Ada: played 4; is at Park Lane with 1 low-value package aboard; delivered 1 high-value package and 2 low-value packages; was robbed by the Rogue.",
    "Bo: played 4; is at Park Lane with nothing aboard.",
    "The Rogue: is at Park Lane; loot so far: nothing.",
  ]);
});

test("new packages are those of this turn’s spawn cards, however many there were", () => {
  expect(told(view([])).at(-1)).toBe("New packages at Old Wharf (high value) and Park Lane.");
  const two = view([{ played: [4, 4, 11] }], { spawned: [1, 1, 3, 2] });
  expect(told(two).at(-1)).toBe("New packages at Old Wharf (high value), Mill Lane and Park Lane.");
  expect(told(view([], { spawned: [1, 2, 3] })).at(-1)).toBe("New packages at Mill Lane.");
});

test("once the deck is empty, nothing appears", () => {
  const empty = view([{ played: [4, 11, 4] }, { played: [4, 11, 4] }], { spawned: [1, 2, 3] });
  expect(told(empty)).toHaveLength(3);
});

test("what was paid, saved and defused is told to whoever has seen the turn begin", () => {
  const start = view([{ base_low: 2, logbook: logbook({ blocked: 1 }) }, {}, { low: 1 }], { turn: 3 });
  const ada = { base_low: 1, defused: true, logbook: logbook({ deliveries: [[3, 1, 0, []]], blocked: 3 }) };
  const lines = told(view([ada, {}, { low: 1, base_high: 1 }]), remembered(start));
  expect(lines[0]).toBe(
    "Ada: played 4; is at Park Lane with nothing aboard; delivered 1 low-value package; defused the exploding package (+10); paid 2 low-value packages for a full charge; saved 2 packages with battery units.",
  );
  expect(lines[2]).toBe(
    "The Rogue: is at Park Lane; loot so far: 1 high-value package and 1 low-value package; this turn: 1 high-value package.",
  );
});

test("what a company has kept for nothing is told apart from what battery units saved", () => {
  const start = view([{ logbook: logbook({ guarded: 2 }) }], { turn: 3 });
  const ada = { company: "iron-lock", logbook: logbook({ guarded: 3 }) };
  expect(told(view([ada]), remembered(start))[0]).toBe(
    "Ada: played 4; is at Park Lane with nothing aboard; kept a package thanks to Iron Lock, for free.",
  );
});

test("how many were lost is told to whoever has seen the van before the Rogue came", () => {
  const now = view([{ low: 1, logbook: logbook({ lost: 3 }) }]);
  const before = (given: object = {}) => view([{ low: 2, high: 1 }], { phase: "rogue", turn: 3, ...given });
  expect(told(now, remembered(before()))[0]).toContain("; lost 2 packages to the Rogue.");
  for (const seen of [{ planners: [0] }, { robbed: ["b2"] }, { turn: 2 }])
    expect(told(now, remembered(before(seen)))[0]).toContain("; was robbed by the Rogue.");
});

test("what an explosion took isn’t counted among what the Rogue took", () => {
  const now = view([{ logbook: logbook({ lost: 3 }) }]);
  const memory = remembered(view([{}], { turn: 3, carrier: 0 }), view([{ low: 3 }], { phase: "rogue", turn: 3 }));
  expect(told(now, memory)[0]).toContain("; was robbed by the Rogue.");
});
