import { expect, test, vi } from "vitest";

import type { MyTable, Position, Seen } from "../../wire/types.gen";
import { Glances, lastPlay, MOST } from "./glances.svelte";

const position = (view: unknown): Position => ({ view, seat: 0, options: {}, components: {} });
const table = (name: string, at = 1, more: Partial<MyTable> = {}): MyTable =>
  ({ table: name, status: "playing", at, seen: [], ...more }) as unknown as MyTable;

test("a table is asked about once, and again where something has happened there", async () => {
  const ask = vi.fn(async (name: string) => position(name));
  const glances = new Glances(ask);
  await glances.look([table("a"), table("b")]);
  await glances.look([table("a"), table("b", 2)]);
  expect(ask.mock.calls).toEqual([["a"], ["b"], ["b"]]);
  expect(glances.of(table("a"))).toEqual(position("a"));
});

test("nobody asks about tables that wait for players, or about more than a handful", async () => {
  const ask = vi.fn(async (name: string) => position(name));
  const many = Array.from({ length: MOST + 2 }, (_, number) => table(String(number)));
  await new Glances(ask).look([table("open", 1, { status: "open" }), ...many]);
  expect(ask.mock.calls).toEqual(many.slice(0, MOST).map((one) => [one.table]));
});

test("what there was to see stays where the next can't be had", async () => {
  const ask = vi.fn().mockResolvedValueOnce(position("old")).mockRejectedValue(new Error("busy"));
  const glances = new Glances(ask);
  await glances.look([table("a")]);
  await glances.look([table("a", 2)]);
  expect(glances.of(table("a"))).toEqual(position("old"));
});

test("the last play that is news is marked, if there is one", () => {
  const play: Seen = { type: "play", seat: 1, action: "b2" };
  expect(lastPlay({ seen: [play, { type: "draw" }] })).toBe(play);
  expect(lastPlay({ seen: [] })).toBeNull();
});
