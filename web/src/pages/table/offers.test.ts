import { describe, expect, test, vi } from "vitest";

import type { Offer, Seen, SeenPlay, Settled } from "../../wire/types.gen";
import { offerInWords, settledInWords, type OfferSources } from "./offers";

vi.mock("../../settings.svelte", () => ({ settings: { language: "en" } })); // the real ones ask the browser

const play = (seat: number, action: string): SeenPlay => ({ type: "play", seat, action, at: 0 });

function read(mine: number[]): OfferSources {
  return {
    seats: [
      { kind: "person", name: "Ada" },
      { kind: "person", name: "Bo" },
    ],
    mine,
    seen: [play(0, "d3"), play(1, "e4")],
    folder: {},
    words: (key) => key,
  };
}

describe("an offer", () => {
  test("says who asks to take back what", () => {
    const offer = { kind: "undo", seat: 0, agreed: [0], to: 0 } as const;
    const alone = (mine: number[]): OfferSources => ({ ...read(mine), seen: [play(0, "d3")] });
    expect(offerInWords(alone([1]), { ...offer, agreed: [0] })).toBe("Ada asks to take back d3");
    expect(offerInWords(alone([0]), { ...offer, agreed: [0] })).toBe("You asked to take back d3");
  });

  test("says which plays would go with it, and whose they are", () => {
    const offer: Offer = { kind: "undo", seat: 0, agreed: [0], to: 0 };
    const more = "That also takes back";
    expect(offerInWords(read([1]), offer)).toBe(`Ada asks to take back d3. ${more} your move e4.`);
    expect(offerInWords(read([0]), offer)).toBe(`You asked to take back d3. ${more} Bo’s move e4.`);
  });

  test("names a play as the list of moves does, by what there was before it", () => {
    const offer: Offer = { kind: "undo", seat: 0, agreed: [0], to: 0 };
    const folder: OfferSources["folder"] = { note: (action, _, known) => `${action} (${known?.before})` };
    const sources: OfferSources = { ...read([1]), seen: [play(0, "d3")], folder, viewAt: () => "4 apples" };
    expect(offerInWords(sources, offer)).toBe("Ada asks to take back d3 (4 apples)");
  });

  test("says nothing of plays that were taken back before", () => {
    const seen: Seen[] = [play(0, "d3"), play(1, "e4"), { type: "undo", to: 1, at: 0 }];
    const offer: Offer = { kind: "undo", seat: 0, agreed: [0], to: 0 };
    expect(offerInWords({ ...read([1]), seen }, offer)).toBe("Ada asks to take back d3");
  });

  test("names no move where nobody can know which", () => {
    expect(offerInWords(read([1]), { kind: "undo", seat: 0, agreed: [0] })).toBe("Ada asks to take back a move");
  });
});

describe("what became of an offer", () => {
  const declined: Settled = { kind: "draw", seat: 0, how: "declined", by: 1 };

  test("is told to whoever made it, to whoever declined it, and to whoever watches", () => {
    expect([[0], [1], []].map((mine) => settledInWords(read(mine), declined))).toEqual([
      "Bo declined your draw offer",
      "You declined Ada’s draw offer",
      "Bo declined Ada’s draw offer",
    ]);
  });

  test("is told where nobody declined it, too", () => {
    expect(settledInWords(read([1]), { kind: "undo", seat: 0, how: "lapsed" })).toBe("Play went on: Ada’s move stands");
    expect(settledInWords(read([0]), { kind: "draw", seat: 0, how: "withdrawn" })).toBe("You withdrew your draw offer");
  });
});
