import { expect, test, vi } from "vitest";

import type { AnyMessage, Update } from "../../wire/types.gen";
import { Proposal } from "./proposal.svelte";

const PROPOSED: AnyMessage = { type: "proposed", id: "1", table: "t", plays: ["a", "b", "c"], turn: 4 };
const DONE: AnyMessage = { type: "done", id: "2" };

class FakeTable {
  seat = 0;
  update = { turn: 4 } as Update;
  played: [string, number | undefined][] = [];
  meanwhile: () => void = () => undefined;
  answer: Promise<AnyMessage> = Promise.resolve(PROPOSED);

  ask = (): Promise<AnyMessage> => this.answer;

  play = async (action: string, turn?: number): Promise<AnyMessage> => {
    this.played.push([action, turn]);
    this.meanwhile();
    return DONE;
  };
}

function given(isTried = false): { table: FakeTable; refuse: ReturnType<typeof vi.fn>; proposal: Proposal } {
  const table = new FakeTable();
  const refuse = vi.fn();
  return { table, refuse, proposal: new Proposal(table, refuse, () => isTried) };
}

test("what is proposed is played one after another, each for its turn", async () => {
  const { table, refuse, proposal } = given();
  const stages: string[] = [];
  table.meanwhile = () => stages.push(proposal.stage);
  await proposal.ask();
  expect(table.played).toEqual([
    ["a", 4],
    ["b", 5],
    ["c", 6],
  ]);
  expect(stages).toEqual(["playing", "playing", "playing"]);
  expect(proposal.stage).toBe("none");
  expect(refuse).not.toHaveBeenCalled();
});

test("what is tried out is for the board, and nothing is played", async () => {
  const { table, proposal } = given(true);
  expect(proposal.tried).toEqual([]);
  await proposal.ask();
  expect(proposal.tried).toEqual(["a", "b", "c"]);
  expect(table.played).toEqual([]);
});

test.each([
  ["seat", { seat: 1 }],
  ["turn", { update: { turn: 5 } as Update }],
])("what is tried out is for its %s alone", async (_, later) => {
  const { table, proposal } = given(true);
  await proposal.ask();
  Object.assign(table, later);
  expect(proposal.tried).toEqual([]);
});

test("a play that is refused ends it, and it is said why", async () => {
  const { table, refuse, proposal } = given();
  const stale = new Error("stale");
  table.meanwhile = () => {
    if (table.played.length === 2) throw stale;
  };
  await proposal.ask();
  expect(table.played.length).toBe(2);
  expect(refuse).toHaveBeenCalledExactlyOnceWith(stale);
  expect(proposal.stage).toBe("none");
});

test("a proposal that is refused is said to be", async () => {
  const { table, refuse, proposal } = given();
  table.answer = Promise.reject(new Error("busy"));
  await proposal.ask();
  expect(refuse).toHaveBeenCalledOnce();
  expect(proposal.stage).toBe("none");
});

test("nothing is played from the next seat at this device", async () => {
  const { table, proposal } = given();
  table.meanwhile = () => (table.seat = 1);
  await proposal.ask();
  expect(table.played.length).toBe(1);
});

test("who has left the table plays no more, and hears of no refusal", async () => {
  const { table, refuse, proposal } = given();
  table.meanwhile = () => proposal.drop();
  await proposal.ask();
  expect(table.played.length).toBe(1);
  table.answer = Promise.reject(new Error("no seat"));
  await proposal.ask();
  expect(refuse).not.toHaveBeenCalled();
});

test("a bot that takes long is said to get ready", async () => {
  vi.useFakeTimers();
  const { table, proposal } = given();
  let answer: (message: AnyMessage) => void = () => undefined;
  table.answer = new Promise((resolve) => (answer = resolve));
  const asked = proposal.ask();
  expect(proposal.stage).toBe("thinking");
  vi.advanceTimersByTime(4_000);
  expect(proposal.stage).toBe("warming");
  answer(PROPOSED);
  await asked;
  expect(proposal.stage).toBe("none");
  vi.useRealTimers();
});
