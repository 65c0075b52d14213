import { afterEach, expect, test, vi } from "vitest";

import type { AnyMessage } from "../../wire/types.gen";
import { keptAt } from "./kept";
import { Sending, type Line } from "./sending.svelte";

const GOOD: Line = { isOpen: true, isAway: false, breaks: 0, whenOpen: () => Promise.resolve() };
const DONE: AnyMessage = { type: "done", id: "1" };

const storage = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
});
afterEach(() => storage.clear());

type Play = ConstructorParameters<typeof Sending>[0]["play"];

/** Gives seat 1 at its third turn, where a1 and b2 are legal. */
function at(play: Play, more: object = {}): ConstructorParameters<typeof Sending>[0] {
  const own = (action: string) => ({ type: "play" as const, seat: 1, action, at: 0 });
  const seen = [own("c3"), own("d4")];
  const table = { id: "t", seat: 1, mine: [1], seen, legal: ["a1", "b2"], outcome: null, play };
  return { ...table, update: { turn: 2 }, facts: { live: false }, ...more } as never;
}

/** Gives a line that is broken until it is mended. */
function broken(): { line: Line; mend: () => void } {
  let mend = (): void => undefined;
  const open = new Promise<void>((resolve) => (mend = resolve));
  return { line: { isOpen: false, isAway: true, breaks: 1, whenOpen: () => open }, mend: () => mend() };
}

test("a play is under way until it is answered", async () => {
  let answer: (message: AnyMessage) => void = () => undefined;
  const sending = new Sending(
    at(() => new Promise((resolve) => (answer = resolve))),
    vi.fn(),
    GOOD,
  );
  const played = sending.play("a1");
  expect(sending.isUnderWay).toBe(true);
  answer(DONE);
  await played;
  expect(sending.isUnderWay).toBe(false);
});

test("a play that is refused is said to be, and the next may come", async () => {
  const refuse = vi.fn();
  const why = new Error("taken");
  const sending = new Sending(
    at(() => Promise.reject(why)),
    refuse,
    GOOD,
  );
  await sending.play("a1");
  expect(refuse).toHaveBeenCalledExactlyOnceWith(why, false);
  expect([sending.isUnderWay, keptAt("t")]).toEqual([false, null]);
});

test("a play that was kept while the line was broken is refused as such", async () => {
  const refuse = vi.fn();
  const why = new Error("stale");
  const line = { ...GOOD };
  const breaking = (): Promise<never> => (Object.assign(line, { breaks: 1 }), Promise.reject(why));
  await new Sending(at(breaking), refuse, line).play("a1");
  await new Sending(
    at(() => Promise.reject(why)),
    refuse,
    { ...GOOD, isAway: true, breaks: 1 },
  ).play("a1");
  expect(refuse.mock.calls).toEqual([
    [why, true],
    [why, true],
  ]);
});

test("while the line is broken a play waits, and then goes out once, for the turn it was chosen for", async () => {
  const play = vi.fn(() => Promise.resolve(DONE));
  const { line, mend } = broken();
  const table = at(play);
  const sending = new Sending(table, vi.fn(), line);
  const played = sending.play("a1");
  expect([sending.waiting, play.mock.calls.length]).toEqual(["a1", 0]);
  mend();
  await played;
  expect(play.mock.calls).toEqual([["a1", 2]]);
  expect([sending.waiting, sending.takeBack, keptAt("t")]).toEqual([null, null, null]);
});

test("what waits can be taken back, and never goes out then", async () => {
  const play = vi.fn(() => Promise.resolve(DONE));
  const { line, mend } = broken();
  const sending = new Sending(at(play), vi.fn(), line);
  const played = sending.play("a1");
  sending.takeBack?.();
  await played;
  mend();
  await line.whenOpen();
  expect(play).not.toHaveBeenCalled();
  expect([sending.isUnderWay, sending.takenBack, keptAt("t")]).toEqual([false, 1, null]);
});

test("what may have gone out can’t be taken back", () => {
  const sending = new Sending(
    at(() => new Promise(() => undefined)),
    vi.fn(),
    GOOD,
  );
  void sending.play("a1");
  expect(sending.takeBack).toBeNull();
});

/** Clicks while the line is broken and leaves; then comes back to the table as it is now. */
async function comeBack(more: object = {}): Promise<{ play: Play; refuse: () => void; drop: () => void }> {
  const [play, refuse, drop] = [vi.fn(() => Promise.resolve(DONE)), vi.fn(), vi.fn()];
  const sending = new Sending(at(vi.fn()), vi.fn(), broken().line);
  const played = sending.play("a1");
  sending.leave();
  await played;
  const back = new Sending(at(play, more), refuse, GOOD);
  back.resume(drop);
  await vi.waitFor(() => expect(back.isUnderWay).toBe(false));
  return { play, refuse, drop };
}

test("what was kept goes out when the page is loaded anew", async () => {
  const { play, drop } = await comeBack();
  expect(play).toHaveBeenCalledExactlyOnceWith("a1", 2);
  expect([drop, keptAt("t")]).toEqual([expect.toSatisfy((told) => !told.mock.calls.length), null]);
});

test.each([
  ["another turn", { update: { turn: 3 } }],
  ["another position", { legal: ["b2"] }],
  ["a game that is over", { seat: null, outcome: {} }],
  ["someone else’s seat", { seat: 0, mine: [0] }],
])("what was kept is dropped with a word at %s", async (_, more) => {
  const { play, drop } = await comeBack(more);
  expect(play).not.toHaveBeenCalled();
  expect(drop).toHaveBeenCalledExactlyOnceWith("a1");
  expect(keptAt("t")).toBeNull();
});

test("what was kept and has arrived needs no word", async () => {
  const arrived = { type: "play", seat: 1, action: "a1", at: 0 };
  const { seen } = at(vi.fn());
  const { play, drop } = await comeBack({ seen: [...seen, arrived], update: { turn: 3 } });
  expect(play).not.toHaveBeenCalled();
  expect(drop).not.toHaveBeenCalled();
  expect(keptAt("t")).toBeNull();
});

test("what was kept waits until its seat is shown", async () => {
  const { play } = await comeBack({ seat: 0, mine: [0, 1] });
  expect(play).not.toHaveBeenCalled();
  expect(keptAt("t")).toEqual({ seat: 1, turn: 2, action: "a1" });
});

test("in a race nothing is kept for a page that is loaded anew", () => {
  const sending = new Sending(at(vi.fn(), { facts: { live: true } }), vi.fn(), broken().line);
  void sending.play("a1");
  expect([sending.waiting, keptAt("t")]).toEqual(["a1", null]);
});

test.each(["", "{", "[]", "null", '{"seat":"1"}'])("what isn’t ours is no play: %s", (text) => {
  storage.set("packhouse.kept.t", text);
  expect(keptAt("t")).toBeNull();
});
