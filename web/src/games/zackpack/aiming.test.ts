import { describe, expect, test } from "vitest";

import { aimed, blocked, directions, fitting, ghost, grouped, stepped, turned } from "./aiming";
import { floorOf } from "./floor";
import { heights } from "./loads";

const floor = floorOf(2, { height: 2, floor: [".....", "#####", "##.##"] });
const { puts, takes, canEnd } = grouped([
  "put 3 a2 across",
  "put 3 b2 across",
  "put 2 a1 across",
  "put 2 a1 back",
  "put 2 a1 up",
  "put 2 d1 across",
  "take a2",
  "done",
]);
const twos = puts.get(2)!;
const threes = puts.get(3)!;

describe("what is legal", () => {
  test("is grouped by sizes, bars to take and the end", () => {
    expect([...puts.keys()].sort()).toEqual([2, 3]);
    expect([...takes]).toEqual(["a2"]);
    expect(canEnd).toBe(true);
  });

  test("tells the directions of a bar", () => {
    expect(directions(twos)).toEqual(["across", "back", "up"]);
    expect(directions(threes)).toEqual(["across"]);
  });
});

describe("a bar is turned", () => {
  test("to the next direction that is possible anywhere", () => {
    expect(turned(twos, "across")).toBe("back");
    expect(turned(twos, "up")).toBe("across");
    expect(turned(threes, "across")).toBe("across");
  });
});

describe("pointing at a square", () => {
  test("means the bar that begins there", () => {
    expect(aimed(threes, "b2", "across")?.cell).toBe("b2");
  });

  test("means the one that begins nearest, where none begins there", () => {
    expect(aimed(threes, "d2", "across")?.cell).toBe("b2");
    expect(aimed(threes, "e2", "across")).toBeNull();
  });

  test("tells the directions in which the bar fits there", () => {
    expect(fitting(twos, "a1")).toEqual(["across", "back", "up"]);
    expect(fitting(twos, "e1")).toEqual(["across"]);
  });
});

describe("a ghost", () => {
  const levels = heights(floor, [{ size: 2, cell: "a1", direction: "across", level: 1 }]);

  test("lies on what is there", () => {
    expect(ghost(levels, { size: 2, cell: "a1", direction: "across" })).toMatchObject({
      level: 2,
      action: "put 2 a1 across",
    });
  });

  test("is blocked by gaps, which are shown", () => {
    expect(blocked(floor, levels, { size: 2, cell: "b1", direction: "back" })).toMatchObject({
      why: "gap",
      level: 2,
      cells: ["b2"],
    });
  });

  test("is blocked by the edge, and by what is missing of the floor", () => {
    expect(blocked(floor, levels, { size: 3, cell: "d2", direction: "across" })).toMatchObject({
      why: "edge",
      cells: ["f2"],
    });
    expect(blocked(floor, levels, { size: 3, cell: "a1", direction: "across" }).cells).toEqual(["c1"]);
  });

  test("is blocked by the height", () => {
    expect(blocked(floor, levels, { size: 2, cell: "a1", direction: "up" }).why).toBe("high");
  });
});

describe("arrow keys", () => {
  test("skip what is no floor", () => {
    expect(stepped(floor, "b1", 1, 0)).toBe("d1");
  });

  test("stay at the edge", () => {
    expect(stepped(floor, "a1", -1, 0)).toBe("a1");
  });

  test("go to the nearest square of the next row, where none is straight ahead", () => {
    expect(stepped(floor, "c2", 0, -1)).toMatch(/^[bd]1$/);
  });
});
