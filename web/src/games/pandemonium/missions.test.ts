import { render } from "svelte/server";
import { expect, test } from "vitest";

import MissionCard from "./MissionCard.svelte";

const card = { title: "Homeward", text: "End on your gate.", counts: "home", counted: 1, asked: 1, points: 3 };
const drawn = (soFar: string): string => render(MissionCard, { props: { ...card, soFar } }).body;

test("a mission is ticked when it is complete", () => {
  expect(drawn("")).toMatch(/class="card done[^]*class="box ticked[^]*1\/1/);
});

test("a mission that may be lost again is complete so far, and not ticked", () => {
  expect(drawn("so far")).toMatch(/class="box held[^]*1\/1 so far/);
  expect(drawn("so far")).not.toMatch(/done|ticked/);
});
