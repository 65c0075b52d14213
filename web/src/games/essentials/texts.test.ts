import { describe, expect, test } from "vitest";

import { engineOf, said, testLesson, testRefusals, testTexts, testUse } from "../texts.testing";
import lessonDe from "./lesson.de";
import lessonEn from "./lesson.en";
import { tell } from "./telling";
import de from "./texts.de";
import en from "./texts.en";
import type { View } from "./types.gen";
import { describe as inWords, giftsInWords, heldInWords, note, positionsInWords, theTile, tileName } from "./words";

const OPEN =
  /^(propose$|usual_setup$|(colour|item|the|side\.up|rotation|position\.\d|gift|supply\.choose|prompt\.wait|carry|hindsight\.(more|best)|hint|todo|describe|note|tell|reason|refusal|option)\b)/;
const say = said(en);

testTexts({ en, de });
testLesson({ en: lessonEn, de: lessonDe });
await testUse("essentials", en, OPEN);
await testRefusals("essentials", en, ["IllegalAction", "BadSetup", "BadComponents"], 26);

test("every item, To-Do and Cat Lady of the house’s box has a name", async () => {
  const python = await engineOf("essentials");
  const items = [...python.matchAll(/item = "(\w+)"/g)].map(([, item]) => `item.${item}`);
  const todos = [...python.matchAll(/scores = "(\w+)"/g)].map(([, measure]) => `todo.${measure}`);
  const ladies = [...python.matchAll(/lady = "(\w+)"/g)].map(([, lady]) => lady);
  expect([items.length > 15, todos.length, ladies.length]).toEqual([true, 9, 8]);
  expect([...items, ...todos].filter((key) => !(key in en))).toEqual([]);
  expect(ladies).toEqual(ladies.map((_, index) => en[`option.card.${index + 1}`]));
});

test("one blocked position is a position, several are positions", () => {
  expect(positionsInWords([2], say)).toBe("2nd position");
  expect(positionsInWords([2, 3, 4], say)).toBe("2nd, 3rd and 4th positions");
  expect(positionsInWords([2, 4], said(de))).toBe("2. und 4. Position");
});

test("plays are put into words", () => {
  expect(inWords("pawn 3", say)).toBe("Pawn on position 3");
  expect(inWords("bonus peach-briefs", say)).toBe("Bonus: peach briefs");
  expect(inWords("put mint-boot cat 1 c4", say)).toBe("mint boot, cat side up, on c4, a quarter turn");
  expect(inWords("poms", say)).toBe("Pom-poms on the best squares");
});

test("in the list of moves plays are short", () => {
  const plays = ["pawn 3", "take 2", "put mint-boot cat 1 c4", "put mint-boot item 1 c4", "leave", "pom c4"];
  expect(plays.map((play) => note(play, say))).toEqual([
    "position 3",
    "tile 2",
    "mint boot, cat → c4",
    "mint boot → c4",
    "→ box",
    "Pom-pom → c4",
  ]);
  expect(note("put mint-boot item 1 c4", said(de))).toBe("Stiefel in Minze → c4");
});

test("an item of someone’s own box is called by its word", () => {
  expect(tileName("mint-kazoo", say)).toBe("mint kazoo");
});

test("what somebody takes has an article, in German by its gender", () => {
  const inGerman = ["mint-boot", "peach-glasses", "banana-shirt"].map((tile) => theTile(tile, said(de)));
  expect(inGerman).toEqual(["den Stiefel in Minze", "die Brille in Pfirsich", "das Shirt in Banane"]);
  expect(theTile("mint-boot", say)).toBe("the mint boot");
  expect(theTile("mint-kazoo", said(de))).toBe("das Plättchen kazoo in Minze");
});

test("every item has a name with an article", () => {
  const items = Object.keys(en).flatMap((key) => /^item\.(\w+)/.exec(key)?.[1] ?? []);
  expect(items.filter((item) => !(`the.${item}` in en))).toEqual([]);
});

test("bonuses are counted", () => {
  expect(giftsInWords(["rat", "rat"], say)).toBe("2 Pack Rats");
  expect(giftsInWords(["pom", "rat"], say)).toBe("1 Pom-pom and 1 Pack Rat");
  expect(heldInWords({ poms: 0, rats: 2 }, say)).toBe("2 Pack Rats");
});

describe("what a play did is told from what was there before and after", () => {
  const score = (total: number) => ({ groups: [], colours: [], cats: 0, todos: [], total, empty: 0 });
  const view = (given: Partial<View>, suitcase: object = {}): View =>
    ({
      round: 3,
      spaces: ["mint-boot", "peach-belt", "banana-coat", null],
      positions: [{}, { lady: true }, { lady: true }, { pawn: 0 }],
      suitcases: [{ hand: ["mint-boot"], laid: [], before: 0, tucked: [], score: score(10), ...suitcase }],
      ...given,
    }) as View;
  const told = (action: string, before: View, after: View, earlier: (plays: number) => View | null = () => null) =>
    tell({ seat: 0, action, before, after, earlier }, say);

  test("a tile is put, cat side up, and scores", () => {
    const after = view({}, { score: score(18) });
    expect(told("put mint-boot cat 1 c4", view({}), after)).toBe("puts the mint boot on c4, cat side up: +8");
    expect(told("put mint-boot item 1 c4", view({}), view({}))).toBe("puts the mint boot on c4, item side up");
  });

  test("the second tile of a turn tells what both have scored, where that is known", () => {
    const start = view({}, { score: score(3) });
    const before = view({}, { laid: ["belt", "coat"], before: 1 });
    const after = view({ round: 4 }, { score: score(18) });
    const put = "puts the mint boot on c4, item side up: +8";
    const earlier = (plays: number) => (plays === 1 ? start : null);
    expect(told("put mint-boot item 1 c4", before, after, earlier)).toBe(`${put}; together +15; round 4 begins`);
    expect(told("put mint-boot item 1 c4", before, after)).toBe(`${put}; round 4 begins`);
  });

  test("where the first has scored nothing, there is nothing to add", () => {
    const before = view({}, { laid: ["belt"] });
    const after = view({}, { score: score(18) });
    expect(told("put mint-boot item 1 c4", before, after, () => view({}))).not.toContain("together");
  });

  test("the last Pom-pom tells what all have scored", () => {
    const before = view({}, { tucked: ["a1", "b1"] });
    const after = view({}, { score: score(18) });
    const earlier = (plays: number) => (plays === 2 ? view({}, { score: score(3) }) : null);
    expect(told("pom c1", before, after, earlier)).toBe("puts a Pom-pom on c1: +8; together +15");
  });

  test("a tile is taken, and a Cat Lady takes another away", () => {
    const after = view({
      spaces: [null, null, "banana-coat", null],
      positions: [{}, { lady: true, token: 2 }, { lady: true }, { pawn: 0 }],
    });
    expect(told("take 1", view({}), after)).toBe(
      "takes the mint boot; the Cat Lady on position 2 removes the peach belt",
    );
  });

  test("two Cat Ladies in a row take two away", () => {
    const after = view({
      spaces: ["mint-boot", null, null, null],
      positions: [{}, { lady: true, token: 2 }, { lady: true, token: 3 }, { pawn: 0 }],
    });
    expect(told("pawn 4", view({}), after)).toBe(
      "goes to position 4; Cat Ladies remove the peach belt and the banana coat",
    );
  });

  test("what finds no room goes, and the next round begins with tiles that nobody removed", () => {
    const after = view({ round: 4, spaces: [null, null, null, null] });
    expect(told("leave", view({}), after)).toBe("has no room for the mint boot; round 4 begins");
  });

  test("whoever has their turn at once gets their Rats and Pom-poms", () => {
    const after = view({}, { poms: 1, rats: 2 });
    expect(told("pawn 4", view({}, { poms: 0, rats: 1 }), after)).toBe(
      "goes to position 4; gets 1 Pom-pom and 1 Pack Rat",
    );
  });

  test("Pom-poms are counted", () => {
    const after = view({}, { tucked: ["a1", "b1"], score: score(13) });
    expect(told("poms", view({}), after)).toBe("places 2 Pom-poms: +3");
    expect(told("pom a1", view({}), view({}))).toBe("puts a Pom-pom on a1");
    expect(told("pom a1", view({}), after)).toBe("puts a Pom-pom on a1: +3");
  });
});
