import { expect, test, vi } from "vitest";

import type { AnyMessage } from "../../wire/types.gen";
import { Sending } from "./sending.svelte";

const DONE: AnyMessage = { type: "done", id: "1" };

test("a play is under way until it is answered", async () => {
  let answer: (message: AnyMessage) => void = () => undefined;
  const sending = new Sending({ play: () => new Promise((resolve) => (answer = resolve)) }, vi.fn());
  const played = sending.play("a1");
  expect(sending.isUnderWay).toBe(true);
  answer(DONE);
  await played;
  expect(sending.isUnderWay).toBe(false);
});

test("a play that is refused is said to be, and the next may come", async () => {
  const refuse = vi.fn();
  const why = new Error("taken");
  const sending = new Sending({ play: () => Promise.reject(why) }, refuse);
  await sending.play("a1");
  expect(refuse).toHaveBeenCalledExactlyOnceWith(why);
  expect(sending.isUnderWay).toBe(false);
});
