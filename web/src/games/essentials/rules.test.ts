import { expect, test } from "vitest";

import { figuresOf, testRules } from "../texts.testing";
import { BOX } from "./pictures";
import * as positions from "./positions";
import rulesDe from "./rules.de";
import rulesEn from "./rules.en";
import { tilesOf } from "./tiles";

const [toml = ""] = Object.values(
  import.meta.glob<string>("../../../../src/packhouse/games/essentials/components.toml", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const TILES = tilesOf(BOX);
const SQUARES = 96;
const STAPLES = 6;

testRules({ en: rulesEn, de: rulesDe });

test.each(Object.entries(positions))("no two tiles of %s lie on each other, or on staples", (_, { view }) => {
  for (const { laid, tucked, score } of view.suitcases) {
    const sizes = laid.map(([name]) => TILES.get(name)!.size);
    expect(score.empty).toBe(SQUARES - STAPLES - tucked.length - sizes.reduce((sum, size) => sum + size, 0));
  }
});

/** The inline tables of a list in the box; what is left out there is null. */
function listed(list: string): Record<string, unknown>[] {
  const rows = toml.split(`\n${list} = [\n`)[1]!.split("\n]")[0]!;
  const json = rows.replace(/(\w+) = /g, '"$1": ').replace(/,\s*$/, "");
  return JSON.parse(`[${json}]`) as Record<string, unknown>[];
}

test.each(["tiles", "underwear", "socks", "cards"] as const)("the pictures have the %s of the house’s box", (list) => {
  expect(BOX[list]).toEqual(listed(list));
});

test("the pictures have the To-Dos of the house’s box, and the rules say what they are worth", () => {
  expect(BOX.todos).toEqual(listed("todos").map((todo) => ({ sideways: null, ...todo })));
  for (const { name, points } of BOX.todos)
    for (const { parts } of [rulesEn, rulesDe])
      expect(JSON.stringify(parts)).toContain(`**${name.toUpperCase()}** ${points} `);
});

test("the rules name every Cat Lady with her score and her To-Dos", () => {
  for (const { parts } of [rulesEn, rulesDe])
    expect(
      parts.flatMap(({ text }) => text).filter((text) => text.includes("**Beatrix** 143 (1B, 2A, 3B) · ")),
    ).toHaveLength(1);
});

test("the groups are worth what is said below them", () => {
  const { colours, cats } = positions.GROUPS.view.suitcases[0]!.score;
  expect([colours, cats]).toEqual([[3, 0, 29, 8], 50]);
  expect(figuresOf(rulesEn, positions.GROUPS.view)).toEqual([29, 8, 3, 50]);
});

test("the last picture has the totals, columns and cats that are said below it", () => {
  const [one, other] = positions.OVER.view.suitcases.map(({ score }) => score);
  const columns = [one!, other!].map(({ todos }) => todos[0]! / 3);
  expect([one!.total, other!.total, ...columns, one!.cats, other!.cats, Math.max(...other!.groups)]).toEqual([
    122, 134, 6, 10, 50, 50, 9,
  ]);
  expect(figuresOf(rulesEn, positions.OVER.view)).toEqual([122, 134, 1, 6, 10, 2, 10]);
});

test("pictures of the same moment have the same figures in German", () => {
  const { view } = positions.GROUPS;
  expect(figuresOf(rulesDe, view)).toEqual(figuresOf(rulesEn, view));
});
