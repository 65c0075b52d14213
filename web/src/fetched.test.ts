import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Fetched } from "./fetched";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Gives a thing that can be had from the n-th time on, and counts how often it was asked for. */
function had(from: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length < from) throw new TypeError("Failed to fetch");
    return "words";
  });
  return load;
}

test("a thing is asked for once, and there when it has come", async () => {
  const [fetched, load] = [new Fetched<string>(), had(1)];
  expect([fetched.get("a", load), fetched.get("a", load)]).toEqual([null, null]);
  await vi.advanceTimersByTimeAsync(0);
  expect([fetched.get("a", load), fetched.lacks("a")]).toEqual(["words", false]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("what couldn't be had is lacking until it comes by itself, though nobody asks again", async () => {
  const [fetched, load] = [new Fetched<string>(), had(3)];
  fetched.get("a", load);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched.lacks("a")).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(3);
  expect([fetched.get("a", load), fetched.lacks("a")]).toEqual(["words", false]);
});

test("what is never there is asked for ever more rarely", async () => {
  const [fetched, load] = [new Fetched<string>(), had(Infinity)];
  fetched.get("a", load);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load.mock.calls.length).toBeLessThan(16);
});
