import { describe, expect, test, vi } from "vitest";

import { turnInWords } from "./turn";

vi.mock("../../settings.svelte", () => ({ settings: { language: "en" } })); // the real ones ask the browser

type Seen = Parameters<typeof turnInWords>[0];

const words = (key: string): string => key;

function table(changed: Partial<Seen>): Seen {
  return {
    seats: [
      { kind: "person", name: "Ada", mine: true },
      { kind: "bot", name: "novice" },
      { kind: "person", name: "Bartholomew of the long name" },
    ],
    seat: 0,
    mine: [0],
    active: [0],
    isMyTurn: false,
    outcome: null,
    warming: new Set(),
    ...changed,
  };
}

describe("whose turn it is", () => {
  test("one's own", () => {
    expect(turnInWords(table({ isMyTurn: true }), words)).toBe("Your turn");
  });

  test("that of one's seats which is shown, where several share a device", () => {
    expect(turnInWords(table({ isMyTurn: true, mine: [0, 2] }), words)).toContain("Ada");
  });

  test("a bot's, which thinks or gets ready", () => {
    const thinking = turnInWords(table({ active: [1] }), words);
    expect(turnInWords(table({ active: [1], warming: new Set([1]) }), words)).not.toBe(thinking);
  });

  test("several people's, by name while a phone has room for the names", () => {
    expect(turnInWords(table({ active: [0, 1] }), words)).toContain("Ada");
    expect(turnInWords(table({ active: [0, 2] }), words)).not.toContain("Ada");
  });

  test("nobody's, once it is over", () => {
    const outcome = { ranks: [1, 2, 2], scores: [], reason: { code: "", fields: {} }, goal: null };
    expect(turnInWords(table({ outcome }), words)).toBe("");
  });
});
