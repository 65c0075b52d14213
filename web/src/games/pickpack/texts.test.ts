import { describe, expect, test } from "vitest";

import type { Rules } from "../game";
import * as positions from "./positions";
import rulesDe from "./rules.de";
import rulesEn from "./rules.en";
import { TILES } from "./spaces";
import de from "./texts.de";
import en from "./texts.en";
import { choiceName, describe as inWords } from "./words";

const fields = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const clauses = (rules: Rules) => rules.parts.map(({ text }) => text.join().match(/PP-\d+/g));
const filled = (key: string, given: Record<string, unknown> = {}) =>
  (en[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(given[name]));

describe("German and English", () => {
  test("have the same keys, with the same fields", () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) expect(fields(de[key]!), key).toEqual(fields(text));
  });

  test("have the same rules, pictures and rulings", () => {
    const pictures = ({ parts }: Rules) => parts.map(({ picture }) => picture?.view);
    expect(pictures(rulesDe)).toEqual(pictures(rulesEn));
    expect(rulesDe.parts.map(({ house }) => house)).toEqual(rulesEn.parts.map(({ house }) => house));
    expect(clauses(rulesDe)).toEqual(clauses(rulesEn));
  });
});

test("a part that the house ruled names its clause", () => {
  rulesEn.parts.forEach(({ title, house }, index) => expect(!!clauses(rulesEn)[index], title).toBe(!!house));
});

test("every refusal of the rules has words", () => {
  const [source = ""] = Object.values(
    import.meta.glob<string>("../../../../src/packhouse/games/pickpack/refusals.py", {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  );
  const codes = [...source.matchAll(/IllegalAction\(\s*"(\w+)"/g)].map(([, code]) => code!);
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.filter((code) => !(`refusal.${code}` in en))).toEqual([]);
});

test("every tile has a name and a sentence", () => {
  for (const tile of TILES) expect(en[`tile.${tile}.about`]).toMatch(/\.$/);
});

test("the pictures hold what the rules say of them", () => {
  const apples = ({ view }: typeof positions.DEAL) => [
    ...view.grid.map((space) => space.apples),
    ...view.crates.flat().flatMap(({ trays }) => trays),
  ];
  for (const position of Object.values(positions)) {
    const sorted = apples(position).filter(Boolean).sort();
    expect(sorted).toEqual(apples(positions.DEAL).sort());
    expect(sorted.reduce((sum, one) => sum + one, 0)).toBe(97);
  }
  expect(positions.OVER.view.scores).toEqual([47, 60]);
  expect(positions.CLOSED.view.crates[0]!.map(({ points }) => points)).toEqual([8, 10, 3, 5]);
});

test("plays are put into words", () => {
  expect(inWords("control c4 3 1", filled)).toBe("c4: Quality Control, from the other's crate 3 to own crate 1");
  expect(inWords("malfunction c4 4-left", filled)).toBe("c4: Malfunction on 4-left");
  expect(inWords("lay premium c-top", filled)).toBe("Lay Premium on c-top");
  expect(inWords("lay - -", filled)).toBe("Lay a tile");
  expect(inWords("spend", filled)).toBe("Spend a Rush Order");
});

test("a choice names its tile only where there are several", () => {
  const choice = {
    key: "wholesale 2",
    verb: "wholesale",
    place: { kind: "crate", own: false, number: 2 },
    actions: [],
  };
  expect(choiceName(choice as never, true, filled)).toBe("Wholesale: Their crate 2");
  expect(choiceName(choice as never, false, filled)).toBe("Their crate 2");
});
