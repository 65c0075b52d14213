// Positions written by hand, as the rules page shows them, with what is in the house's box.

import { scored } from "./scoring";
import { lyingOf, suitcaseOf } from "./suitcase";
import { COLOURS, tilesOf } from "./tiles";
import type { Box, LaidView, Position, SuitcaseView, View } from "./types.gen";

type Colour = (typeof COLOURS)[number];

const ALL = [...COLOURS];
const row = (item: string, drawing: string, colours: Colour[] = ALL): Box["tiles"][number] => ({
  item,
  shape: drawing.split("/"),
  colours,
});
const some = (item: string, drawing: string, most: readonly Colour[]): Box["socks"][number] => ({
  item,
  shape: drawing.split("/"),
  number: Object.fromEntries(ALL.map((colour) => [colour, most.includes(colour) ? 2 : 1])),
});

export const BOX: Box = {
  bonuses: [["underwear"], ["sock"], ["rat", "rat"], ["pom", "rat"]],
  groups: [1, 3, 5, 8, 11, 15, 19, 24, 29, 35, 41, 48],
  cat: 5,
  tokens: [
    [1, 3, 4, 2],
    [2, 4, 3, 1],
    [3, 1, 2, 4],
    [4, 2, 1, 3],
  ],
  tiles: [
    row("glasses", "###"),
    row("book", "##/##"),
    row("belt", "####"),
    row("shirt", "###/.#./.#."),
    row("headphones", "###/#.#"),
    row("boot", "#./#./#./##", ["peach", "lavender"]),
    row("boot", ".#/.#/.#/##", ["banana", "mint"]),
    row("towel", "##/##/#.", ["peach", "banana"]),
    row("towel", "##/##/.#", ["lavender", "mint"]),
    row("glove", ".#/##/.#/.#", ["peach", "mint"]),
    row("glove", "#./##/#./#.", ["banana", "lavender"]),
    row("scarf", "##../.###", ["banana", "lavender"]),
    row("scarf", "..##/###.", ["peach", "mint"]),
    row("hanger", "#../#../###"),
    row("coat", "###/###"),
    row("dress", ".#./###"),
    row("umbrella", "####/#.../#...", ["peach", "banana"]),
    row("umbrella", "####/...#/...#", ["lavender", "mint"]),
  ],
  underwear: [some("briefs", "##/#.", []), some("vest", "###/.#.", ALL)],
  socks: [some("sock", "#./#./##", ["peach", "lavender"]), some("stocking", ".##/##.", ["banana", "mint"])],
  suitcases: [
    [
      "............",
      "..#.........",
      "..#.........",
      "............",
      "............",
      ".##......#..",
      ".........#..",
      "............",
    ],
  ],
  todos: [
    { name: "1a", scores: "columns", points: 3, sideways: null },
    { name: "1b", scores: "rows", points: 3, sideways: 4 },
    { name: "1c", scores: "blocks", points: 5, sideways: null },
    { name: "2a", scores: "matching", points: 4, sideways: null },
    { name: "2b", scores: "colours", points: 3, sideways: null },
    { name: "2c", scores: "fewer", points: 2, sideways: null },
    { name: "3a", scores: "pairs_of_five", points: 3, sideways: null },
    { name: "3b", scores: "small", points: 3, sideways: null },
    { name: "3c", scores: "sizes", points: 4, sideways: null },
  ],
  cards: [
    { lady: "Agatha", todos: ["1a", "2c", "3a"], goal: 150, barred: [1] },
    { lady: "Beatrix", todos: ["1b", "2a", "3b"], goal: 143, barred: [2] },
    { lady: "Clementine", todos: ["1c", "2b", "3c"], goal: 144, barred: [3] },
    { lady: "Dorothea", todos: ["1a", "2a", "3c"], goal: 152, barred: [4] },
    { lady: "Eudora", todos: ["1b", "2b", "3a"], goal: 145, barred: [1, 3] },
    { lady: "Florence", todos: ["1c", "2c", "3b"], goal: 141, barred: [2, 4] },
    { lady: "Gertrude", todos: ["1a", "2b", "3b"], goal: 145, barred: [1, 2] },
    { lady: "Hildegard", todos: ["1c", "2a", "3a"], goal: 147, barred: [2, 3, 4] },
  ],
};

const TILES = tilesOf(BOX);
const CASE = suitcaseOf(BOX, 0, "sideways");
/** Agatha's. */
const TODOS = BOX.cards[0]!.todos;

interface Packed {
  /** As plays are written: `mint-boot cat 1 c4`. */
  laid?: readonly string[];
  hand?: readonly string[];
  rats?: number;
  poms?: number;
  tucked?: readonly string[];
}

interface Pictured {
  phase: View["phase"];
  round?: number;
  turn?: number;
  /** `0` is that seat's pawn, `?` a Cat Lady, `?3` one who has shown her 3, and `x` before it: barred. */
  positions?: readonly string[];
  spaces?: readonly (string | null)[];
  suitcases: readonly Packed[];
  solo?: View["solo"];
}

export function picture({ phase, round = 1, turn, positions, spaces, suitcases, solo = null }: Pictured): View {
  const shown = suitcases.flatMap(({ laid = [], hand = [] }) => [...laid.map((one) => one.split(" ")[0]!), ...hand]);
  return {
    phase,
    round,
    first: 0,
    turn: turn ?? null,
    owed: [],
    positions: (positions ?? ["", "", "", ""]).map(position),
    spaces: [...(spaces ?? [null, null, null, null])],
    bag: bagWithout([...shown, ...(spaces ?? [])], round),
    supply: supplyWithout(shown),
    todos: TODOS,
    suitcases: suitcases.map(packed),
    solo,
  };
}

function position(sign: string): Position {
  const [pawn, lady, token] = [sign.match(/^x?(\d)/), sign.includes("?"), sign.match(/\?(\d)/)];
  return {
    pawn: pawn ? Number(pawn[1]) : null,
    lady,
    token: token ? Number(token[1]) : null,
    barred: sign.startsWith("x"),
  };
}

function packed({ laid = [], hand = [], rats = 1, poms = 0, tucked = [] }: Packed): SuitcaseView {
  const views = laid.map((one): LaidView => {
    const [tile, side, turn, cell] = one.split(" ") as [string, LaidView[1], string, string];
    return [tile, side, Number(turn), cell];
  });
  const lying = views.flatMap((one) => lyingOf(TILES, one));
  const score = scored(BOX, TODOS, { suitcase: CASE, lying, tucked });
  return { layout: 0, laid: views, hand: [...hand], before: views.length, rats, poms, tucked: [...tucked], score };
}

/** As many as are left after so many rounds. */
function bagWithout(shown: readonly (string | null)[], round: number): string[] {
  const names = [...TILES.values()].filter(({ kind }) => kind === "accessory").map(({ name }) => name);
  return names.filter((name) => !shown.includes(name)).slice(0, names.length - 4 * round);
}

function supplyWithout(shown: readonly string[]): View["supply"] {
  const rows = [...BOX.underwear, ...BOX.socks].flatMap(({ item, number }) =>
    Object.entries(number).map(([colour, count]): [string, number] => [`${colour}-${item}`, count]),
  );
  return Object.fromEntries(rows.map(([name, count]) => [name, count - shown.filter((one) => one === name).length]));
}
