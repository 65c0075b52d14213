import { describe, expect, test } from "vitest";

import { roadsOf } from "./city";
import { after, choices, journeyOf, situationOf, type Journey, type Situation } from "./planning";
import type { Box, DriverView, View } from "./types.gen";

const BOX = {
  numbers: { van: 4, battery: 3, electric: 1, fee: 2 },
  companies: [
    { name: "quick", ability: { trait: "electric", by: 1 }, drawback: { trait: "van", by: 0 } },
    { name: "cheap", ability: { trait: "fee", by: -1 }, drawback: { trait: "high", by: -1 } },
  ],
} as Box;

/** Red in the south west, whose gate is a1, with others in the corners. */
function city(red: Partial<DriverView> = {}, given: Partial<View> = {}): View {
  const plain = {
    ...{ at: "e5", gate: "e5", cubes: [], van: 4, low: 0, high: 0, base_low: 0, base_high: 0 },
    ...{ charge: 3, battery: 3, company: null, charged: false, defused: false },
  };
  const squares = ["a", "b", "c", "d", "e"].flatMap((column) => [1, 2, 3, 4, 5].map((row) => `${column}${row}`));
  const { locations = [], ...more } = given;
  return {
    ...{ water: ["a2-b2", "b2-b3"], bridges: ["b2-b3"], steps: 3, has_moved: false, has_loaded: false },
    ...{ bomb: null, carrier: null },
    drivers: [{ ...plain, at: "a2", gate: "a1", ...red }, plain, { ...plain, at: "e1", gate: "e1" }],
    ...more,
    locations: squares.map(
      (square) =>
        locations.find((one) => one.square === square) ?? {
          square,
          name: square === "a4" ? "Electric Drive" : square,
        },
    ),
  } as unknown as View;
}

interface Planned {
  journey: Journey;
  end: Situation;
  may: string[];
}

function plan(view: View, ...deeds: string[]): Planned {
  const journey = journeyOf(view, BOX, roadsOf(view), 0, 2);
  const end = deeds.reduce(
    (now, deed) => {
      expect(choices(journey, now)).toContain(deed);
      return after(journey, now, deed);
    },
    situationOf(view, 0),
  );
  return { journey, end, may: choices(journey, end) };
}

describe("roads", () => {
  test("lead to all neighbours but those across water", () => {
    expect(plan(city()).may).toEqual(["go a3", "go a1"]);
  });

  test("lead over a bridge", () => {
    expect(plan(city({ at: "b3" })).may).toContain("go b2");
  });
});

describe("battery", () => {
  test("is paid for each own cube, those of this route among them", () => {
    const { end } = plan(city({ cubes: ["a3", "a3"] }), "go a3");
    expect(end.battery).toBe(1);
    expect(end.cubes).toEqual(["a3", "a3", "a3"]);
  });

  test("bars the way where it doesn’t suffice, and a route may stop where no step is free", () => {
    expect(plan(city({ cubes: ["a3", "a1"], battery: 0 })).may).toEqual(["stop"]);
    expect(plan(city({ cubes: ["a3"], battery: 0 })).may).toEqual(["go a1"]);
  });

  test("is recharged at Electric Drive, once", () => {
    const { end } = plan(city({ battery: 1 }), "go a3", "go a4");
    expect([end.battery, end.charged]).toEqual([2, true]);
    expect(plan(city({ battery: 1, charged: true }), "go a3", "go a4").end.battery).toBe(1);
    expect(plan(city({ battery: 1, company: "quick" }), "go a3", "go a4").end.battery).toBe(3);
  });

  test("is filled for packages from the base where the route ends on the gate", () => {
    const base = { base_low: 2, base_high: 1, battery: 0 };
    const { end, may } = plan(city(base, { steps: 1 }), "go a1");
    expect(may).toEqual(["recharge low", "recharge high", "stop"]);
    const { journey } = plan(city(base));
    expect(after(journey, end, "recharge low")).toMatchObject({ battery: 3, base: { low: 0, high: 1 } });
    expect(after(journey, end, "recharge high")).toMatchObject({ battery: 3, base: { low: 2, high: 0 } });
  });

  test("costs as many packages as the company says", () => {
    const view = city({ base_low: 1, battery: 0, company: "cheap" }, { steps: 1 });
    expect(plan(view, "go a1").may).toContain("recharge low");
    expect(plan(city({ base_low: 1, battery: 0 }, { steps: 1 }), "go a1").may).toEqual(["stop"]);
  });
});

describe("packages", () => {
  const lying = [{ square: "a3", name: "Mill Lane", low: 2, high: 1 }];

  test("are picked up as far as the van holds, high value first", () => {
    const { end } = plan(city({ low: 2 }, { locations: lying }), "go a3");
    expect(end).toMatchObject({ low: 3, high: 1 });
    expect(end.ground.get("a3")).toEqual({ low: 1, high: 0 });
  });

  test("can be declined, dropped and exchanged, once at each location", () => {
    const { end, may } = plan(city({ low: 2 }, { locations: lying }), "go a3", "load 4 0");
    expect(end).toMatchObject({ low: 4, high: 0 });
    expect(end.ground.get("a3")).toEqual({ low: 0, high: 1 });
    expect(may.filter((one) => one.startsWith("load"))).toEqual([]);
  });

  test("aboard stay where the van has shrunk, and no more are loaded", () => {
    const may = plan(city({ low: 3, van: 2 }, { locations: lying }), "go a3").may;
    expect(may.filter((one) => one.startsWith("load"))).toEqual([
      "load 0 0",
      "load 1 0",
      "load 2 0",
      "load 0 1",
      "load 1 1",
    ]);
  });

  test("go into the base at the gate, together with those that lie there", () => {
    const view = city({ low: 1, high: 1 }, { locations: [{ square: "a1", name: "Gate", low: 1 }] });
    const { end, may } = plan(view, "go a1");
    expect(end).toMatchObject({ low: 0, high: 0, base: { low: 2, high: 1 } });
    expect(may.some((one) => one.startsWith("load"))).toBe(false);
  });
});

describe("the exploding package", () => {
  test("is picked up where it lies, and defused at the gate", () => {
    const { end } = plan(city({}, { bomb: "a3" }), "go a3", "bomb", "go a2", "go a1");
    expect(end).toMatchObject({ bomb: null, carries: false, defused: true });
  });

  test("is handed to whoever’s cubes lie on a location just entered", () => {
    const view = city({}, { carrier: 0 });
    view.drivers[1]!.cubes = ["a2", "a3"];
    expect(plan(view).may).not.toContain("hand green");
    expect(plan(view, "go a3", "hand green").end.carries).toBe(false);
  });
});
