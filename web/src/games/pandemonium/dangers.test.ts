import { describe, expect, test } from "vitest";

import type { Say } from "../game";
import { dangerInWords, lossesInWords } from "./dangers";
import type { Threat } from "./threats";
import type { DriverView, View } from "./types.gen";

const say: Say = (key, fields = {}) => [key, ...Object.values(fields)].join(" ");

describe("what a Rogue would take on its way", () => {
  const plain = { cubes: [], low: 0, high: 0, ignored: false, guards: 0 };
  const losses = (each: number, red: Partial<DriverView>, seat: number | null = null) => {
    const drivers = [{ ...plain, cubes: ["b2", "b3", "b3"], low: 4, ...red }, plain, plain];
    const view = { drivers } as unknown as View;
    return lossesInWords(["b2", "b3"], each, { view, seat, driverName: (driver) => `driver ${driver}`, say });
  };

  test("is a package for each cube, as far as there are some aboard", () => {
    expect(losses(1, {})).toEqual(["rogue.takes driver 0 3"]);
    expect(losses(2, {})).toEqual(["rogue.takes driver 0 4"]);
    expect(losses(1, { low: 0, high: 1 })).toEqual(["rogue.takes.one driver 0 1"]);
    expect(losses(1, {}, 0)).toEqual(["rogue.takes.own driver 0 3"]);
  });

  test("is less by what a company guards, and nothing where the Rogue ignores someone", () => {
    expect(losses(1, { guards: 2 })).toEqual(["rogue.takes.one driver 0 1"]);
    expect(losses(1, { guards: 3 })).toEqual([]);
    expect(losses(1, { ignored: true })).toEqual([]);
  });
});

test("whoever plans is told what the Rogue goes for, and how much it may take", () => {
  const danger = (most: number, rule: string, isIgnored = false, mover: Threat["mover"] = null, isOpen = false) =>
    dangerInWords({ squares: new Set(), most, mover, isOpen, rule: null }, rule, isIgnored, say);
  expect(danger(0, "")).toEqual(["danger.none 0"]);
  expect(danger(1, "it hunts")).toEqual(["danger.rule it hunts", "danger.some.one 1"]);
  expect(danger(2, "")).toEqual(["danger.some 2"]);
  expect(danger(2, "it hunts", true)).toEqual(["danger.ignored"]);
  expect(danger(0, "", false, "winner")).toEqual(["danger.none.winner 0"]);
  expect(danger(0, "", false, "winner", true)).toEqual(["danger.none.winner.open 0"]);
  expect(danger(0, "", false, null, true)).toEqual(["danger.none.open 0"]);
});
