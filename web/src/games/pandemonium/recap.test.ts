import { expect, test } from "vitest";

import { recapOf } from "./recap";
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

const driver = (given: object = {}) => ({
  ...{ at: "a1", low: 0, high: 0, base_low: 0, base_high: 0, played: [4, 4, 4], logbook: { deliveries: [], lost: 0 } },
  ...given,
});
const view = (drivers: object[], given: object = {}): View =>
  ({
    ...{ phase: "card", turn: 4, spawned: [1, 3, 2], locations: [{ square: "a1", name: "Park Lane" }] },
    drivers: [0, 1, 2].map((index) => driver(drivers[index])),
    ...given,
  }) as unknown as View;
const told = (now: View, seats = 2) =>
  recapOf({ view: now, box: BOX, seats, driverName: (index) => ["Ada", "Bo", "the Rogue"][index]!, say });

test("everyone’s card, place and load are told, and what came home or was lost", () => {
  const ada = {
    low: 1,
    logbook: {
      deliveries: [
        [2, 1, 0, []],
        [3, 2, 1, []],
      ],
      lost: 3,
    },
  };
  expect(told(view([ada])).slice(0, 3)).toEqual([
    "Ada: played 4, is at Park Lane with 1 low aboard; delivered 1 high and 2 low; lost packages to the Rogue.",
    "Bo: played 4, is at Park Lane with nothing aboard.",
    "The Rogue: is at Park Lane, has taken nothing so far.",
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
