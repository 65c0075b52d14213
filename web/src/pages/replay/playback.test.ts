import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Playback, SPEEDS } from "./playback.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function playback(at: number, last: number) {
  const shown = [at];
  const steps = {
    at: () => shown.at(-1)!,
    last: () => last,
    look: async (number: number) => void shown.push(number),
  };
  return { shown, playing: new Playback(steps) };
}

test("it steps by itself to the end, and stops there", async () => {
  const { shown, playing } = playback(0, 3);
  await playing.toggle();
  await vi.advanceTimersByTimeAsync(10 * SPEEDS.normal);
  expect(shown).toEqual([0, 1, 2, 3]);
  expect(playing.isOn).toBe(false);
});

test("it pauses where it is", async () => {
  const { shown, playing } = playback(0, 9);
  await playing.toggle();
  await vi.advanceTimersByTimeAsync(2 * SPEEDS.normal);
  await playing.toggle();
  await vi.advanceTimersByTimeAsync(9 * SPEEDS.normal);
  expect(shown).toEqual([0, 1, 2]);
});

test("from the end it begins once more", async () => {
  const { shown, playing } = playback(2, 2);
  await playing.toggle();
  await vi.advanceTimersByTimeAsync(SPEEDS.normal);
  expect(shown).toEqual([2, 0, 1]);
  playing.stop();
});

test("it goes as fast as one likes", async () => {
  const { shown, playing } = playback(0, 9);
  playing.speed = "fast";
  await playing.toggle();
  await vi.advanceTimersByTimeAsync(2 * SPEEDS.fast);
  expect(shown).toEqual([0, 1, 2]);
  playing.stop();
});
