import { expect, test } from "vitest";

import { said, testLesson, testRefusals, testRules, testTexts, testUse } from "../texts.testing";
import lessonDe from "./lesson.de";
import lessonEn from "./lesson.en";
import * as positions from "./positions";
import rulesDe from "./rules.de";
import rulesEn from "./rules.en";
import de from "./texts.de";
import en from "./texts.en";
import { describe as inWords, listOf, lyingBar, note, pointsInWords, reason, tell } from "./words";

const OPEN = /^(clocks|(end\.why|bar|count|direction|hint|view|describe|tell|note|reason|refusal|option|late)\.)/;
const say = said(en);

testTexts({ en, de });
testLesson({ en: lessonEn, de: lessonDe });
testRules({ en: rulesEn, de: rulesDe });
await testUse("zackpack", en, OPEN);
await testRefusals("zackpack", en, ["IllegalAction", "BadSetup"], 15);

test("the pictures count what their captions say", () => {
  const [first, second] = positions.PAID.view.payments;
  expect(first).toMatchObject({ room: 1, due: 1, bonus: 10 });
  expect(second).toMatchObject({ room: 1, surplus: 12, due: 13, bonus: 0 });
  expect(positions.LOADED.view.places[0]!.bars.map(({ level }) => level)).toEqual([1, 1, 2, 1, 1]);
});

test("a single cube on a truck lies in no direction", () => {
  expect(lyingBar({ size: 1, cell: "b1", direction: "up" }, say)).toBe("white bar of 1 on b1");
  expect(lyingBar({ size: 2, cell: "b1", direction: "up" }, say)).toBe("grey bar of 2 on b1, upright");
});

test("one point is told in the singular", () => {
  const page = said({ point: "1 point", points: "{count} points" });
  expect([0, 1, 2].map((count) => pointsInWords(count, page))).toEqual(["0 points", "1 point", "2 points"]);
});

test("plays are put into words", () => {
  expect(inWords("put 3 b1 back", say)).toBe("Put a brown bar of 3 on b1, to the back");
  expect(inWords("put 1 b1 up", say)).toBe("Put a white bar of 1 on b1");
  expect(inWords("grab pile", say)).toBe("Grab the top of the pile");
  expect(inWords("take c2", say)).toBe("Unload from c2");
  expect(inWords("done", say)).toBe("Done");
});

test("the story tells what someone did, and orders nobody about", () => {
  const plays = ["ready", "grab 17", "grab pile", "done"];
  expect(plays.map((action) => tell({ action }, say))).toEqual([
    "is ready",
    "grabs truck 17",
    "takes the top of the pile",
    "is done loading",
  ]);
});

test("one bar is one, and more are several", () => {
  expect(listOf([2, 0, 1, 0, 0], say)).toBe("2 white bars of 1, 1 brown bar of 3");
  expect(listOf([2, 0, 1, 0, 0], said(de))).toBe("2 weiße 1er, 1 brauner 3er");
});

test("in the list of moves plays are short", () => {
  const plays = ["ready", "grab 17", "grab pile", "put 3 b1 across", "put 1 b1 up", "take b1", "done"];
  expect(plays.map((play) => note(play, say))).toEqual([
    "ready",
    "Truck 17",
    "pile",
    "3 → b1 across",
    "1 → b1",
    "b1 unloaded",
    "done",
  ]);
  expect(plays.map((play) => note(play, said(de)))).toEqual([
    "bereit",
    "Laster 17",
    "Stapel",
    "3 → b1 quer",
    "1 → b1",
    "b1 abgeladen",
    "fertig",
  ]);
});

test("whoever has no points left is told so, and the others who it is", () => {
  const ended = (...scores: number[]) => ({ scores, reason: { code: "points_gone", fields: {} } });
  const name = (seat: number) => ["Ada", "Bo", "Cleo"][seat]!;
  expect(reason(ended(0, 9, 4), 0, say, name)).toBe("You have no points left.");
  expect(reason(ended(0, 9, 4), 1, say, name)).toBe("Ada has no points left.");
  expect(reason(ended(0, 9, 0), null, say, name)).toBe("Several players have no points left.");
  expect(reason({ ...ended(3, 9, 4), reason: { code: "rounds_played", fields: {} } }, 0, say, name)).toBe("");
});
