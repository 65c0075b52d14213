import { describe, expect, test } from "vitest";

import { corners, edgeLabels, layOut, neighbour, outline, viewBox, type Layout } from "./cells";
import type { Direction } from "./directions";

function hexagon(size: number): string[] {
  const cells = [];
  for (let row = 0; row < 2 * size - 1; row++) {
    const [first, last] = [Math.max(1, row - size + 2), Math.min(2 * size - 1, row + size)];
    for (let number = first; number <= last; number++) cells.push("abcdefghijklm"[row]! + number);
  }
  return cells;
}

function square(size: number): string[] {
  return [..."abcdefghijklm".slice(0, size)].flatMap((letter) =>
    Array.from({ length: size }, (_, row) => `${letter}${row + 1}`),
  );
}

const seven = layOut(hexagon(7), "hex");
const nine = layOut(square(9), "square");

function walk(layout: Layout, from: string, ...directions: Direction[]): (string | null)[] {
  let at: string | null = from;
  return directions.map((direction) => (at = at && neighbour(layout, at, direction)));
}

describe("hex boards", () => {
  test("have 127 cells of 7 along each side, with g7 in the middle of all", () => {
    expect(seven.centres.size).toBe(127);
    const [a1, m13, g1, g13] = ["a1", "m13", "g1", "g13"].map((cell) => seven.centres.get(cell)!);
    expect(seven.centres.get("g7")!.x).toBeCloseTo((a1!.x + m13!.x) / 2);
    expect(seven.centres.get("g7")!.x).toBeCloseTo((g1!.x + g13!.x) / 2);
    expect(seven.centres.get("g7")!.y).toBeCloseTo((a1!.y + m13!.y) / 2);
  });

  test("have rows from the top, read from the left", () => {
    expect(seven.rows[0]).toEqual(["m7", "m8", "m9", "m10", "m11", "m12", "m13"]);
    expect(seven.rows.at(-1)).toEqual(["a1", "a2", "a3", "a4", "a5", "a6", "a7"]);
  });

  test("have six cells at a distance of 1 around an inner one", () => {
    const here = seven.centres.get("g7")!;
    const near = [...seven.centres].filter(([, at]) => Math.abs(Math.hypot(at.x - here.x, at.y - here.y) - 1) < 1e-9);
    expect(near.map(([cell]) => cell).sort()).toEqual(["f6", "f7", "g6", "g8", "h7", "h8"]);
  });

  test("lead up and down without leaving a column, and back the same way", () => {
    expect(walk(seven, "g7", "up", "up", "up", "down", "down", "down")).toEqual(["h8", "i8", "j9", "i8", "h8", "g7"]);
    expect(walk(seven, "g7", "left", "right")).toEqual(["g6", "g7"]);
  });

  test("lead nowhere from an edge", () => {
    expect(neighbour(seven, "m10", "up")).toBeNull();
    expect(neighbour(seven, "a4", "down")).toBeNull();
    for (const row of seven.rows) {
      expect(neighbour(seven, row[0]!, "left")).toBeNull();
      expect(neighbour(seven, row.at(-1)!, "right")).toBeNull();
    }
  });

  test("lead past a clipped corner to no other row", () => {
    const clipped = layOut(
      hexagon(7).filter((cell) => !["a1", "a7", "g1", "g13", "m7", "m13"].includes(cell)),
      "hex",
    );
    expect(neighbour(clipped, "a2", "left")).toBeNull();
    expect(neighbour(clipped, "a2", "up")).not.toBeNull();
  });

  test("let the arrows reach every cell from any other", () => {
    const reached = new Set(["a1"]);
    for (const cell of reached)
      for (const direction of ["up", "down", "left", "right"] as const) {
        const next = neighbour(seven, cell, direction);
        if (next) reached.add(next);
      }
    expect(reached.size).toBe(127);
  });

  test("have a letter for each row and a number for each diagonal, none on a cell", () => {
    const labels = edgeLabels(seven);
    expect(labels.map(({ text }) => text).sort()).toEqual(
      [..."abcdefghijklm", ...Array.from({ length: 13 }, (_, index) => `${index + 1}`)].sort(),
    );
    for (const { x, y } of labels)
      for (const centre of seven.centres.values()) expect(Math.hypot(x - centre.x, y - centre.y)).toBeGreaterThan(0.65);
  });
});

describe("square boards", () => {
  test("count columns from the left and rows from the bottom", () => {
    expect(nine.rows[0]![0]).toBe("a9");
    expect(nine.rows.at(-1)!.at(-1)).toBe("i1");
    expect(walk(nine, "e5", "up", "left", "down", "right")).toEqual(["e6", "d6", "d5", "e5"]);
  });

  test("lead nowhere from an edge, and over a gap to the next cell", () => {
    expect(neighbour(nine, "a5", "left")).toBeNull();
    expect(neighbour(nine, "e9", "up")).toBeNull();
    expect(neighbour(layOut(["a1", "c1"], "square"), "a1", "right")).toBe("c1");
  });

  test("have letters below and numbers on the left", () => {
    const labels = new Map(edgeLabels(nine).map((label) => [label.text, label]));
    expect(labels.get("e")!.x).toBe(nine.centres.get("e1")!.x);
    expect(labels.get("9")!.y).toBe(nine.centres.get("a9")!.y);
    expect(labels.size).toBe(18);
  });
});

describe("shapes", () => {
  test("a cell has six or four corners, and its neighbour shares two", () => {
    const rounded = (cell: string) =>
      corners("hex", seven.centres.get(cell)!).map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`);
    expect(rounded("g7")).toHaveLength(6);
    expect(rounded("g7").filter((corner) => rounded("g8").includes(corner))).toHaveLength(2);
    expect(corners("square", { x: 0, y: 0 })[0]!.x).toBeCloseTo(0.5);
  });

  test("the border of a packet goes around it once", () => {
    const packet = outline(seven, ["g7", "f6", "f7", "g6", "g8", "h7", "h8"]);
    expect(packet.match(/M/g)).toHaveLength(1);
    expect(packet.match(/[ML]/g)).toHaveLength(18);
  });

  test("two cells apart have two borders, a ring has an inner one", () => {
    expect(outline(seven, ["a1", "a5"]).match(/M/g)).toHaveLength(2);
    expect(outline(seven, ["f6", "f7", "g6", "g8", "h7", "h8"]).match(/M/g)).toHaveLength(2);
    expect(outline(seven, [])).toBe("");
  });

  test("the view box holds every corner and label", () => {
    const bare = viewBox(seven);
    expect(bare.width).toBeCloseTo(13, 2);
    const labels = edgeLabels(seven);
    const box = viewBox(seven, labels, 0.1);
    for (const { x, y } of labels) {
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
      expect(y).toBeLessThan(box.y + box.height);
    }
    expect(box.width).toBeLessThan(14);
  });
});
