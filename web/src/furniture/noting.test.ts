import { expect, test, vi } from "vitest";

import type { Wording } from "../games/game";
import type { Seen, SeenPlay } from "../wire/types.gen";
import { noting } from "./noting";

vi.mock("../settings.svelte", () => ({ settings: { language: "en" } })); // the real ones ask the browser

const play = (seat: number, action: string): SeenPlay => ({ type: "play", seat, action, at: 0 });
const note: Wording["note"] = (action, _, known) =>
  known ? `${action} from ${known.before as string}, read by ${known.reader}` : action;
const words = (key: string): string => key;

test("a play is noted with what there was before it, where that is known, taken back or not", () => {
  const [first, second] = [play(0, "a"), play(1, "b")];
  const seen: Seen[] = [first, second, { type: "undo", to: 1, at: 0 }];
  const noted = noting({ seen, mine: [1], folder: { note }, words, viewAt: (number) => ["nothing"][number] });
  expect([noted(first), noted(second)]).toEqual(["a from nothing, read by 1", "b"]);
});

test("what was secret is noted as it is known by now", () => {
  const seen = [play(0, "card ?"), play(1, "card ?")];
  const folder: Pick<Wording, "uncovered"> = { uncovered: (plays, view) => plays.map(() => `card ${view as string}`) };
  const noted = noting({ seen, mine: [], folder, words, view: "7" });
  expect(seen.map(noted)).toEqual(["card 7", "card 7"]);
});

test("a game without words of its own has its notation", () => {
  const seen = [play(0, "a1")];
  expect(seen.map(noting({ seen, mine: [], folder: {}, words }))).toEqual(["a1"]);
});
