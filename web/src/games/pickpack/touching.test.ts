import { expect, test } from "vitest";

import { CLOSED } from "./positions";
import { touchedBy } from "./touching";

const touched = (action: string, seat = 1): string[] => touchedBy({ seat, action }, CLOSED.view, CLOSED.view);

test("every step of a Rush Order leaves a mark: the order gained, the order spent, and the move that it gives", () => {
  expect(touched("rush c4")).toContain("1 rush");
  expect(touched("spend")).toEqual(["1 rush"]);
  expect(touched("grab c4 2")).toEqual(["c4", "1 2"]);
});

test("a crate of the other player's is marked where it is theirs", () => {
  expect(touched("control c4 3 1")).toEqual(["c4", "0 3", "1 1"]);
});

test("the end of a turn touches nothing", () => {
  expect(touched("end")).toEqual([]);
});
