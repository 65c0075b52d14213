import { expect, test } from "vitest";

import { milliseconds } from "./settle";

test("a time is read as it was written, and as a minifier writes it", () => {
  expect(milliseconds(" 160ms")).toBe(160);
  expect(milliseconds(".16s")).toBe(160);
  expect(milliseconds("0s")).toBe(0);
  expect(milliseconds("")).toBe(0);
});
