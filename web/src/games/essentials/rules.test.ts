import { expect, test } from "vitest";

import type { Rules } from "../game";
import { BOX } from "./pictures";
import * as positions from "./positions";
import rulesDe from "./rules.de";
import rulesEn from "./rules.en";
import { tilesOf } from "./tiles";

const clauses = ({ parts }: Rules) => parts.map(({ text }) => text.join().match(/PE-\d+/g));
const captionOf = ({ parts }: Rules, view: unknown) =>
  parts.find(({ picture }) => picture?.view === view)!.picture!.caption;
const figures = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
const TILES = tilesOf(BOX);
const SQUARES = 96;
const STAPLES = 8;

test("German and English have the same pictures, rulings and clauses", () => {
  const pictures = ({ parts }: Rules) => parts.map(({ picture }) => picture?.view);
  expect(pictures(rulesDe)).toEqual(pictures(rulesEn));
  expect(rulesDe.parts.map(({ house }) => house)).toEqual(rulesEn.parts.map(({ house }) => house));
  expect(clauses(rulesDe)).toEqual(clauses(rulesEn));
});

test("a part that the house ruled names its clause", () => {
  rulesEn.parts.forEach(({ title, house }, index) => expect(!!clauses(rulesEn)[index], title).toBe(!!house));
});

test.each(Object.entries(positions))("no two tiles of %s lie on each other, or on staples", (_, { view }) => {
  for (const { laid, tucked, score } of view.suitcases) {
    const sizes = laid.map(([name]) => TILES.get(name)!.size);
    expect(score.empty).toBe(SQUARES - STAPLES - tucked.length - sizes.reduce((sum, size) => sum + size, 0));
  }
});

test("the groups are worth what is said below them", () => {
  const { colours, cats } = positions.GROUPS.view.suitcases[0]!.score;
  expect([colours, cats]).toEqual([[3, 0, 29, 8], 50]);
  expect(figures(captionOf(rulesEn, positions.GROUPS.view))).toEqual([29, 8, 3, 50]);
});

test("the last picture has the totals, columns and cats that are said below it", () => {
  const [one, other] = positions.OVER.view.suitcases.map(({ score }) => score);
  const columns = [one!, other!].map(({ todos }) => todos[0]! / 3);
  expect([one!.total, other!.total, ...columns, one!.cats, other!.cats, other!.empty]).toEqual([
    124, 137, 7, 11, 50, 50, 1,
  ]);
  expect(figures(captionOf(rulesEn, positions.OVER.view))).toEqual([124, 137, 1, 7, 10, 2, 11]);
});

test("pictures of the same moment have the same figures in German", () => {
  const { view } = positions.GROUPS;
  expect(figures(captionOf(rulesDe, view))).toEqual(figures(captionOf(rulesEn, view)));
});
