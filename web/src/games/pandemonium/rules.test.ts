import { expect, test } from "vitest";

import { figuresOf, testRules } from "../texts.testing";
import { crossing, roadsOf } from "./city";
import { BOX } from "./pictures";
import * as positions from "./positions";
import rulesDe from "./rules.de";
import rulesEn from "./rules.en";
import type { View } from "./types.gen";

const shown = Object.entries(positions) as [string, { view: View }][];

testRules({ en: rulesEn, de: rulesDe });

test.each(shown)("every picture is on the page: %s", (_, { view }) => {
  expect(rulesEn.parts.some(({ picture }) => picture?.view === view)).toBe(true);
});

test.each(shown)("captions of %s have the same figures in both languages", (_, { view }) => {
  expect(figuresOf(rulesDe, view).toSorted()).toEqual(figuresOf(rulesEn, view).toSorted());
});

test.each(shown)("whoever drives in %s follows the roads, and lies within what is in the box", (_, { view }) => {
  const roads = roadsOf(view);
  for (const { cubes, at, low, high, van, battery, charge } of view.drivers.slice(0, 2)) {
    cubes.slice(1).forEach((square, index) => expect(roads.get(cubes[index]!)).toContain(square));
    expect(cubes.at(-1) ?? at).toBe(at);
    expect(cubes.length).toBeLessThanOrEqual(BOX.numbers.cubes);
    expect(low + high).toBeLessThanOrEqual(van);
    expect(battery).toBeLessThanOrEqual(charge);
  }
});

test.each(shown)("a card is played once in %s, and one in each turn", (_, { view }) => {
  const done = view.phase === "card" ? view.turn - 1 : view.turn;
  for (const { played } of view.drivers.slice(0, view.rolls.length ? 2 : 1)) {
    expect(new Set(played).size).toBe(played.length);
    expect(played.length).toBe(done);
  }
});

test("a Rogue that is asked about has announced the rest of its route", () => {
  for (const { view } of [positions.LOSS, positions.ALONE]) {
    const { at, cubes } = view.drivers[2]!;
    expect(cubes.slice(cubes.indexOf(at!) + 1)).toEqual(view.path);
  }
});

test("the bridge is the one that Green went over at the end", () => {
  const { cubes } = positions.OVER.view.drivers[1]!;
  expect(crossing(cubes.slice(-2).join("-"))).toBe(positions.OVER.view.bridges[0]);
});

test("the last picture has the totals that are said below it", () => {
  const [red, green] = positions.OVER.view.drivers.map(({ score }) => score);
  expect(figuresOf(rulesEn, positions.OVER.view)).toEqual([
    ...[red!.total, green!.total, red!.low + red!.high, green!.low + green!.high, green!.missions],
  ]);
});

test("the cards that do something are those that the page names", () => {
  const told = rulesEn.parts
    .find(({ title }) => title === "Cards")!
    .text.slice(-2)
    .join(" ");
  const named = [...told.matchAll(/\*\*(\d+)\*\*/g)].map(([, number]) => Number(number));
  expect(named).toEqual(BOX.cards.filter(({ special }) => special).map(({ number }) => number));
});
