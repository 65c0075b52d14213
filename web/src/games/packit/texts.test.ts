import { describe, expect, test } from "vitest";

import type { Rules } from "../game";
import * as positions from "./positions";
import rulesDe from "./rules.de";
import rulesEn from "./rules.en";
import de from "./texts.de";
import en from "./texts.en";

const fields = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const clauses = (rules: Rules) => rules.parts.map(({ text }) => text.join().match(/PI-\d+[a-f]?/g));

describe("German and English", () => {
  test("have the same keys, with the same fields", () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) expect(fields(de[key]!), key).toEqual(fields(text));
  });

  test("have the same rules, pictures and rulings", () => {
    expect(rulesDe.parts.map(({ picture }) => picture?.view)).toEqual(
      rulesEn.parts.map(({ picture }) => picture?.view),
    );
    expect(rulesDe.parts.map(({ house }) => house)).toEqual(rulesEn.parts.map(({ house }) => house));
    expect(clauses(rulesDe)).toEqual(clauses(rulesEn));
  });
});

test("a part that the house ruled names its clause", () => {
  rulesEn.parts.forEach(({ title, house }, index) => expect(!!clauses(rulesEn)[index], title).toBe(!!house));
});

test("the pictures count what their captions say", () => {
  expect(positions.MIDDLE.view.white).toHaveLength(7);
  expect(positions.NEUTRAL.view.neutral).toEqual(["c3", "c4"]);
  expect(positions.FULL.view.empty).toEqual([]);
  expect(positions.FULL.view.scores).toEqual([14, 13.5]);
  expect(positions.ORTHOGONAL.view.scores[1]).toBe(positions.ORTHOGONAL.view.red.length + 2.5);
});
