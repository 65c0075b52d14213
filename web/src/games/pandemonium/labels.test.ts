import { expect, test } from "vitest";

import { said } from "../texts.testing";
import { squareInWords } from "./labels";
import { shownOf } from "./showing";
import de from "./texts.de";
import en from "./texts.en";
import type { View } from "./types.gen";

const driver = (given: object) => ({
  at: null,
  gate: null,
  side: null,
  cubes: [],
  steps: 3,
  low: 0,
  high: 0,
  ...given,
});
const view = {
  ...{ bomb: null, carrier: null, water: ["b3-b2", "a2-b2"], bridges: ["b2-a2"] },
  locations: [
    { square: "b2", name: "Electric Drive", low: 1 },
    { square: "c2", name: "Mill Lane" },
  ],
  drivers: [driver({}), driver({}), driver({ at: "b2", cubes: ["b2", "b2"] })],
} as unknown as View;

const label = (square: string, texts = en, costs = new Map<string, number>()): string =>
  squareInWords({
    ...{ view, square, shown: shownOf(view, 2, null), say: said(texts) },
    driverName: () => texts["driver.rogue"]!,
    threatened: new Set(),
    playable: new Set(["c2"]),
    costs,
    route: ["b2"],
  });

test("a square tells what lies there, and where water without a bridge is", () => {
  expect(label("b2")).toBe(
    "b2, Electric Drive: 1 low-value package, the Rogue’s van, 2 of the Rogue’s cubes, recharges the battery, water to the north",
  );
});

test("a square that one can go to tells on which side it is", () => {
  expect(label("c2")).toBe("c2, Mill Lane: to the east, you can go there");
});

test("a square that costs battery units tells how many", () => {
  expect(label("c2", en, new Map([["c2", 1]]))).toContain("to the east, you can go there for 1 battery unit");
  expect(label("c2", en, new Map([["c2", 2]]))).toContain("to the east, you can go there for 2 battery units");
});

test("German names whose things they are as they are called", () => {
  expect(label("b2", de)).toContain("der Gauner: Wagen, der Gauner: 2 Würfel");
});
