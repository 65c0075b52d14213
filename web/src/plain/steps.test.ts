import { expect, test } from "vitest";

import { stage } from "./steps";

const NIM = ["take 1 1", "take 1 2", "take 2 1", "take 2 2", "take 2 3", "take 3 1"];

test("what all moves begin with is not asked for", () => {
  const { begun, steps } = stage(NIM, []);
  expect(begun).toEqual(["take"]);
  expect(steps.map(({ words, actions }) => [words.join(" "), actions.length])).toEqual([
    ["1", 2],
    ["2", 3],
    ["3 1", 1],
  ]);
});

test("after a word only the moves that have it are left", () => {
  const { begun, steps } = stage(NIM, ["take", "2"]);
  expect(begun).toEqual(["take", "2"]);
  expect(steps.map(({ actions }) => actions)).toEqual([["take 2 1"], ["take 2 2"], ["take 2 3"]]);
});

test("the only move there is is one step", () => {
  expect(stage(["roll"], [])).toEqual({ begun: [], steps: [{ words: ["roll"], actions: ["roll"] }] });
});

test("a move that another goes on from is a step without words", () => {
  const { begun, steps } = stage(["roll", "roll again"], []);
  expect(begun).toEqual(["roll"]);
  expect(steps).toEqual([
    { words: [], actions: ["roll"] },
    { words: ["again"], actions: ["roll again"] },
  ]);
});

test("where nothing can be played there is no step", () => {
  expect(stage([], [])).toEqual({ begun: [], steps: [] });
});

test("three thousand moves are a few steps each", () => {
  const tiles = Array.from({ length: 8 }, (_, tile) => `tile${tile}`);
  const cells = Array.from({ length: 96 }, (_, cell) => `c${cell}`);
  const legal = tiles.flatMap((tile) =>
    ["0", "90", "180", "270"].flatMap((turn) => cells.map((cell) => `put ${tile} ${turn} ${cell}`)),
  );
  expect(stage(legal, []).steps.length).toBe(8);
  expect(stage(legal, ["put", "tile3"]).steps.length).toBe(4);
  expect(stage(legal, ["put", "tile3", "90"]).steps.length).toBe(96);
});
