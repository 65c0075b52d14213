import { expect, test } from "vitest";

import { emblemOf } from "./emblems";
import { glyphOf } from "./glyphs";
import rulesEn from "./rules.en";

/** The house's own components, line by line: one card a line. */
const [toml] = Object.values(
  import.meta.glob<string>("../../../../src/packhouse/games/pandemonium/components.toml", {
    ...{ query: "?raw", import: "default", eager: true },
  }),
) as [string];
const listed = (name: string): string => toml.match(new RegExp(`^${name} = \\[([^]*?)^\\]`, "m"))![1]!;
const all = (text: string, key: string): string[] =>
  [...text.matchAll(new RegExp(`\\b${key} = "?([\\w-]+)`, "g"))].map(([, value]) => value!);
const points = (name: string): number[] => all(listed(name), "points").map(Number);
const told = rulesEn.parts.flatMap(({ text }) => text).join("\n");

test("every location of the box has a building of its own", () => {
  const names = [...listed("locations").matchAll(/"([^"]+)"/g)].map(([, name]) => name!);
  expect(names).toHaveLength(25);
  expect(new Set(names.map(emblemOf)).size).toBe(25);
});

test("a name of somebody’s own box is nothing but a name, whatever it is", () => {
  expect(emblemOf("constructor")).toBe(emblemOf("Elm Road"));
  expect(glyphOf("constructor")).toBe(glyphOf("elm"));
});

test("every special, company and mission has a picture", () => {
  const named = [
    ...all(listed("cards"), "special"),
    ...all(listed("companies"), "name"),
    ...all(listed("missions"), "counts"),
  ];
  expect(named.filter((name) => glyphOf(name) === glyphOf("something else"))).toEqual([]);
});

test("the rules page tells how many spawn cards there are, and what grades and missions are worth", () => {
  expect(told).toContain(`There are ${listed("spawns").trim().split("\n").length} of them`);
  points("grades").forEach((grade) => expect(told).toMatch(new RegExp(`with ${grade}\\b`)));
  expect(told).toContain(`worth ${Math.min(...points("missions"))} to ${Math.max(...points("missions"))} points each`);
});
