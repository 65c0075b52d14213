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
      note: (action) => `noted ${action}`,
      tell: ({ action, before, after }) => `${action}: from ${before as string} to ${after as string}`,
      isQuiet: (action) => action === "put",
    },
    words: (key) => key,
    viewAt: (number) => views[number],
  };
}

test("a play is told from what there was to see before and after it", () => {
  expect(sentence(sources([play(1, "g7")], { 0: "nothing", 1: "much" }), 1)).toBe("Bo: g7: from nothing to much");
});

test("a play that touches others names them as players are called", () => {
  const all = sources([play(1, "g7")], { 0: "nothing", 1: "much" });
  const tell: Sources["folder"]["tell"] = ({ name }) => `robs ${name(0)}`;
  expect(sentence({ ...all, folder: { ...all.folder, tell } }, 1)).toBe("Bo: robs Ada");
});

test("what is told may go back some plays of the same player, of those that stand", () => {
  const seen: Seen[] = [play(1, "g7"), play(1, "g6"), { type: "undo", to: 1 }, play(0, "a1"), play(1, "g5")];
  const views = { 0: "nothing", 1: "one", 4: "two", 5: "three" };
  const told = { ...sources(seen, views) };
  const folder: Sources["folder"] = {
    ...told.folder,
    tell: ({ earlier }) => [0, 1, 2].map((plays) => String(earlier(plays))).join(", "),
  };
  expect(sentence({ ...told, folder }, 5)).toBe("Bo: two, nothing, null");
});

test("where that isn't known, the play is told by what it is called", () => {
  expect(sentence(sources([play(1, "g7")], { 1: "much" }), 1)).toBe("Bo: described g7");
});

test("whoever reads of their own play is told so, and nobody else is", () => {
  const own = sources([play(0, "g7")]);
  expect(sentence(own, 1)).toBe("Ada (you): described g7");
  expect(sentence({ ...own, mine: [] }, 1)).toBe("Ada: described g7");
  expect(sentence({ ...own, mine: [0, 1] }, 1)).toBe("Ada: described g7");
});

test("what a bot or the clock played for them isn't theirs", () => {
  const [ada, bo] = sources([]).seats;
  const away = { ...sources([play(0, "g7")]), seats: [{ ...ada!, stand_in: "novice" }, bo!] };
  expect(sentence(away, 1)).toBe("Bot for Ada: described g7");
  expect(sentence(sources([{ type: "play", seat: 0, action: "g7", late: true }]), 1)).toMatch(/^Ada was too slow/);
});

test("who plays alone needn't be told that it was them", () => {
  const alone = sources([play(0, "g7")]);
  expect(sentence({ ...alone, seats: alone.seats.slice(0, 1) }, 1)).toBe("Ada: described g7");
});

test("no name has two pairs of brackets", () => {
  const [ada] = sources([]).seats;
  const twins = { ...sources([play(0, "g7")]), seats: [ada!, ada!] };
  expect(sentence(twins, 1)).toBe("Ada (Seat 1), you: described g7");
});

test("all that was taken back is told in the words of the question: whose play, and which", () => {
  const seen: Seen[] = [play(0, "a"), play(1, "b"), play(0, "c"), { type: "undo", to: 1 }];
  expect(sentence(sources(seen), 4)).toBe("Taken back: Bo’s move noted b and your move noted c");
});

test("what was taken back is named as the list of moves does, by what there was before it", () => {
  const all = sources([play(1, "a"), { type: "undo", to: 0 }], { 0: "4 apples" });
  const note: Sources["folder"]["note"] = (action, _, known) => `${action} (${known?.before})`;
  expect(sentence({ ...all, folder: { ...all.folder, note } }, 2)).toBe("Taken back: Bo’s move a (4 apples)");
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
