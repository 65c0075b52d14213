import { expect, test } from "vitest";

import type { View } from "./types.gen";
import { uncovered } from "./uncovering";

test("cards are known once they are revealed, and not before", () => {
  const plays = ["0 card 4", "1 card -", "0 go b2", "1 go e4", "1 card -"].map((play) => ({
    seat: Number(play[0]),
    action: play.slice(2),
  }));
  const drivers = [{ played: [4] }, { played: [9] }] as View["drivers"];
  expect(uncovered(plays, { drivers })).toEqual(["card 4", "card 9", "go b2", "go e4", "card -"]);
});
