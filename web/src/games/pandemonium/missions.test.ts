import { render } from "svelte/server";
import { expect, test } from "vitest";

import MissionCard from "./MissionCard.svelte";
import { isTooLate, sumOf } from "./sayings";
import type { Mission, MissionView } from "./types.gen";

const card = { title: "Homeward", text: "End on your gate.", counts: "home", counted: 1, asked: 1, points: 3 };
const drawn = (soFar: string): string => render(MissionCard, { props: { ...card, soFar } }).body;

test("a mission is ticked when it is complete", () => {
  expect(drawn("")).toMatch(/class="card done[^]*class="box ticked[^]*1\/1/);
});

test("a mission that may be lost again is complete so far, and not ticked", () => {
  expect(drawn("so far")).toMatch(/class="box held[^]*1\/1 so far/);
  expect(drawn("so far")).not.toMatch(/done|ticked/);
});

test("a mission is too late once its turn is over, unless it is complete or asks for no turn", () => {
  const asks = (counts: string): Mission => ({ name: "prize", counts, points: 4, number: 2, turn: 6, at: [] }) as never;
  const done = (counted: number): MissionView => ({ counted, asked: 2 }) as MissionView;
  expect([6, 7].map((turn) => isTooLate(asks("highs_by"), done(1), turn))).toEqual([false, true]);
  expect(isTooLate(asks("highs_by"), done(2), 7)).toBe(false);
  expect(isTooLate(asks("packages_from"), done(0), 7)).toBe(false);
});

test("once the Rogue has taken something, it is too late to lose nothing", () => {
  const card = { counts: "unrobbed", turn: 8 } as Mission;
  expect([0, 1].map((counted) => isTooLate(card, { counted, asked: 1 } as MissionView, 9))).toEqual([true, false]);
});

test("what a company adds to a mission, or takes from it, is told apart", () => {
  const card = { points: 5 } as Mission;
  expect([7, 4, 5].map((points) => sumOf(card, { points }))).toEqual(["5 + 2", "5 − 1", ""]);
});
