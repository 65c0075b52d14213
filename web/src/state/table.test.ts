import { expect, test } from "vitest";

import { Refusal, type Asked } from "../wire/line";
import type { AnyMessage } from "../wire/types.gen";
import { Table } from "./table.svelte";

test("a review is asked for at its table, and is the game's own", async () => {
  const asked: Asked[] = [];
  const table = new Table("t", async (request): Promise<AnyMessage> => {
    asked.push(request);
    return { type: "reviewed", id: "1", table: "t", number: 3, review: { best: [] } };
  });
  expect(await table.review()).toEqual({ best: [] });
  expect(asked).toEqual([{ type: "review", table: "t" }]);
});

test("where the house has no review to tell, there is none", async () => {
  const table = new Table("t", () => Promise.reject(new Refusal({ code: "no_review", sentence: "" })));
  expect(await table.review()).toBeNull();
});
