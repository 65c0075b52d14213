import { describe, expect, test } from "vitest";

import { chosen, entries, isLive, type Entry } from "./options";

const OPTIONS = {
  schema: { $ref: "#/$defs/Choices" },
  parts: {
    Choices: {
      type: "object",
      properties: {
        board: { enum: ["hex-hex", "triangle"], default: "hex-hex" },
        size: { anyOf: [{ type: "integer", minimum: 3, maximum: 13 }, { type: "null" }], default: null },
        open: { type: "boolean", default: false },
        cells: { type: "array", items: { type: "string" }, examples: [["b2", "c4"]], default: [] },
        map: { anyOf: [{ type: "string" }, { type: "null" }], examples: ["canal", "park"], default: null },
        motto: { type: "string", default: "" },
      },
    },
  },
  defaults: { board: "hex-hex", size: null, open: false, cells: [], map: null, motto: "" },
};

describe("the form of options", () => {
  const [board, size, open, cells, map, motto] = entries(OPTIONS) as [Entry, Entry, Entry, Entry, Entry, Entry];

  test("knows what kind of choice each is", () => {
    expect(entries(OPTIONS).map((entry) => entry.kind)).toEqual([
      ...["choice", "number", "yes", "words", "choice", "word"],
    ]);
  });

  test("knows the limits, and that nothing may be chosen", () => {
    expect(size).toMatchObject({ optional: true, least: 3, most: 13, step: 1 });
    expect(board).toMatchObject({ optional: false });
  });

  test("offers the words that the game’s own box knows", () => {
    expect(map).toMatchObject({ optional: true, choices: ["canal", "park"] });
    expect(chosen(map, "park")).toBe("park");
    expect(chosen(motto, " 12 ")).toBe("12");
  });

  test("shows an example as people write it", () => {
    expect(cells.example).toBe("b2, c4");
  });

  test("leaves out what is as usual", () => {
    expect([chosen(board, "hex-hex"), chosen(size, ""), chosen(open, false), chosen(cells, " ")]).toEqual(
      Array(4).fill(undefined),
    );
  });

  test("reads what differs", () => {
    expect([chosen(board, "triangle"), chosen(size, "5"), chosen(open, true), chosen(cells, "b2, c4")]).toEqual([
      "triangle",
      5,
      true,
      ["b2", "c4"],
    ]);
  });
});

test("whether a game is a race goes with what is chosen", () => {
  const race = { live: true, live_changes: [{ option: "mode", value: "ordered" }] };
  expect(isLive(race, {})).toBe(true);
  expect(isLive(race, { mode: "live" })).toBe(true);
  expect(isLive(race, { mode: "ordered" })).toBe(false);
  expect(isLive({ ...race, live: false }, { mode: "ordered" })).toBe(true);
});
