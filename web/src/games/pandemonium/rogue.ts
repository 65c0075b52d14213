// Where Rogues may go: by the list if two play, by their AI cards if one plays alone, anywhere if somebody drives.

import { beside, count, distances, walks, type Roads, type Square } from "./city";
import { GREEN, RED, ROGUE } from "./drivers";
import type { Packages } from "./planning";
import type { AiCard, DriverView, Options } from "./types.gen";

export const ROGUE_STEPS = 3;

/** What the Rogue's list says now. */
export type Rule =
  | { kind: "package"; value: "high" | "low"; squares: readonly Square[] }
  | { kind: "cubes"; victim: number; crossed: number }
  | { kind: "free" };

export interface Listed {
  rule: Rule;
  ways: readonly (readonly Square[])[];
}

/** A driver as far as Rogues mind. */
export type Prey = Pick<DriverView, "at" | "low" | "high" | "ignored"> & { cubes: readonly Square[] };

export interface Position {
  roads: Roads;
  ground: ReadonlyMap<Square, Packages>;
  drivers: readonly Prey[];
  winner: number | null;
}

/** The ways among which the winner chooses, and why. */
export function listOf(
  { roads, ground, drivers, winner }: Position,
  options: Pick<Options, "rogue_hunts" | "rogue_after">,
): Listed {
  const from = drivers[ROGUE]!.at!;
  const [ways, away] = [walks(roads, from, ROGUE_STEPS), distances(roads, from)];
  const far = (square: Square): number => away.get(square) ?? Infinity;
  for (const value of options.rogue_hunts === "any" ? (["high", "low"] as const) : (["high"] as const)) {
    const near = [...ground].flatMap(([square, lying]) =>
      lying[value] && far(square) > 0 && far(square) <= ROGUE_STEPS ? [square] : [],
    );
    if (!near.length) continue;
    const steps = Math.min(...near.map(far));
    const most = options.rogue_after === "goes_on" ? ROGUE_STEPS : steps;
    const squares = near.filter((square) => far(square) === steps);
    const fitting = ways.filter(
      (way) => way.length >= steps && way.length <= most && squares.includes(way[steps - 1]!),
    );
    return { rule: { kind: "package", value, squares }, ways: fitting };
  }
  const victim = RED + GREEN - (winner ?? RED);
  const other = drivers[victim]!;
  if ((!other.low && !other.high) || !other.cubes.length || other.ignored) return { rule: { kind: "free" }, ways };
  return overCubes(roads, ways, victim, other);
}

function overCubes(roads: Roads, ways: readonly (readonly Square[])[], victim: number, { cubes }: Prey): Listed {
  const crossed = Math.max(...ways.map((way) => cubesOn(way, cubes)));
  const rule: Rule = { kind: "cubes", victim, crossed };
  if (crossed) return { rule, ways: ways.filter((way) => cubesOn(way, cubes) === crossed) };
  const moving = ways.filter(({ length }) => length);
  const end = (way: readonly Square[]): number => {
    const away = distances(roads, way.at(-1)!);
    return Math.min(...cubes.map((cube) => away.get(cube) ?? Infinity));
  };
  const nearest = Math.min(...moving.map(end));
  return { rule, ways: moving.filter((way) => end(way) === nearest) };
}

/** How many cubes lie on a way, each counted once. */
export function cubesOn(way: readonly Square[], cubes: readonly Square[]): number {
  return [...new Set(way)].reduce((total, square) => total + count(cubes, square), 0);
}

/** The way of a Rogue that an AI card drives; `robbed` is where Rogues have been this turn. */
export function hunt(
  { roads, ground, drivers }: Position,
  thief: number,
  card: AiCard,
  robbed: ReadonlySet<Square>,
): Square[] {
  const found: Square[] = [];
  const start = drivers[thief]!.at!;
  const left = new Map([...ground].filter(([square]) => square !== start)); // what lies there it takes at once
  let from = start;
  for (let step = 0; step < ROGUE_STEPS; step += 1) {
    const been = new Set([...robbed, ...found, from]);
    const next = nextStep(roads, targets(left, drivers[RED]!, card), from, card, been);
    if (!next) break;
    found.push(next);
    from = next;
  }
  return found;
}

/** What a Rogue goes for, most wanted first among equals. */
function targets(ground: ReadonlyMap<Square, Packages>, prey: Prey, card: AiCard): readonly (readonly Square[])[] {
  const packages = [...ground].flatMap(([square, { high }]) => (high ? [square] : []));
  const where = { van: prey.at ? [prey.at] : [], cube: prey.cubes };
  return [packages, ...(prey.ignored ? [] : card.kinds.map((kind) => where[kind]))];
}

function nextStep(
  roads: Roads,
  wanted: readonly (readonly Square[])[],
  from: Square,
  { ways }: AiCard,
  been: ReadonlySet<Square>,
): Square | undefined {
  const away = distances(roads, from);
  const near = wanted.flatMap((squares, rank) =>
    squares.filter((square) => !been.has(square)).map((square) => ({ square, rank, far: away.get(square)! })),
  );
  const [first] = near.toSorted((one, other) => one.far - other.far || one.rank - other.rank);
  if (!first) return undefined;
  const goals = near.filter(({ far, rank }) => far === first.far && rank === first.rank);
  const nearer = (square: Square): boolean =>
    goals.some((goal) => (distances(roads, square).get(goal.square) ?? Infinity) < first.far);
  return ways
    .flatMap((side) => beside(from, side) ?? [])
    .find((next) => roads.get(from)?.includes(next) && nearer(next));
}
