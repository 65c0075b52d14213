import { expect, test } from "vitest";

import { roadsOf } from "./city";
import type { Situation } from "./planning";
import { refusalOf } from "./refusing";

const JOURNEY = { roads: roadsOf({ water: ["b2-b3"], bridges: [] }) };
const refused = (square: string, given: Partial<Situation> = {}) => {
  const now = { at: "b2", steps: 2, battery: 0, cubes: ["c2", "c2"], ...given } as Situation;
  return refusalOf(JOURNEY, now, square, (one) => `the ${one}`);
};

test("a step that costs more battery than there is says so", () => {
  expect(refused("c2")).toEqual({
    key: "refusal.own_cubes",
    fields: { square: "the c2", here: "the b2", units: 2, battery: 0 },
  });
});

test("water, distance and a route that is complete are the other reasons", () => {
  expect(refused("b3")!.key).toBe("refusal.water");
  expect(refused("e5")!.key).toBe("refusal.too_far");
  expect(refused("a2", { steps: 0 })!.key).toBe("news.complete");
});

test("where the route has come to, nothing is refused", () => {
  expect(refused("b2")).toBe(null);
});
