import { expect, test } from "vitest";

import { beside } from "./directions";
import { Roving } from "./roving.svelte";

const ROWS = [
  ["a2", null, "c2", "d2"],
  ["a1", "b1", null, null],
  ["a13", "b13", "c13", "d13"],
];

function pressed(from: string, ...keys: string[]): string | null {
  const roving = new Roving({ rows: () => ROWS, focus: (name) => (at = name) });
  let at = from;
  for (const name of keys) {
    const [key, ctrlKey] = [name.replace("Ctrl ", ""), name.startsWith("Ctrl ")];
    roving.keyed({ key, ctrlKey, preventDefault: () => {} } as KeyboardEvent, at);
  }
  return roving.visited;
}

test("an arrow leads to the next name, across what is empty", () => {
  expect(beside(ROWS, "a2", "right")).toBe("c2");
  expect(beside(ROWS, "c2", "down")).toBe("c13");
  expect(beside(ROWS, "a1", "up")).toBe("a2");
});

test("at the edge an arrow leads nowhere", () => {
  expect(beside(ROWS, "b1", "right")).toBe(null);
  expect(beside(ROWS, "a2", "left")).toBe(null);
  expect(beside(ROWS, "d13", "down")).toBe(null);
});

test("Home and End lead to the ends of a row, and with Ctrl to those of all", () => {
  expect(pressed("c2", "Home")).toBe("a2");
  expect(pressed("a1", "End")).toBe("b1");
  expect(pressed("b1", "Ctrl Home")).toBe("a2");
  expect(pressed("b1", "Ctrl End")).toBe("d13");
});

test("a name is typed letter by digit by digit", () => {
  expect(pressed("c2", "a", "1")).toBe("a1");
  expect(pressed("c2", "a", "1", "3")).toBe("a13");
});

test("a key that is not a name's leaves the focus where it is", () => {
  expect(pressed("c2", "Enter", "x", "Ctrl a")).toBe(null);
});
