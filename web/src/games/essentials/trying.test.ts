import { describe, expect, test } from "vitest";

import { put } from "./actions";
import { tilesOf } from "./tiles";
import { Trying } from "./trying.svelte";
import type { Box, SuitcaseView } from "./types.gen";

const BOX = {
  tiles: [
    { item: "boot", shape: ["#.", "#.", "##"], colours: ["mint"] },
    { item: "belt", shape: ["###"], colours: ["peach"] },
  ],
  underwear: [],
  socks: [],
} as unknown as Box;
const TILES = tilesOf(BOX);
const NOTHING: SuitcaseView = {
  layout: 0,
  laid: [],
  hand: ["mint-boot", "peach-belt"],
  before: 0,
  rats: 1,
  poms: 0,
  tucked: [],
  score: { groups: [], colours: [], cats: 0, todos: [], total: 0, empty: 0 },
};

function tryOut(given: Partial<SuitcaseView> = {}, legal: string[] = [], staples: string[] = []) {
  const mine = { ...NOTHING, ...given };
  const suitcase = { columns: 4, rows: 3, staples: new Set(staples) };
  const trying = new Trying({ tiles: () => TILES, suitcase: () => suitcase, mine: () => mine, legal: () => legal });
  trying.sync(mine);
  const [boot, belt] = trying.pieces;
  return { trying, boot: boot!, belt: belt! };
}

const cellsOf = (trying: Trying) => trying.tried.map(({ cells }) => cells.join(" "));

test("what is gained lies beside the suitcase first, item side up", () => {
  const { trying } = tryOut();
  expect(trying.pieces.map(({ tile, side, corner }) => [tile.name, side, corner])).toEqual([
    ["mint-boot", "item", null],
    ["peach-belt", "item", null],
  ]);
  expect(trying.verdict).toBe("nothing");
});

test("a tile that is moved out is kept inside", () => {
  const { trying, boot } = tryOut();
  trying.move(boot.id, [9, 9]);
  expect(cellsOf(trying)).toEqual(["c1 d1 c2 c3"]);
});

test("turning keeps its middle, and turns round and round", () => {
  const { trying, boot } = tryOut();
  trying.move(boot.id, [0, 0]);
  trying.turn(boot.id);
  expect(cellsOf(trying)).toEqual(["a1 a2 b2 c2"]);
  for (let times = 0; times < 3; times += 1) trying.turn(boot.id);
  expect(cellsOf(trying)).toEqual(["a1 b1 a2 a3"]);
});

describe("flipping", () => {
  test("shows the mirror image of what was seen, and uses a Rat", () => {
    const { trying, boot } = tryOut();
    trying.move(boot.id, [0, 0]);
    trying.turn(boot.id);
    trying.flip(boot.id);
    expect(cellsOf(trying)).toEqual(["c1 a2 b2 c2"]);
    expect(trying.flipped).toBe(1);
    trying.flip(boot.id);
    expect(cellsOf(trying)).toEqual(["a1 a2 b2 c2"]);
    expect(trying.flipped).toBe(0);
  });

  test("needs a Rat that isn't used", () => {
    const { trying, boot, belt } = tryOut();
    trying.flip(boot.id);
    trying.flip(belt.id);
    expect(trying.pieces.map(({ side }) => side)).toEqual(["cat", "item"]);
  });

  test("is done twice a turn at most, those that are confirmed included", () => {
    const { trying } = tryOut({ rats: 5, laid: [["peach-belt", "cat", 0, "a1"]], hand: ["mint-boot"] });
    expect(trying.spare).toBe(1);
    trying.flip(trying.pieces[0]!.id);
    expect([trying.canFlip({ ...trying.pieces[0]!, side: "item" }), trying.hasRatLeft]).toEqual([false, true]);
  });
});

describe("one can confirm", () => {
  test("when all lie beside each other", () => {
    const { trying, boot, belt } = tryOut();
    trying.move(boot.id, [0, 0]);
    trying.turn(belt.id);
    trying.move(belt.id, [3, 0]);
    expect(trying.verdict).toBe("none");
    expect(trying.puts).toEqual(["put mint-boot item 0 a1", "put peach-belt item 1 d1"]);
  });

  test("not while tiles overlap", () => {
    const { trying, boot, belt } = tryOut();
    trying.move(boot.id, [0, 0]);
    trying.move(belt.id, [0, 0]);
    expect(trying.verdict).toBe("overlaps");
    expect(trying.pieces.map((piece) => trying.trouble(piece) === "overlaps")).toEqual([false, true]);
  });

  test("not on a staple", () => {
    const { trying, boot } = tryOut({}, [], ["a1"]);
    trying.move(boot.id, [0, 0]);
    expect(trying.trouble(trying.pieces[0]!)).toBe("overlaps");
    expect(boot.corner).toBe(null);
  });

  test("not while another still fits", () => {
    const { trying, boot } = tryOut({}, ["put mint-boot item 0 a1"]);
    trying.move(boot.id, [0, 0]);
    expect(trying.verdict).toBe("still_fits");
  });

  test("not where the other would be kept out, which the house knows", () => {
    const { trying, boot } = tryOut({}, ["put mint-boot item 0 c1"]);
    trying.move(boot.id, [0, 0]);
    expect(trying.verdict).toBe("blocks");
  });

  const TIGHT = ["b1", "b2", "b3", "c3"];

  test("nor where another lies that fits nowhere else then", () => {
    const { trying, boot, belt } = tryOut({}, ["put peach-belt item 0 b3"], ["a1", "a2", "d3"]);
    trying.move(boot.id, [1, 0]);
    trying.layFirst(belt.id);
    expect(trying.stuck.map(({ id }) => id)).toEqual([belt.id]);
    expect(trying.verdict).toBe("blocks");
  });

  test("nor where another is kept out that could lie cat side up, if both fit in laid otherwise", () => {
    const { trying, boot, belt } = tryOut({}, ["put mint-boot item 0 b1"], ["a1", "a2", "d3"]);
    trying.move(boot.id, [1, 0]);
    expect([trying.stuck, trying.verdict]).toEqual([[belt], "blocks"]);
  });

  test("with a tile that fits nowhere, which goes to the box", () => {
    const { trying, boot } = tryOut({ hand: ["mint-boot"] }, ["leave"], [...TIGHT, "d1"]);
    expect(trying.stuck).toEqual([boot]);
    expect(trying.verdict).toBe("none");
    expect(trying.puts).toEqual([]);
  });

  test("with such a tile wherever someone has left it", () => {
    const { trying, boot } = tryOut({ hand: ["mint-boot"] }, ["leave"], [...TIGHT, "d1"]);
    trying.layFirst(boot.id);
    expect(trying.pieces[0]!.corner).toEqual([0, 0]);
    expect([trying.verdict, trying.puts]).toEqual(["none", []]);
  });

  test("with a tile that fits only cat side up once it lies so", () => {
    const { trying, boot } = tryOut({ hand: ["mint-boot"] }, [], TIGHT);
    expect(trying.stuck).toEqual([boot]);
    expect(trying.verdict).toBe("nothing");
    trying.flip(boot.id);
    trying.move(boot.id, [2, 0]);
    expect(trying.verdict).toBe("none");
  });
});

describe("when the house has heard of it", () => {
  test("what was put is gone, and what is still tried out stays", () => {
    const { trying, boot, belt } = tryOut();
    trying.move(boot.id, [0, 0]);
    trying.move(belt.id, [1, 2]);
    trying.sync({ ...NOTHING, hand: ["peach-belt"], laid: [["mint-boot", "item", 0, "a1"]] });
    expect(trying.pieces.map(({ id }) => id)).toEqual([belt.id]);
    expect(cellsOf(trying)).toEqual(["b3 c3 d3"]);
  });

  test("what was taken back is to be packed again", () => {
    const { trying } = tryOut({ hand: ["peach-belt"] });
    trying.sync(NOTHING);
    expect(trying.pieces.map(({ tile }) => tile.name)).toEqual(["peach-belt", "mint-boot"]);
  });
});

describe("a tap lays a tile", () => {
  test("with its middle on the square", () => {
    const { trying, belt } = tryOut();
    trying.layOn(belt.id, "c2");
    expect(cellsOf(trying)).toEqual(["b2 c2 d2"]);
  });

  test("where it fits and covers the square, if its middle can’t lie there", () => {
    const { trying, belt } = tryOut({}, [], ["a2"]);
    trying.layOn(belt.id, "b2");
    expect(cellsOf(trying)).toEqual(["b2 c2 d2"]);
  });

  test("beside another that is tried out", () => {
    const { trying, boot, belt } = tryOut();
    trying.move(boot.id, [0, 0]);
    trying.layOn(belt.id, "b2");
    expect(cellsOf(trying)).toContain("b2 c2 d2");
    expect(trying.standing.size).toBe(2);
  });

  test("on the square even where it fits nowhere, so that one sees why", () => {
    const { trying, belt } = tryOut({}, [], ["b2"]);
    trying.layOn(belt.id, "b2");
    expect(cellsOf(trying)).toEqual(["a2 b2 c2"]);
    expect(trying.verdict).toBe("overlaps");
  });
});

test("without a pointer a tile is laid where it fits first, turned if it must be", () => {
  const { trying, belt } = tryOut({}, [], ["c1", "c2", "c3", "b2"]);
  trying.layFirst(belt.id);
  expect(cellsOf(trying)).toEqual(["a1 a2 a3"]);
});

describe("what is proposed", () => {
  test("is laid out to be confirmed", () => {
    const { trying } = tryOut();
    const plays = ["put peach-belt item 1 d1", "put mint-boot cat 1 a2"];
    trying.layOut(plays);
    expect(trying.puts.toSorted()).toEqual(plays.toSorted());
    expect(trying.verdict).toBe("none");
  });

  test("takes the place of what was tried before", () => {
    const { trying, boot, belt } = tryOut();
    trying.flip(belt.id);
    trying.move(belt.id, [0, 0]);
    trying.move(boot.id, [2, 0]);
    trying.layOut(["put mint-boot item 0 a1", "leave"]);
    expect(trying.puts).toEqual(["put mint-boot item 0 a1"]);
    expect(trying.flipped).toBe(0);
  });

  test("is laid out once for each of two tiles alike", () => {
    const { trying } = tryOut({ hand: ["peach-belt", "peach-belt"] });
    trying.layOut(["put peach-belt item 0 a1", "put peach-belt item 0 a2"]);
    expect(cellsOf(trying)).toEqual(["a1 b1 c1", "a2 b2 c2"]);
  });
});

test("a put is written as the engine reads it", () => {
  expect(put("mint-boot", "cat", 3, "c4")).toBe("put mint-boot cat 3 c4");
});
