import { describe, expect, test, vi } from "vitest";

import { Refusal } from "../../wire/line";
import { offlineInWords, turnInWords, turnThen } from "./turn";

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
    isByCorrespondence: false,
    ...changed,
  };
}

describe("whose turn it is", () => {
  test("one's own", () => {
    expect(turnInWords(table({ isMyTurn: true }), words)).toBe("Your turn");
  });

  test("one's own in a phase for which the game has words", () => {
    const own = (key: string): string => (key === "turn.ready" ? "Ready?" : key);
    expect(turnInWords(table({ isMyTurn: true }), own, "ready")).toBe("Ready?");
    expect(turnInWords(table({ isMyTurn: true }), own, "load")).toBe("Your turn");
  });

  test("several bots’, which aren’t called players", () => {
    const seats = Array.from({ length: 2 }, () => ({ kind: "bot" as const, name: "novice" }));
    expect(turnInWords(table({ seats, active: [0, 1] }), words)).toBe("Waiting for 2 bots");
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

  test("that of someone who is away, unless they play by correspondence", () => {
    const seats = [true, false].map((present) => ({ kind: "person" as const, name: "Bo", present }));
    expect(turnInWords(table({ seats, active: [0] }), words)).not.toContain("away");
    expect(turnInWords(table({ seats, active: [1] }), words)).toContain("away");
    expect(turnInWords(table({ seats, active: [1], isByCorrespondence: true }), words)).not.toContain("away");
  });

  test("nobody's, once it is over", () => {
    const outcome = { ranks: [1, 2, 2], scores: [], reason: { code: "", fields: {} }, goal: null };
    expect(turnInWords(table({ outcome }), words)).toBe("");
  });
});

describe("being offline", () => {
  const RACE = { seats: [null, null], phase: 20_000 };
  const CLOCK = { seats: [60_000, 60_000], phase: null };
  const offline = (isSending: boolean, changed: Partial<Parameters<typeof offlineInWords>[0]> = {}) =>
    offlineInWords({ seat: 0, isMyTurn: true, times: null, isByCorrespondence: false, ...changed }, isSending, null);

  test("is said where nothing waits and no clock runs", () => {
    expect(offline(false)).toBe("Offline. Trying again …");
  });

  test("says that a move is kept", () => {
    expect(offline(true)).toBe("Offline. Your move will be sent when you reconnect.");
  });

  test.each([RACE, CLOCK])("says that the clock goes on, with or without a move", (times) => {
    expect(offline(false, { times })).toContain("clock");
    expect(offline(true, { times })).toContain("clock");
  });

  test("says why one isn't let in, and promises nothing", () => {
    const table = { seat: 0, isMyTurn: true, times: CLOCK, isByCorrespondence: false };
    const banned = new Refusal({ code: "banned", sentence: "you’re banned here; come back later" });
    expect(offlineInWords(table, true, banned)).toBe("You’re banned here; come back later");
  });

  test("says nothing of a clock that isn't one's own to lose", () => {
    expect(offline(false, { times: CLOCK, isMyTurn: false })).not.toContain("clock");
    expect(offline(false, { times: CLOCK, isByCorrespondence: true })).not.toContain("clock");
  });
});

describe("whose turn it was", () => {
  const { seats } = table({});

  test("a bot's, which no longer thinks", () => {
    expect(turnThen([1], seats, words)).toBe("novice bot’s turn");
  });

  test("nobody's, once it was over", () => {
    expect(turnThen([], seats, words)).toBe("");
  });
});
