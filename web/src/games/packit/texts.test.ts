import { expect, test } from "vitest";

import { testRules, testTexts } from "../texts.testing";
import * as positions from "./positions";
import rulesDe from "./rules.de";
import rulesEn from "./rules.en";
import de from "./texts.de";
import en from "./texts.en";

testTexts({ en, de });
testRules({ en: rulesEn, de: rulesDe });

test("the pictures count what their captions say", () => {
  expect(positions.MIDDLE.view.white).toHaveLength(7);
  expect(positions.NEUTRAL.view.neutral).toEqual(["c3", "c4"]);
  expect(positions.FULL.view.empty).toEqual([]);
  expect(positions.FULL.view.scores).toEqual([14, 13.5]);
  expect(positions.ORTHOGONAL.view.scores[1]).toBe(positions.ORTHOGONAL.view.red.length + 2.5);
});
