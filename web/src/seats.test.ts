import { expect, test, vi } from "vitest";

import type { Say } from "./games/game";
import { bracketed, inWords, isGuest, listedName, movesInWords, nameOf, playerOf, seatsThen } from "./seats";
import { settings } from "./settings.svelte";
import german from "./texts/de";
import english from "./texts/en";
import { learn } from "./texts/index.svelte";
import type { SeatInfo, Seen, SeenPlay } from "./wire/types.gen";

vi.mock("./settings.svelte", () => ({ settings: { language: "en" } })); // the real ones ask the browser

const words: Say = (key, fields = {}) => (key.startsWith("side.") ? key : `${key} ${Object.values(fields).join(" ")}`);
const SEATS: SeatInfo[] = [
  { kind: "person", name: "Ada", resigned: true, stand_in: "casual" },
  { kind: "person", name: "Bo" },
  { kind: "bot", name: "strong" },
];
const describe = (action: string): string => `Put a packet on ${action}`;
const play = (seat: number): Seen => ({ type: "play", seat, action: "g7" });

test("a bot that plays on for someone isn't taken for them", () => {
  expect(SEATS.map((_, seat) => playerOf(words, SEATS, seat))).toEqual(["Bot for Ada", "Bo", "strong bot"]);
  expect(inWords(play(0), SEATS, words, describe, playerOf)).toContain("Bot for Ada");
});

test("a list tells guests from accounts, and who is called Guest isn't marked twice", () => {
  const seats: SeatInfo[] = [
    { kind: "person", name: "Ada", rating: 1000 },
    { kind: "person", name: "Bo" },
    { kind: "local", name: "Cy" },
    { kind: "person", name: "Di", mine: true },
    { kind: "person", name: "Guest" },
  ];
  const listed = seats.map((_, seat) => listedName(words, seats, seat));
  expect(listed).toEqual(["Ada", "Bo (guest)", "Cy (guest)", "Di", "Guest"]);
});

test("who is called Guest in any language isn't marked", () => {
  for (const { guest } of [english, german]) expect(isGuest({ kind: "person", name: guest })).toBe(false);
});

test("a guest without a name is called in the reader's language, wherever they sat down", () => {
  const seats: SeatInfo[] = [{ kind: "person", name: "Gast" }];
  expect(listedName(words, seats, 0)).toBe("Guest");
});

test("a guest's mark and a place stand in the same brackets", () => {
  const seats: SeatInfo[] = ["Ada", "Ada", "Bo (at home)"].map((name) => ({ kind: "person", name }));
  const listed = seats.map((_, seat) => listedName(words, seats, seat));
  expect(listed).toEqual(["Ada (Seat 1, guest)", "Ada (Seat 2, guest)", "Bo (at home, guest)"]);
});

test("whoever was forgotten is someone, and no guest", async () => {
  const seats: SeatInfo[] = [{ kind: "person" }, { kind: "person", name: "Bo", rating: 1000 }];
  expect(seats.map((_, seat) => listedName(words, seats, seat))).toEqual(["someone", "Bo"]);
  expect(isGuest(seats[0]!)).toBe(false);
  settings.language = "de";
  await learn("de");
  expect(listedName(words, seats, 0)).toBe("jemand");
  settings.language = "en";
  await learn("en");
});

test("a name that is read from right to left leaves its brackets where they are", () => {
  expect(bracketed("שלום", "guest")).toBe("\u2068שלום\u2069 (guest)");
});

test("who resigned is still called by their name", () => {
  expect(inWords({ type: "resign", seat: 0 }, SEATS, words, describe, playerOf)).toBe("Ada resigned");
});

test("plays are told in the game's words", () => {
  expect(inWords(play(1), SEATS, words, describe)).toBe("Bo: Put a packet on g7");
  expect(inWords({ ...play(1), late: true } as Seen, SEATS, words, describe)).toBe(
    "Bo was too slow, and the clock played “Put a packet on g7”",
  );
});

test("of two players of one name each is called by the place too, and brackets are never doubled", async () => {
  const bots: SeatInfo[] = [
    { kind: "bot", name: "casual" },
    { kind: "bot", name: "casual" },
    { kind: "person", name: "Ada (at home)" },
    { kind: "person", name: "Ada (at home)" },
  ];
  const names = (): string[] => bots.map((_, seat) => nameOf(words, bots, seat));
  expect(names()).toEqual(["casual bot 1", "casual bot 2", "Ada (at home, Seat 3)", "Ada (at home, Seat 4)"]);
  const sides = (key: string): string => (key === "side.0" ? "Rot" : "Grün");
  settings.language = "de";
  await learn("de");
  expect(names().slice(0, 2)).toEqual(["Bot 1 (locker)", "Bot 2 (locker)"]);
  expect(nameOf(sides, bots.slice(0, 2), 1)).toBe("Bot (locker, Grün)");
  settings.language = "en";
  await learn("en");
});

test("what was taken back is told with whose it was, the reader's own as theirs", () => {
  const undone = [play(1), play(0)] as SeenPlay[];
  const told = (plays: SeenPlay[]): string => {
    const moves = movesInWords(plays, { seats: SEATS, mine: [0], words }, ({ action }) => action);
    return inWords({ type: "undo", to: 0 }, SEATS, words, describe, nameOf, moves);
  };
  expect(told(undone)).toBe("Taken back: Bo’s move g7 and your move g7");
  expect(told([])).toBe("Taken back");
});

test("looking back, a seat hasn't resigned before it did, and no bot stands in before it sat down", () => {
  const seats: SeatInfo[] = [
    { kind: "person", name: "Ada", resigned: true, stand_in: "casual" },
    { kind: "person", name: "Bo", stand_in: "casual" },
  ];
  const seen: Seen[] = [
    { type: "seated", seat: 1, occupant: "bot:casual", at: 1 },
    { type: "resign", seat: 0, at: 2 },
  ];
  const then = [0, 1, 2].map((number) => seatsThen(seats, seen.slice(0, number)));
  expect(then.map(([ada, bo]) => [ada?.resigned, bo?.stand_in])).toEqual([
    [false, ""],
    [false, "casual"],
    [true, "casual"],
  ]);
});
