import { expect, test } from "vitest";

import { said } from "../texts.testing";
import { slotWords } from "./naming";
import de from "./texts.de";
import en from "./texts.en";

test("a used tile and a broken one are called differently", () => {
  const used = { slot: "c-top", tile: "control", up: false, broken: false } as const;
  expect(slotWords(used, said(en))).toEqual(["above column c", "Red", "Quality Control", "used"]);
  expect(slotWords({ ...used, broken: true }, said(en)).at(-1)).toBe("broken");
  expect(slotWords({ ...used, broken: true }, said(de))).toEqual(["über Spalte c", "Rot", "Kontrolle", "kaputt"]);
});
