import { describe, expect, test } from "vitest";

import { choices, targets } from "./choices";

const keys = (legal: string[], cell: string, chosen = "") =>
  choices(targets(legal).get(cell) ?? [], chosen).map(({ key }) => key);

test("moves are put together by the space that they lead to", () => {
  const found = targets(["grab c4 1", "grab c4 2", "rush d4", "end"]);
  expect([...found.keys()]).toEqual(["c4", "d4"]);
  expect(found.get("c4")).toHaveLength(2);
});

test("a space with one move asks for nothing", () => {
  expect(keys(["grab c4 1"], "c4")).toEqual([]);
});

test("crates are asked for where several take the tray", () => {
  expect(keys(["grab c4 1", "grab c4 3"], "c4")).toEqual(["grab 1", "grab 3"]);
});

describe("with two crates to choose", () => {
  const legal = ["control c4 1 2", "control c4 1 3", "control c4 4 2", "control c4 4 3"];

  test("theirs comes first, then one's own", () => {
    expect(keys(legal, "c4")).toEqual(["control 1", "control 4"]);
    expect(keys(legal, "c4", "control 4")).toEqual(["control 4 2", "control 4 3"]);
  });

  test("what has only one answer is not asked", () => {
    expect(keys(legal.slice(0, 2), "c4")).toEqual(["control 1 2", "control 1 3"]);
    expect(keys(["control c4 1 2", "control c4 4 2"], "c4")).toEqual(["control 1", "control 4"]);
  });
});

test("where there are several tiles, the tile comes first and then its place", () => {
  const legal = ["rush c4", "wholesale c4 2", "mixup c4 1 1", "mixup c4 1 2", "malfunction c4 b5"];
  const found = choices(targets(legal).get("c4")!);
  expect(found.map(({ key }) => key)).toEqual(["rush", "wholesale", "mixup", "malfunction"]);
  expect(found.map(({ place }) => place.kind)).toEqual(["tile", "tile", "tile", "tile"]);
  expect(found.map(({ actions }) => actions.length)).toEqual([1, 1, 2, 1]);
  expect(keys(legal, "c4", "mixup")).toEqual(["mixup 1 1", "mixup 1 2"]);
});

test("no prefix of a slot's or a space's name is mistaken for it", () => {
  const legal = ["mixup c4 1 1", "mixup c4 1 2", "mixup c4 10 1", "mixup c4 10 2"];
  expect(keys(legal, "c4", "mixup 1")).toEqual(["mixup 1 1", "mixup 1 2"]);
});
