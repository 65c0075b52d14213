import { expect, test, vi } from "vitest";

import type { Seen } from "../../wire/types.gen";
import { sentence, sinceOwn, worthTelling, type Sources } from "./story";

vi.mock("../../settings.svelte", () => ({ settings: { language: "en" } })); // the real ones ask the browser

const play = (seat: number, action: string): Seen => ({ type: "play", seat, action });

function sources(seen: Seen[], views: Record<number, unknown> = {}): Sources {
  return {
    seen,
    seats: [
      { kind: "person", name: "Ada" },
      { kind: "person", name: "Bo" },
    ],
    mine: [0],
    folder: {
      describe: (action) => `described ${action}`,
      tell: ({ action }, before, after) => `${action}: from ${before as string} to ${after as string}`,
      isQuiet: (action) => action === "put",
    },
    words: (key) => key,
    viewAt: (number) => views[number],
  };
}

test("a play is told from what there was to see before and after it", () => {
  expect(sentence(sources([play(1, "g7")], { 0: "nothing", 1: "much" }), 1)).toBe("Bo: g7: from nothing to much");
});

test("where that isn't known, the play is told by what it is called", () => {
  expect(sentence(sources([play(1, "g7")], { 1: "much" }), 1)).toBe("Bo: described g7");
});

test("what was taken back and what there is too much of isn't worth telling", () => {
  const seen: Seen[] = [play(0, "a"), play(1, "put"), play(1, "b"), { type: "undo", to: 1 }, play(1, "c")];
  expect(worthTelling(sources(seen))).toEqual([1, 4, 5]);
});

test("what the others did is counted from one's own last play", () => {
  const all = sources([play(1, "a"), play(0, "b"), play(1, "c"), play(1, "d")]);
  expect(sinceOwn(all, worthTelling(all))).toEqual([3, 4]);
});

test("before one's own first play nothing is new by it", () => {
  const all = sources([play(1, "a")]);
  expect(sinceOwn(all, worthTelling(all))).toEqual([]);
});
