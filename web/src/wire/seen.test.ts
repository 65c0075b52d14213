import { expect, test } from "vitest";

import { standing } from "./seen";
import type { Seen } from "./types.gen";

const play = (seat: number, action: string): Seen => ({ type: "play", seat, action });

test("a play that was taken back doesn't stand", () => {
  const seen = [play(0, "a1"), play(1, "b2"), { type: "undo", to: 1 } as Seen, play(1, "c3")];
  expect(standing(seen).map(({ action }) => action)).toEqual(["a1", "c3"]);
});

test("nothing stands where all was taken back", () => {
  expect(standing([play(0, "a1"), { type: "undo", to: 0 }])).toEqual([]);
});
