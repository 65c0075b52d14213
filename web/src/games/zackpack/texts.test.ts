import { describe, expect, test } from "vitest";

import type { Rules } from "../game";
import * as positions from "./positions";
import rulesDe from "./rules.de";
import rulesEn from "./rules.en";
import de from "./texts.de";
import en from "./texts.en";
import { describe as inWords, note } from "./words";

const fields = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const clauses = (rules: Rules) => rules.parts.map(({ text }) => text.join().match(/ZP-\d+[a-f]?/g));
const say = (key: string, given: Record<string, unknown> = {}) =>
  (en[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(given[name]));

const sources = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./texts.*", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.values(sources).join("\n");
/** Keys whose end is data, and those that the page asks for. */
const OPEN = [
  "bar.",
  "clocks",
  "count.",
  "direction.",
  "hint.",
  "view.",
  "describe.",
  "note.",
  "reason.",
  "refusal.",
  "option.",
  "late.",
];

describe("German and English", () => {
  test("have the same keys, with the same fields", () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) {
      expect(fields(de[key]!), key).toEqual(fields(text));
    }
  });

  test("have the same rules, pictures and rulings", () => {
    expect(rulesDe.parts.map(({ picture }) => picture?.view)).toEqual(
      rulesEn.parts.map(({ picture }) => picture?.view),
    );
    expect(rulesDe.parts.map(({ house }) => house)).toEqual(rulesEn.parts.map(({ house }) => house));
    expect(clauses(rulesDe)).toEqual(clauses(rulesEn));
  });
});

test.each(Object.keys(en))("%s is said somewhere", (key) => {
  expect(code.includes(`"${key}"`) || OPEN.some((start) => key.startsWith(start))).toBe(true);
});

test("every refusal of the house has words", () => {
  const found = import.meta.glob<string>("../../../../src/packhouse/games/zackpack/{refusals,rules}.py", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const codes = [
    ...Object.values(found)
      .join("\n")
      .matchAll(/(?:IllegalAction|BadSetup)\(\s*"(\w+)"/g),
  ];
  expect(codes.length).toBeGreaterThan(14);
  expect(codes.map(([, code]) => code).filter((code) => !(`refusal.${code}` in en))).toEqual([]);
});

test("a part that the house ruled names its clause", () => {
  rulesEn.parts.forEach(({ title, house }, index) => expect(!!clauses(rulesEn)[index], title).toBe(!!house));
});

test("the pictures count what their captions say", () => {
  const [first, second] = positions.PAID.view.payments;
  expect(first).toMatchObject({ room: 1, due: 1, bonus: 10 });
  expect(second).toMatchObject({ room: 1, surplus: 12, due: 13, bonus: 0 });
  expect(positions.LOADED.view.places[0]!.bars.map(({ level }) => level)).toEqual([1, 1, 2, 1, 1]);
});

test("plays are put into words", () => {
  expect(inWords("put 3 b1 back", say)).toBe("Put a brown bar of 3 on b1, to the back");
  expect(inWords("put 1 b1 up", say)).toBe("Put a white bar of 1 on b1");
  expect(inWords("grab pile", say)).toBe("Grab the top of the pile");
  expect(inWords("take c2", say)).toBe("Unload from c2");
  expect(inWords("done", say)).toBe("Done");
});

test("in the list of moves plays are short", () => {
  const german = (key: string, given: Record<string, unknown> = {}) =>
    (de[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(given[name]));
  const plays = ["ready", "grab 17", "grab pile", "put 3 b1 across", "put 1 b1 up", "take b1", "done"];
  expect(plays.map((play) => note(play, say))).toEqual([
    "ready",
    "Truck 17",
    "pile",
    "3 → b1 across",
    "1 → b1",
    "b1 unloaded",
    "done",
  ]);
  expect(plays.map((play) => note(play, german))).toEqual([
    "bereit",
    "Laster 17",
    "Stapel",
    "3 → b1 quer",
    "1 → b1",
    "b1 abgeladen",
    "fertig",
  ]);
});
