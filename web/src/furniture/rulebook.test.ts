import { expect, test } from "vitest";

import type { Rules } from "../games/game";
import { partOf, pieces } from "./rulebook";

const part = (title: string, ...phases: string[]) => ({ title, text: [], phases });
const rules: Rules = {
  summary: "",
  credit: "",
  parts: [part("About"), part("Grab", "grab"), part("Pay", "pay", "grab")],
};

test("whoever looks the rules up at a table finds the first part about what goes on", () => {
  expect(partOf(rules, "grab")?.title).toBe("Grab");
  expect(partOf(rules, "pay")?.title).toBe("Pay");
});

test("where no part is about it, or nothing is known, they begin at the beginning", () => {
  expect(partOf(rules, "over")).toBe(null);
  expect(partOf(rules, undefined)).toBe(null);
});

test("bold and code are all the markup there is", () => {
  expect(pieces("a **b** `c` <i>")).toEqual([
    { kind: "", text: "a " },
    { kind: "b", text: "b" },
    { kind: "", text: " " },
    { kind: "code", text: "c" },
    { kind: "", text: " <i>" },
  ]);
});

test("the clauses behind a ruling aren't shown", () => {
  expect(pieces("It is a draw (PI-8). Sizes **vary** (PI-9, PI-9f).")).toEqual([
    { kind: "", text: "It is a draw. Sizes " },
    { kind: "b", text: "vary" },
    { kind: "", text: "." },
  ]);
});
