import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Status } from "../wire/lifeline";
import { Refusal } from "../wire/line";
import { house } from "./house.svelte";

/** What the line would tell the house, and how the house's question why it isn't let in is answered. */
const { line, asked } = vi.hoisted(() => ({
  line: { tell: (_: Status): void => undefined },
  asked: [] as { answer: () => void; refuse: (error: unknown) => void }[],
}));

vi.mock("../wire/line", async (original) => ({
  ...(await original<typeof import("../wire/line")>()),
  Line: class {
    constructor(_: unknown, tell: (status: Status) => void) {
      line.tell = tell;
    }
  },
}));
vi.mock("../wire/http", () => ({
  get: (path: string) =>
    path === "/api/games"
      ? Promise.resolve([])
      : new Promise((resolve, reject) => asked.push({ answer: () => resolve({}), refuse: reject })),
}));

const BANNED = new Refusal({ code: "banned", sentence: "you’re banned here" });

async function breaks(): Promise<(typeof asked)[number]> {
  line.tell("lost");
  await vi.advanceTimersByTimeAsync(2_000);
  return asked.at(-1)!;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  line.tell("open");
  vi.useRealTimers();
});

test("whoever isn't let in is told why, until they are", async () => {
  const why = await breaks();
  why.refuse(BANNED);
  await vi.advanceTimersByTimeAsync(0);
  expect(house.barred).toBe(BANNED);
  line.tell("open");
  expect(house.barred).toBeNull();
});

test("what is heard when the line is good again says nothing of the next break", async () => {
  const why = await breaks();
  line.tell("open");
  why.refuse(BANNED);
  await vi.advanceTimersByTimeAsync(0);
  expect(house.barred).toBeNull();
  const late = await breaks();
  line.tell("open");
  const next = await breaks();
  late.refuse(BANNED);
  await vi.advanceTimersByTimeAsync(0);
  expect([house.isAway, house.barred]).toEqual([true, null]);
  next.answer();
});

test("any other trouble bars nobody", async () => {
  const why = await breaks();
  why.refuse(new Refusal({ code: "offline", sentence: "the server isn’t answering" }));
  await vi.advanceTimersByTimeAsync(0);
  expect([house.isAway, house.barred]).toEqual([true, null]);
});
