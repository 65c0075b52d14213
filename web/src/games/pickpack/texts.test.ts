import { describe, expect, test } from "vitest";

import type { Say } from "../game";
import { said, testLesson, testRefusals, testRules, testTexts } from "../texts.testing";
import lessonDe from "./lesson.de";
import lessonEn from "./lesson.en";
import * as positions from "./positions";
import rulesDe from "./rules.de";
import rulesEn from "./rules.en";
import { TILES } from "./spaces";
import de from "./texts.de";
import en from "./texts.en";
import { note, tell } from "./telling";
import { accounts, choiceName, describe as inWords, extras } from "./words";

const filled = said(en);

testTexts({ en, de });
testLesson({ en: lessonEn, de: lessonDe });
testRules({ en: rulesEn, de: rulesDe });
await testRefusals("pickpack", en, ["IllegalAction", "BadSetup"], 11);

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
  expect(inWords("control c4 3 1", filled)).toBe("c4: Quality Control, opponent’s crate 3 → crate 1");
  expect(inWords("malfunction c4 b2", filled)).toBe("c4: Malfunction on b2");
  expect(inWords("malfunction c4 4-left", filled)).toBe("c4: Malfunction on the tile left of row 4");
  expect(inWords("lay premium c-top", filled)).toBe("Lay Premium above column c");
  expect(inWords("lay - -", filled)).toBe("Lay a tile");
  expect(inWords("spend", filled)).toBe("Spend a Rush Order");
});

test("the list of moves is short, and as readable in every language", () => {
  expect(note("grab c4 3", filled)).toBe("c4 → crate 3");
  expect(note("mixup c4 3 1", filled)).toBe("c4: Order Mix-up, opponent’s crate 3 ⇄ crate 1");
  expect(note("lay - -", filled)).toBe("lays a tile");
});

describe("what a play did is told from what was there before", () => {
  const view = {
    grid: [
      { cell: "c4", apples: 5, up: true },
      { cell: "b2", apples: 1, up: true },
    ],
    slots: [[{ slot: "a-bottom", tile: "premium", up: true }], []],
    crates: [[{ trays: [1, 2], closed: null, points: 3 }], [{ trays: [4], closed: null, points: 4 }]],
  } as never;
  const cases: [number, string, string][] = [
    [0, "grab c4 1", "takes 5 apples from c4 into crate 1"],
    [1, "malfunction d3 a-bottom", "Malfunction on d3: breaks Red’s Premium below column a for good"],
    [1, "malfunction d3 b2", "Malfunction on d3: turns 1 apple on b2 face down for good"],
    [1, "control d3 1 1", "Quality Control on d3: takes 2 apples from Red’s crate 1 into Blue’s crate 1"],
    [0, "mixup d3 1 1", "Order Mix-up on d3: takes 4 apples from Blue’s crate 1 and gives 2 apples from Red’s crate 1"],
    [1, "wholesale d3 1", "Wholesale on d3: closes Red’s crate 1 and halves its 3 apples"],
    [0, "premium d3 1", "Premium on d3: closes crate 1 and doubles its 3 apples"],
    [0, "spend", "spends a Rush Order and moves once more"],
    [0, "lay - -", "lays a tile"],
  ];
  const short: [number, string, string][] = [
    [0, "grab c4 1", "c4: 5 apples → crate 1"],
    [1, "malfunction d3 a-bottom", "d3: Malfunction, Premium below column a"],
    [1, "malfunction d3 b2", "d3: Malfunction, 1 apple on b2"],
    [1, "control d3 1 1", "d3: Quality Control, 2 apples, Red’s crate 1 → Blue’s crate 1"],
    [0, "mixup d3 1 1", "d3: Order Mix-up, 4 apples from Blue’s crate 1 ⇄ 2 apples from Red’s crate 1"],
    [1, "wholesale d3 1", "d3: Wholesale, Red’s crate 1, 3 apples ÷ 2"],
    [0, "premium d3 1", "d3: Premium, crate 1, 3 apples × 2"],
    [0, "rush d3", "d3: Rush Order"],
  ];
  test.each([
    [0, "Quality Control on d3: takes 2 apples from your crate 1 into Blue’s crate 1"],
    [1, "Quality Control on d3: takes 2 apples from Red’s crate 1 into your crate 1"],
  ])("to whoever sits in seat %i their crate is theirs", (reader, told) =>
    expect(tell({ seat: 1, action: "control d3 1 1", before: view, reader }, filled)).toBe(told),
  );
  test("to whoever loses it a broken tile is theirs", () => {
    const broken = { seat: 1, action: "malfunction d3 a-bottom", before: view };
    const told = (reader: number, say: Say): string => tell({ ...broken, reader }, say);
    expect(told(0, filled)).toBe("Malfunction on d3: breaks your Premium below column a for good");
    expect(told(1, filled)).toBe("Malfunction on d3: breaks Red’s Premium below column a for good");
    expect(told(0, said(de))).toBe("Störung auf d3: zerstört dein Plättchen Premium unter Spalte a");
  });
  test("in German, too, in the case that it needs", () => {
    const [mixup, control] = ["mixup d3 1 1", "control d3 1 1"].map((action) =>
      tell({ seat: 1, action, before: view, reader: 1 }, said(de)),
    );
    expect(mixup).toMatch(/aus Kiste 1 von Rot und gibt .* aus deiner Kiste 1$/);
    expect(control).toMatch(/aus Kiste 1 von Rot in deine Kiste 1$/);
  });
  test.each(short)("in the list of moves, seat %i: %s", (seat, action, told) =>
    expect(note(action, filled, { seat, before: view })).toBe(told),
  );
  test.each(cases)("seat %i: %s", (seat, action, told) =>
    expect(tell({ seat, action, before: view }, filled)).toBe(told),
  );
});

test("a choice is called by its tile, or by where it is", () => {
  const choice = (place: object) => ({ key: "", verb: "wholesale", place, actions: [] }) as never;
  expect(choiceName(choice({ kind: "tile", tile: "wholesale" }), filled)).toBe("Wholesale");
  expect(choiceName(choice({ kind: "crate", own: false, number: 2 }), filled)).toBe("Their crate 2");
});

test("the end tells what each crate is worth, and why", () => {
  const crate = (points: number, closed: "premium" | "wholesale" | null, ...trays: number[]) => ({
    ...{ trays, closed, points },
  });
  const view = {
    ...positions.DEAL.view,
    crates: [
      [crate(24, "premium", 6, 6), crate(9, null, 4, 5)],
      [crate(3, "wholesale", 7), crate(0, null)],
    ],
    scores: [33, 3],
  };
  expect(accounts(view, said(en))).toEqual(["24 (12 × 2, Premium) + 9 = 33", "3 (7 ÷ 2, Wholesale) + 0 = 3"]);
  expect(extras(view, said(en))).toEqual(["", ""]);
  const evened = { ...view, scores: [33, 7.5] };
  expect(accounts(evened, said(en))[1]).toBe("3 (7 ÷ 2, Wholesale) + 0 + 4.5 for going second = 7.5");
  expect(extras(evened, said(en))).toEqual(["", "4.5 for going second"]);
});
