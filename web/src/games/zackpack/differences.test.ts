import { expect, test } from "vitest";

import { grabbed, moved } from "./differences";
import { RACE } from "./positions";
import type { Bar, View } from "./types.gen";

const before = RACE.view;

function after(seat: number, truck: number): View {
  const places = before.places.map((place, index) => ({
    ...place,
    truck: index === seat ? truck : place.truck,
    trucks: place.trucks.filter((one) => one !== truck),
  }));
  return { ...before, places };
}

test("a truck goes from whom it was in front of to who was faster", () => {
  expect(grabbed(before, after(0, 6))).toEqual([{ truck: 6, from: 2, to: 0 }]);
});

test("a truck that nobody saw comes from the pile", () => {
  expect(grabbed(before, after(2, 17))).toEqual([{ truck: 17, from: null, to: 2 }]);
});

test("another round's trucks come from nowhere", () => {
  expect(grabbed(before, { ...after(0, 6), round: 2 })).toEqual([]);
});

test("bars are put and taken", () => {
  const one: Bar = { size: 2, cell: "a1", direction: "up", level: 1 };
  const two: Bar = { size: 1, cell: "a1", direction: "up", level: 3 };
  expect(moved([one], [one, two])).toEqual({ put: [two], taken: [] });
  expect(moved([one, two], [one])).toEqual({ put: [], taken: [two] });
});
