import { expect, test } from "vitest";

import { isolated } from "./isolated";

const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
/** They name things, not people. */
const OF_THINGS = /\/(Picking|Settings)\.svelte$/;
const BARE =
  /(?<!<bdi)>\s*\{(\w+\.name|name|names\[\w+\]|facts\.inviter|house\.welcome\?\.account)(\s*(\?\?|\|\|)[^}]*)?\}/g;

test("a name from right to left keeps to itself, and any other stays as it is", () => {
  expect(isolated("שלום")).toBe("\u2068שלום\u2069");
  expect(isolated("Jürgen 2")).toBe("Jürgen 2");
});

test("wherever a person's name stands alone, it stands in <bdi>", () => {
  const ofPeople = Object.entries(sources).filter(([file]) => !OF_THINGS.test(file));
  const bare = ofPeople.flatMap(([file, source]) => (source.match(BARE) ?? []).map((found) => `${file}: ${found}`));
  expect(bare).toEqual([]);
});
