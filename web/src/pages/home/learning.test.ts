import { beforeEach, expect, test, vi } from "vitest";

import type { MyTable } from "../../wire/types.gen";
import { isToBeAsked, noteAsked } from "./learning";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const table = (status: MyTable["status"]): MyTable => ({ status }) as MyTable;

test("a newcomer is asked, and whoever has only begun a match", () => {
  expect(isToBeAsked([])).toBe(true);
  expect(isToBeAsked([table("playing")])).toBe(true);
});

test("whoever has finished a match isn't asked", () => {
  expect(isToBeAsked([table("over")])).toBe(false);
});

test("nobody is asked twice", () => {
  noteAsked();
  expect(isToBeAsked([])).toBe(false);
});

test("where nothing can be kept nobody is asked again and again", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(isToBeAsked([])).toBe(false);
});
