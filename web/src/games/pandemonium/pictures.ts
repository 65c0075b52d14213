// Positions written by hand, as the rules page shows them, in a box of their own.

import type { Box, CityMap, DriverView, MissionView, Score, View } from "./types.gen";

const HARBOUR: CityMap = {
  name: "harbour",
  base: "c5",
  side: "north",
  cubes: ["d5", "d4", "c4"],
  low: ["b3", "c2", "d3", "e4", "b5", "d2"],
  high: ["c3", "e5"],
  water: ["b1-b2", "c1-c2", "d1-d2", "a3-b3", "a4-b4"],
  bridges: ["c1-c2"],
};

/** As they lie, row by row from the bottom. */
const CITY = [
  ["Theatre Row", "Park Lane", "Harbour Street", "Old Wharf", "Lighthouse Point"],
  ["Church Hill", "Mill Lane", "Bridge Street", "Baker Row", "Windmill Close"],
  ["Canal Walk", "Market Square", "Tower Street", "School Lane", "Orchard Way"],
  ["Quarry Hill", "Castle Gate", "Lantern Alley", "Station Road", "Electric Drive"],
  ["Granary Court", "Rope Walk", "Foundry Road", "Garden Street", "Cooper Yard"],
];

const SPECIALS = [
  "drain",
  "cramped",
  ...Array<null>(8).fill(null),
  "spawn",
  "recharge",
  "roomy",
  "swap",
  "far",
  "ignored",
];

type Mission = Box["missions"][number];
const mission = (name: string, counts: Mission["counts"], number: number, points: number): Mission => ({
  ...{ name, counts, number, points, turn: 0, at: [] },
});

export const BOX: Box = {
  numbers: {
    ...{ low: 1, high: 5, bomb: 10, stolen: 2, loss: 1, fuse: 5, van: 4, rogue_van: 2 },
    ...{ cubes: 6, steps: 3, battery: 3, electric: 1, fee: 2 },
  },
  locations: CITY.flat(),
  maps: [HARBOUR],
  cards: SPECIALS.map((special, index) => ({ number: index + 1, special }) as Box["cards"][number]),
  companies: [
    { name: "quick-charge", ability: { trait: "electric", by: 1 }, drawback: { trait: "mission", by: -1 } },
    { name: "whisper", ability: { trait: "mission", by: 2 }, drawback: { trait: "electric", by: -1 } },
  ],
  missions: [
    mission("full-load", "load", 3, 3),
    mission("big-deal", "highs", 2, 5),
    mission("corners", "corners", 4, 6),
    mission("homeward", "home", 1, 3),
  ],
  spawns: [],
  drivers: [
    { name: "hunter", kinds: ["van", "cube"], ways: ["north", "east", "south", "west"] },
    { name: "follower", kinds: ["cube", "van"], ways: ["south", "west", "north", "east"] },
  ],
  grades: [
    { name: "trainee", points: 12 },
    { name: "courier", points: 20 },
    { name: "legend", points: 32 },
  ],
};

/** A driver, as far as it isn't as at the start; squares are written one after the other: `b2 c2 c3`. */
interface Driven {
  at: string;
  gate?: string;
  side?: DriverView["side"];
  cubes?: string;
  van?: number;
  low?: number;
  high?: number;
  /** What lies in the base: low and high value. */
  base?: readonly [low: number, high: number];
  battery?: number;
  charge?: number;
  company?: string | null;
  played?: readonly number[];
  owed?: number;
  defused?: boolean;
  /** Each as far as it has come. */
  missions?: Readonly<Record<string, number>>;
}

interface Pictured extends Partial<Omit<View, "drivers" | "locations">> {
  phase: View["phase"];
  turn: number;
  low: string;
  high: string;
  red: Driven;
  green: Driven;
  rogue: Driven;
}

const squaresOf = (text = ""): string[] => text.split(" ").filter(Boolean);
const times = (squares: readonly string[], square: string): number => squares.filter((one) => one === square).length;

export function picture({ low, high, red, green, rogue, ...told }: Pictured): View {
  const [lows, highs] = [squaresOf(low), squaresOf(high)];
  return {
    ...{ waiting: [], winner: null, map: "harbour", water: HARBOUR.water, bridges: HARBOUR.bridges },
    locations: CITY.flatMap((row, index) =>
      row.map((name, column) => {
        const square = `${"abcde"[column]}${index + 1}`;
        return { square, name, low: times(lows, square), high: times(highs, square) };
      }),
    ),
    drivers: [
      driver({ gate: "a2", side: "west", company: "quick-charge", ...red }),
      driver({ gate: "e1", side: "south", company: "whisper", ...green }),
      driver({ gate: HARBOUR.base, side: HARBOUR.side, ...rogue }),
    ],
    ...{ rolls: [[5, 2]], planners: [], steps: 0, has_moved: false, has_loaded: false, came: [0, 0] },
    ...{ thieves: [], path: [], robbed: [], spawned: [], spawns: 1, bomb: null, carrier: null, fuse: null },
    ...told,
  };
}

const NOTHING_DONE: DriverView["logbook"] = {
  ...{ deliveries: [], origins: [], passed: [], lost: 0, blocked: 0, crossed: 0, drives: 0, paid: 0, guarded: 0 },
};

function driver(driven: Driven): DriverView {
  const { at, gate = null, side = null, company = null, low = 0, high = 0, base = [0, 0], charge = 3 } = driven;
  const missions = missionsOf(driven);
  return {
    ...{
      at,
      gate,
      side,
      company,
      low,
      high,
      van: driven.van ?? BOX.numbers.van,
      cubes: squaresOf(driven.cubes),
      steps: 3,
    },
    ...{ base_low: base[0], base_high: base[1], charge, battery: driven.battery ?? charge },
    ...{ stolen_low: 0, stolen_high: 0, base_stolen_low: 0, base_stolen_high: 0 },
    ...{ played: [...(driven.played ?? [])], has_chosen: false, chosen: null },
    ...{ ignored: false, guards: 0, owed: driven.owed ?? 0, charged: false, defused: driven.defused ?? false },
    ...{ missions, given_up: null, score: scoreOf(driven, missions ?? []), logbook: NOTHING_DONE },
  };
}

function missionsOf({ company, missions }: Driven): MissionView[] | null {
  if (!missions) return null;
  const { ability, drawback } = BOX.companies.find(({ name }) => name === company) ?? {};
  const more = [ability, drawback].find((one) => one?.trait === "mission")?.by ?? 0;
  return BOX.missions.flatMap(({ name, number, points }) =>
    name in missions ? [{ name, counted: missions[name]!, asked: number, points: points + more, so_far: false }] : [],
  );
}

function scoreOf({ base = [0, 0], defused }: Driven, all: readonly MissionView[]): Score {
  const [low, high] = [BOX.numbers.low * base[0], BOX.numbers.high * base[1]];
  const bomb = defused ? BOX.numbers.bomb : 0;
  const done = all.filter(({ counted, asked }) => counted >= asked);
  const missions = done.reduce((sum, { points }) => sum + points, 0);
  return { low, high, stolen: 0, bomb, missions, total: low + high + bomb + missions };
}
