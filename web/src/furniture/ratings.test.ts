import { expect, test, vi } from "vitest";

import { ratingLine, ratingMark } from "./ratings";

vi.mock("../settings.svelte", () => ({ settings: { language: "en" } })); // the real ones ask the browser

test("one game is one, and more are several", () => {
  expect(ratingLine({ rating: 1103, games: 1 })).toBe("1103 after 1 game");
  expect(ratingLine({ rating: 1103, games: 2 })).toBe("1103 after 2 games");
});

test("a rating that is still to be proved is marked", () => {
  expect(ratingMark({ rating: 1103, provisional: true })).toBe("1103?");
  expect(ratingMark({ rating: 1103 })).toBe("1103");
});
