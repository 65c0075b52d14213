import { expect, test } from "vitest";

import { said, testLesson, testRules, testTexts } from "../texts.testing";
import lessonDe from "./lesson.de";
import lessonEn from "./lesson.en";
import * as positions from "./positions";
import rulesDe from "./rules.de";
import rulesEn from "./rules.en";
import de from "./texts.de";
import en from "./texts.en";
import { accounts, extras } from "./words";

testTexts({ en, de });
testLesson({ en: lessonEn, de: lessonDe });
testRules({ en: rulesEn, de: rulesDe });

test("the pictures count what their captions say", () => {
  expect(positions.MIDDLE.view.white).toHaveLength(7);
  expect(positions.NEUTRAL.view.neutral).toEqual(["c3", "c4"]);
  expect(positions.FULL.view.empty).toEqual([]);
  expect(positions.FULL.view.scores).toEqual([14, 13.5]);
  expect(positions.ORTHOGONAL.view.scores[1]).toBe(positions.ORTHOGONAL.view.red.length + 2.5);
});

test("where the points come from is told at the end, komi by its name", () => {
  const say = said(en);
  expect(accounts(positions.FULL.view, say)).toEqual(["14 pieces", "10 pieces and 3.5 for going second"]);
  expect(extras(positions.FULL.view, say)).toEqual(["", "3.5 for going second"]);
});

test("without komi nothing is said of it", () => {
  const { red } = positions.FULL.view;
  const even = { ...positions.FULL.view, scores: [14, red.length] as [number, number] };
  expect(accounts(even, said(en))[1]).toBe("10 pieces");
  expect(extras(even, said(en))).toEqual(["", ""]);
});
