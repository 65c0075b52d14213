import { expect, test } from "vitest";

import type { SeatInfo } from "../../wire/types.gen";
import { runningClock } from "./clocks";

const person: SeatInfo = { kind: "person" };
const bot: SeatInfo = { kind: "bot", name: "novice" };
const timed = (seats: (number | null)[], phase: number | null = null) => ({
  ...{ times: { seats, phase }, heardAt: 7, mine: [1] },
});
const left = (milliseconds: number) => ({ left: milliseconds, since: 7, running: true });

test("in a race everyone's clock runs", () => {
  expect(runningClock(timed([null, null], 20_000), [person, person], [0, 1])).toEqual(left(20_000));
});

test("of several clocks that run one's own is the one to look at", () => {
  expect(runningClock(timed([1000, 2000]), [person, person], [0, 1])).toEqual(left(2000));
});

test("while another thinks it is theirs", () => {
  expect(runningClock(timed([1000, 2000]), [person, person], [0])).toEqual(left(1000));
});

test("nobody waits for a bot's clock, and without clocks there is none", () => {
  expect(runningClock(timed([1000, 2000]), [bot, person], [0])).toBe(null);
  expect(runningClock({ ...timed([]), times: null }, [person, person], [0])).toBe(null);
});
