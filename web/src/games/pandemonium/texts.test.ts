import { describe, expect, test } from "vitest";

import { engineOf, said, testLesson, testRefusals, testTexts, testUse } from "../texts.testing";
import lessonDe from "./lesson.de";
import lessonEn from "./lesson.en";
import { tell } from "./telling";
import de from "./texts.de";
import en from "./texts.en";
import type { Box, Change, DriverView, Mission, View } from "./types.gen";
import {
  changeInWords,
  keptInWords,
  missionInWords,
  ruleInWords,
  specialOf,
  turnsLeft,
  waitingInWords,
} from "./sayings";
import { describe as inWords, note, packagesInWords, placeName, where } from "./words";

const OPEN =
  /^((gentle|side|driver|way|prompt|rule|special|order|company|trait|mission|asks|place|at|to|grade|describe|note|tell|reason|refusal|option)\.|(load\.(less|more|count)|deed\.recharge|loss\.title|danger\.none|behind|square\.playable|rogue\.takes|card\.hint|bomb\.(ticks|late|last)|end|packages)(\.|$))/;
const say = said(en);
const python = await engineOf("pandemonium");

testTexts({ en, de });
testLesson({ en: lessonEn, de: lessonDe });
await testUse("pandemonium", en, OPEN);
await testRefusals("pandemonium", en, ["IllegalAction", "BadSetup", "BadComponents"], 30);

test("whatever may not be done now has words", () => {
  const codes = [...python.matchAll(/\("(\w+_now)"/g)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(5);
  expect(codes.filter((code) => !(`refusal.${code}` in en))).toEqual([]);
});

test("every card, place and grade of the house’s box has words", () => {
  const found = (pattern: RegExp, key: (word: string) => string) =>
    [...python.matchAll(pattern)].map(([, word]) => key(word!));
  const places = [...(/^locations = \[(.*?)\]/ms.exec(python)?.[1] ?? "").matchAll(/"([^"]+)"/g)];
  const keys = [
    ...found(/\{ name = "([a-z-]+)", ability/g, (name) => `company.${name}`),
    ...found(/\{ name = "([a-z-]+)", counts/g, (name) => `mission.${name}`),
    ...found(/counts = "(\w+)"/g, (counts) => `asks.${counts}`),
    ...found(/special = "(\w+)"/g, (special) => `special.${special}.about`),
    ...found(/\{ name = "(\w+)", points = \d+ \}/g, (grade) => `grade.${grade}`),
    ...places.map(([, name]) => `place.${name!.toLowerCase().replaceAll(" ", "-")}`),
  ];
  expect(keys.length).toBeGreaterThan(80);
  expect(keys.filter((key) => !(key in en))).toEqual([]);
});

test("every condition that a mission may have is put into words, with a number and without", () => {
  const conditions = (/Condition: TypeAlias = Literal\[(.*?)\]/s.exec(python)?.[1] ?? "").match(/\w+/g) ?? [];
  expect(conditions.length).toBeGreaterThan(15);
  expect(conditions.filter((one) => !(`asks.${one}` in en))).toEqual([]);
  const mission = { name: "prize", counts: "highs_by", points: 5, number: 1, turn: 6, at: [] } as const;
  expect(missionInWords({ ...mission, at: [] }, say)).toBe("Deliver a high-value package by turn 6.");
  expect(missionInWords({ ...mission, number: 2, at: [] }, say)).toBe("Deliver 2 high-value packages by turn 6.");
});

test("a mission of someone’s own box that asks for one speaks of one", () => {
  const asks = (counts: string, at: string[] = []): string =>
    missionInWords({ name: "own", counts, points: 1, number: 1, turn: 6, at } as Mission, say);
  expect(asks("visits")).toBe("Deliver packages on a visit to your base.");
  expect(asks("passes", ["Mill Lane", "Old Wharf"])).toBe("Pass one of these: Mill Lane and Old Wharf.");
  const many = Object.keys(en).filter((key) => key.startsWith("asks.") && en[key]!.includes("{number}"));
  expect(many.filter((key) => !(`${key}.one` in en))).toEqual([]);
});

test("plays are put into words", () => {
  expect(inWords("base a3 west", say)).toBe("Base at a3, west side");
  expect(inWords("company big-box", say)).toBe("Company Big Box");
  expect(inWords("card -", say)).toBe("A card, face down");
  expect(inWords("load 2 1", say)).toBe("Leave with 1 high-value package and 2 low-value packages");
  expect(inWords("hand green", say)).toBe("Hand the exploding package to Green");
  expect(inWords("rogue b2,b3", say)).toBe("The Rogue: b2 → b3");
  expect(inWords("rogue -", say)).toBe("The Rogue stays");
});

test("in the list of moves plays are short, in both languages", () => {
  const plays = ["card 7", "card -", "swap -", "order first", "go b4", "load 0 0", "recharge low", "rogue -", "lose"];
  expect(plays.map((play) => note(play, say))).toEqual([
    "card 7",
    "card ?",
    "swaps a mission",
    "plans first",
    "→ b4",
    "with nothing",
    "full charge (low value)",
    "Rogue stays",
    "gives up a package",
  ]);
  expect(note("load 1 0", said(de))).toBe("lädt um: 1 einfaches Paket");
});

test("a place, a mission or a company of someone’s own box is called by its own name", () => {
  expect(placeName("Rue de la Paix", say)).toBe("Rue de la Paix");
  expect(inWords("company snail-mail", say)).toBe("Company snail-mail");
});

test("a company is told of in whole sentences", () => {
  const box = { numbers: { van: 4, battery: 3, electric: 1, fee: 2 }, companies: [] } as unknown as Box;
  const change = (trait: Change["trait"], by: number): string => changeInWords({ trait, by }, box, say);
  expect(change("guard", 1)).toBe("Stops the first loss to the Rogue each turn for free");
  expect(change("guard", 2)).toBe("Stops the first 2 losses to the Rogue each turn for free");
  expect(change("guard", -1)).toBe("Stops one fewer loss to the Rogue each turn for free");
  expect(change("electric", -1)).toBe("Electric Drive recharges nothing");
  expect(change("van", 1)).toBe("The van holds 5 instead of 4");
});

test("packages are listed by value", () => {
  expect(packagesInWords({ low: 0, high: 0 }, say)).toBe("nothing");
  expect(packagesInWords({ low: 3, high: 0 }, say)).toBe("3 low-value packages");
});

const NAMES: Record<string, string> = { b4: "Mill Lane", c4: "Old Wharf", a1: "Park Lane" };
const locations = Object.entries(NAMES).map(([square, name]) => ({ square, name }));

test("where somebody is or goes is said with the place’s own preposition in German", () => {
  const inGerman = (square: string) =>
    (["at", "to"] as const).map((way) => where(way, { locations }, square, said(de)));
  expect(inGerman("b4")).toEqual(["in der Mühlgasse", "in die Mühlgasse"]);
  expect(inGerman("c4")).toEqual(["am Alten Kai", "zum Alten Kai"]);
  expect(where("to", { locations }, "b4", say)).toBe("to Mill Lane");
  const own = [{ square: "a1", name: "Rue de la Paix" }] as View["locations"];
  expect(where("at", { locations: own }, "a1", said(de))).toBe("bei Rue de la Paix");
});

describe("the Rogue’s rule", () => {
  const rule = (given: Parameters<typeof ruleInWords>[0]) =>
    ruleInWords(given, { locations, winner: 1 } as View, { seat: 0, driverName: (seat) => say(`side.${seat}`) }, say);

  test("names the package that it goes for", () => {
    expect(rule({ kind: "package", value: "high", squares: ["b4"] })).toBe(
      "the Rogue goes for the high-value package at Mill Lane",
    );
    expect(rule({ kind: "package", value: "low", squares: ["b4", "c4"] })).toBe(
      "the Rogue goes for a low-value package at Mill Lane or at Old Wharf",
    );
  });

  test("names whose cubes it crosses", () => {
    expect(rule({ kind: "cubes", victim: 1, crossed: 2 })).toBe(
      "no high-value package is near, so the Rogue crosses 2 of Green’s cubes",
    );
    expect(rule({ kind: "cubes", victim: 0, crossed: 1 })).toBe(
      "no high-value package is near, so the Rogue crosses a cube of yours",
    );
    expect(rule({ kind: "cubes", victim: 1, crossed: 0 })).toBe(
      "no high-value package is near, so the Rogue goes as close to Green’s cubes as it can",
    );
    expect(rule({ kind: "free" })).toBe("the Rogue has nothing to hunt, so it goes wherever Green likes");
  });
});

describe("who is awaited is told", () => {
  const told = (phase: View["phase"], waiting: number[], seat: number | null = null): string =>
    waitingInWords({ phase, waiting }, { seat, driverName: (driver) => ["Ada", "Bo"][driver]! }, say);

  test("to whoever watches, by name", () => {
    expect(told("card", [1])).toBe("Bo is choosing a card.");
    expect(told("card", [0, 1])).toBe("Ada and Bo are choosing cards.");
    expect(told("swap", [0, 1])).toBe("Ada and Bo are swapping missions.");
    expect(told("base", [1, 0])).toBe("Bo is placing a base.");
  });

  test("to whoever has chosen, and to whoever looks back at how they chose", () => {
    expect(told("card", [1], 0)).toBe("Your card lies face down. Waiting for the others.");
    expect(told("card", [0], 0)).toBe("Ada is choosing a card.");
  });
});

describe("what a play did is told from what was there before and after", () => {
  const driver = (given: object = {}) => ({
    ...{ at: "a1", gate: "a1", cubes: [], van: 4, low: 0, high: 0, played: [], defused: false },
    logbook: { deliveries: [], lost: 0, guarded: 0 },
    ...given,
  });
  const view = (drivers: object[], given: object = {}): View =>
    ({
      ...{ phase: "route", turn: 3, winner: null, rolls: [[3, 1]], spawned: [1], bomb: null, carrier: null, locations },
      drivers: [0, 1, 2].map((seat) => driver(drivers[seat])),
      ...given,
    }) as unknown as View;
  const told = (action: string, before: View, after: View) =>
    tell({ seat: 0, action, before, after, name: (seat) => ["Ada", "Bo"][seat]! }, say);

  test("a step, what it costs and what is picked up", () => {
    const lying = locations.map((one) => (one.square === "b4" ? { ...one, low: 2, high: 1 } : one));
    const before = view([{ low: 2, cubes: ["b4"] }], { locations: lying });
    expect(told("go b4", before, view([{ at: "b4", low: 3, high: 1 }]))).toBe(
      "drives to Mill Lane; pays a battery unit to cross their own cube; picks up 1 high-value package and 1 low-value package",
    );
  });

  test("a company", () => {
    expect(told("company iron-lock", view([]), view([]))).toBe("chooses the company Iron Lock");
  });

  test("a delivery", () => {
    const after = view([{ logbook: { deliveries: [[3, 1, 1, []]], lost: 0 } }]);
    expect(told("go a1", view([{ at: "b4", low: 1, high: 1 }]), after)).toBe(
      "drives to Park Lane; delivers 1 high-value package and 1 low-value package",
    );
  });

  test("cards when all are chosen, and who wins", () => {
    const after = view([{ played: [4] }, { played: [9] }], { winner: 0 });
    expect(told("card 4", view([]), after)).toBe("plays 4; Bo plays 9; Ada wins the turn");
    expect(told("card -", view([]), view([]))).toBe("lays a card face down");
    const alone = view([{ played: [4] }], { rolls: [], winner: 0 });
    expect(told("card 4", view([], { rolls: [] }), alone)).toBe("plays 4");
  });

  test("what the Rogue takes, what appears, and the next turn", () => {
    const before = view([{}, { low: 2 }, { at: "c4" }]);
    const after = view([{}, { low: 1, logbook: { deliveries: [], lost: 3, guarded: 0 } }, { at: "b4" }], {
      ...{
        turn: 4,
        spawned: [1, 2],
        locations: locations.map((one) => ({ ...one, low: one.square === "a1" ? 1 : 0 })),
      },
    });
    expect(told("stop", before, after)).toBe(
      "ends the route at Park Lane with nothing aboard; the Rogue drives to Mill Lane, the only way its list allows; Bo loses 1 low-value package; new packages at Park Lane; turn 4 begins",
    );
  });

  test("the Rogue goes on where it was sent, and drives by a card where one plays alone, without a word on its list", () => {
    const [before, after] = [view([{}, {}, { at: "c4" }], { phase: "loss" }), view([{}, {}, { at: "b4" }])];
    expect(told("lose", before, after)).toContain("; the Rogue drives to Mill Lane");
    expect(told("lose", before, after)).not.toContain("only");
    const alone = view([{}, {}, { at: "c4" }], { rolls: [] });
    expect(told("stop", alone, view([{}, {}, { at: "b4" }], { rolls: [] }))).not.toContain("only");
  });

  test("a loss that was stopped, and one that wasn’t", () => {
    const robbed = { low: 1, high: 1 };
    expect(told("block", view([robbed]), view([robbed]))).toBe("saves a high-value package with a battery unit");
    const after = view([{ low: 1, logbook: { deliveries: [], lost: 3, guarded: 0 } }]);
    expect(told("lose", view([robbed]), after)).toBe("lets the Rogue have a high-value package");
  });

  test("a loss that a company stopped, though the next turn has begun", () => {
    const kept = { company: "iron-lock", low: 2, logbook: { deliveries: [], lost: 0, guarded: 1 } };
    expect(told("stop", view([{ low: 2 }]), view([kept], { turn: 4 }))).toBe(
      "ends the route at Park Lane with 2 low-value packages aboard; Ada keeps a package thanks to Iron Lock, for free; turn 4 begins",
    );
  });

  test("the exploding package that is defused, and one that isn’t", () => {
    const after = view([{ defused: true, score: { bomb: 7 } }]);
    expect(told("go a1", view([{ at: "b4" }], { carrier: 0 }), after)).toContain(
      "Ada defuses the exploding package: +7",
    );
    const gone = view([{}, { low: 2 }], { carrier: 1 });
    expect(told("stop", gone, view([]))).toBe(
      "ends the route at Park Lane with nothing aboard; the exploding package explodes on Bo’s van",
    );
  });

  test("the exploding package that is handed to somebody at home", () => {
    const after = view([{}, { defused: true, score: { bomb: 10 } }]);
    expect(told("hand green", view([], { carrier: 0 }), after)).toBe(
      "hands the exploding package to Bo; Bo defuses the exploding package: +10",
    );
  });
});

test("what a company has kept for nothing is told at the end", () => {
  const driver = (guarded: number) => ({ company: "iron-lock", logbook: { guarded } }) as unknown as DriverView;
  expect(keptInWords(driver(0), "Ada", say)).toBe("");
  expect(keptInWords(driver(1), "Ada", say)).toBe("Ada kept a package thanks to Iron Lock, for free.");
  expect(keptInWords(driver(4), "Ada", say)).toBe("Ada kept 4 packages thanks to Iron Lock, for free.");
});

test("the bomb has turns left as long as it can explode before the end", () => {
  expect(turnsLeft({ fuse: 16, turn: 11 })).toBe(5);
  expect(turnsLeft({ fuse: 16, turn: 16 })).toBe(0);
  expect(turnsLeft({ fuse: 17, turn: 12 })).toBe(null);
});

test("a card does nothing for the Rogue that is about missions or the Rogue itself", () => {
  const specials = ["swap", "ignored", "spawn"] as const;
  const box = { cards: specials.map((special, number) => ({ number, special })) } as unknown as Box;
  const does = (driver: number) => specials.map((_, number) => specialOf(box, number, driver));
  expect(does(0)).toEqual(specials);
  expect(does(2)).toEqual([null, null, "spawn"]);
});
