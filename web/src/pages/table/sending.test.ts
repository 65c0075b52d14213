import { expect, test, vi } from "vitest";

import type { AnyMessage } from "../../wire/types.gen";
import { Sending } from "./sending.svelte";

const GOOD = { isAway: false, breaks: 0 };
const DONE: AnyMessage = { type: "done", id: "1" };

test("a play is under way until it is answered", async () => {
  let answer: (message: AnyMessage) => void = () => undefined;
  const sending = new Sending({ play: () => new Promise((resolve) => (answer = resolve)) }, vi.fn(), GOOD);
  const played = sending.play("a1");
  expect(sending.isUnderWay).toBe(true);
  answer(DONE);
  await played;
  expect(sending.isUnderWay).toBe(false);
});

test("a play that is refused is said to be, and the next may come", async () => {
  const refuse = vi.fn();
  const why = new Error("taken");
  const sending = new Sending({ play: () => Promise.reject(why) }, refuse, GOOD);
  await sending.play("a1");
  expect(refuse).toHaveBeenCalledExactlyOnceWith(why, false);
  expect(sending.isUnderWay).toBe(false);
});

test("a play that was kept while the line was broken is refused as such", async () => {
  const refuse = vi.fn();
  const why = new Error("stale");
  const line = { isAway: false, breaks: 0 };
  const breaking = () => ((line.breaks = 1), Promise.reject(why));
  await new Sending({ play: breaking }, refuse, line).play("a1");
  await new Sending({ play: () => Promise.reject(why) }, refuse, { isAway: true, breaks: 1 }).play("a1");
  expect(refuse.mock.calls).toEqual([
    [why, true],
    [why, true],
  ]);
});
