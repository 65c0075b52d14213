import { expect, test } from "vitest";

import type { AnyMessage, SeatInfo, Seen } from "../../wire/types.gen";
import { Refusal } from "../../wire/line";
import { TakeBack } from "./takeback.svelte";

const SEAT = { kind: "person", name: "Ada", mine: true } as SeatInfo;
const PLAY = { type: "play", seat: 0, action: "roll", at: 0 } as Seen;
const REVEALED = new Refusal({ code: "revealed", sentence: "", fields: {} });

function at(seats: SeatInfo[], answer: () => Promise<AnyMessage>, seen: Seen[] = [PLAY]) {
  const asked: unknown[] = [];
  const table = {
    ...{ seats, mine: [0], seen, update: { number: seen.length }, offer: null },
    ask: (request: unknown) => (asked.push(request), answer()),
  };
  return { table, asked, takeBack: new TakeBack(table as never) };
}

const done = async (): Promise<AnyMessage> => ({ type: "done", id: "" }) as AnyMessage;
const revealed = (): Promise<AnyMessage> => Promise.reject(REVEALED);

test("alone it is possible once the house has said so", async () => {
  const { takeBack, asked } = at([SEAT], done);
  expect(takeBack.isPossible).toBe(false);
  await takeBack.look();
  expect(takeBack.isPossible).toBe(true);
  expect(asked).toEqual([{ type: "undo", trial: true }]);
});

test("alone a play that showed something stands, and one knows why", async () => {
  const { takeBack } = at([SEAT], revealed);
  await takeBack.look();
  expect([takeBack.isPossible, takeBack.refusal]).toEqual([false, REVEALED]);
});

test("what was said of one position holds until the house has spoken of the next", async () => {
  const answers = [done, revealed];
  const { takeBack, table, asked } = at([SEAT], () => answers.shift()!());
  await takeBack.look();
  table.update = { number: 2 };
  expect(takeBack.isPossible).toBe(true);
  await takeBack.look();
  expect([takeBack.isPossible, takeBack.refusal, asked.length]).toEqual([false, REVEALED, 2]);
});

test("of one position the house is asked once", async () => {
  const { takeBack, asked } = at([SEAT], done);
  await takeBack.look();
  await takeBack.look();
  expect(asked.length).toBe(1);
});

test("before one has played nobody is asked", async () => {
  const { takeBack, asked } = at([SEAT], done, []);
  await takeBack.look();
  expect([takeBack.isPossible, takeBack.refusal?.code, asked]).toEqual([false, "nothing_to_undo", []]);
});

test("among several it needs no answer, since the others can be asked", async () => {
  const { takeBack, asked } = at([SEAT, { ...SEAT, mine: false }], revealed);
  await takeBack.look();
  expect([takeBack.isPossible, asked]).toEqual([true, []]);
});

test("while something is offered nothing else can be", () => {
  const { takeBack, table } = at([SEAT, { ...SEAT, mine: false }], done);
  table.offer = {} as never;
  expect([takeBack.isPossible, takeBack.refusal?.code]).toEqual([false, "offered"]);
});
