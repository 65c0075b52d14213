import { expect, test } from "vitest";

import { byStandIns, standing, takenBack } from "./seen";
import type { Seen } from "./types.gen";

const play = (seat: number, action: string): Seen => ({ type: "play", seat, action });

test("a play that was taken back doesn't stand", () => {
  const seen = [play(0, "a1"), play(1, "b2"), { type: "undo", to: 1 } as Seen, play(1, "c3")];
  expect(standing(seen).map(({ action }) => action)).toEqual(["a1", "c3"]);
});

test("what is taken back are the plays that stood until then, and nothing that had been taken back before", () => {
  const undo = (to: number): Seen => ({ type: "undo", to });
  const seen = [play(0, "a1"), play(1, "b2"), undo(1), play(1, "c3"), play(0, "d4"), undo(1)];
  expect(takenBack(seen, 6).map(({ action }) => action)).toEqual(["c3", "d4"]);
  expect(takenBack(seen, 3).map(({ action }) => action)).toEqual(["b2"]);
  expect(takenBack(seen, 2)).toEqual([]);
});

test("nothing stands where all was taken back", () => {
  expect(standing([play(0, "a1"), { type: "undo", to: 0 }])).toEqual([]);
});

test("what a bot plays in someone's seat isn't theirs, until they are back", () => {
  const seated = (occupant: string): Seen => ({ type: "seated", seat: 0, occupant });
  const seen = [play(0, "a1"), seated("bot:casual"), play(0, "b2"), play(1, "c3"), seated(""), play(0, "d4")];
  expect([...byStandIns(seen)].map(({ action }) => action)).toEqual(["b2"]);
});
