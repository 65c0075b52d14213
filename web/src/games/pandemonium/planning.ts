// A route worked out before it is driven: what is picked up, what it costs, and what may be done next. The house decides.

import { COLOURS, go, hand, load, read, recharge, type Move } from "./actions";
import { count, electricDrive, type Roads, type Square } from "./city";
import { termsOf, type Terms } from "./terms";
import type { Box, DriverView, View } from "./types.gen";

export interface Packages {
  low: number;
  high: number;
}

/** Where a planner is, with all that the rest of the route depends on. */
export interface Situation extends Packages {
  at: Square;
  cubes: readonly Square[];
  battery: number;
  charged: boolean;
  steps: number;
  hasMoved: boolean;
  hasLoaded: boolean;
  base: Packages;
  ground: ReadonlyMap<Square, Packages>;
  bomb: Square | null;
  carries: boolean;
  defused: boolean;
}

/** What stays the same all along a route. */
export interface Journey {
  seat: number;
  seats: number;
  driver: DriverView;
  drivers: readonly DriverView[];
  roads: Roads;
  terms: Terms;
  electric: Square | undefined;
}

const NOTHING: Packages = { low: 0, high: 0 };

export function journeyOf(view: View, box: Box, roads: Roads, seat: number, seats: number): Journey {
  const driver = view.drivers[seat]!;
  const electric = electricDrive(view);
  return { seat, seats, driver, drivers: view.drivers, roads, terms: termsOf(box, driver), electric };
}

export function situationOf(view: View, seat: number): Situation {
  const { at, cubes, battery, charged, low, high, base_low, base_high, defused } = view.drivers[seat]!;
  return {
    ...{ at: at ?? "a1", cubes, battery, charged, low, high, defused },
    steps: view.steps,
    hasMoved: view.has_moved,
    hasLoaded: view.has_loaded,
    base: { low: base_low, high: base_high },
    ground: new Map(view.locations.map(({ square, low = 0, high = 0 }) => [square, { low, high }])),
    bomb: view.bomb,
    carries: view.carrier === seat,
  };
}

export function here({ ground, at }: Pick<Situation, "ground" | "at">): Packages {
  return ground.get(at) ?? NOTHING;
}

/** The battery units that entering a square costs. */
export function costOf({ cubes }: Situation, square: Square): number {
  return count(cubes, square);
}

/** Everything that may be done, in notation. */
export function choices(journey: Journey, now: Situation): string[] {
  const exits = now.steps ? (journey.roads.get(now.at) ?? []) : [];
  const isFree = exits.some((square) => costOf(now, square) === 0);
  return [
    ...exits.filter((square) => costOf(now, square) <= now.battery).map(go),
    ...loads(journey, now),
    ...(now.bomb === now.at ? ["bomb"] : []),
    ...takers(journey, now).map((taker) => hand(COLOURS[taker]!)),
    ...(isFree ? [] : [...charges(journey, now), "stop"]),
  ];
}

/** Every other load that the van may leave with; once at each location, and not on one's own gate. */
function loads({ driver }: Journey, now: Situation): string[] {
  if (now.hasLoaded || now.at === driver.gate) return [];
  const [lying, found] = [here(now), [] as string[]];
  for (let high = 0; high <= now.high + lying.high; high += 1) {
    for (let low = 0; low <= now.low + lying.low; low += 1) {
      const fits = low + high <= driver.van || (low <= now.low && high <= now.high);
      if (fits && (low !== now.low || high !== now.high)) found.push(load(low, high));
    }
  }
  return found;
}

/** To whom the exploding package may be handed: whoever's cubes lie on the location just entered. */
function takers({ seat, seats, drivers }: Journey, { carries, hasMoved, at }: Situation): number[] {
  if (!carries || !hasMoved) return [];
  return drivers.flatMap(({ cubes }, other) => (other < seats && other !== seat && cubes.includes(at) ? [other] : []));
}

function charges({ driver, terms }: Journey, { at, battery, base }: Situation): string[] {
  if (at !== driver.gate || battery >= driver.charge) return [];
  return [...(base.low >= terms.fee ? [recharge("low")] : []), ...(base.high ? [recharge("high")] : [])];
}

/** What there is after a choice; what ends the route changes nothing but battery and base. */
export function after(journey: Journey, now: Situation, action: string): Situation {
  const move = read(action);
  return move ? done(journey, now, move) : now;
}

function done(journey: Journey, now: Situation, move: Move): Situation {
  switch (move.verb) {
    case "go":
      return entered(journey, now, move.square);
    case "load": {
      const lying = here(now);
      const left = { low: lying.low + now.low - move.low, high: lying.high + now.high - move.high };
      return { ...now, low: move.low, high: move.high, hasLoaded: true, ground: laid(now, left) };
    }
    case "bomb":
      return delivered(journey, { ...now, bomb: null, carries: true });
    case "hand":
      return { ...now, carries: false };
    case "recharge": {
      const { low, high } = now.base;
      const base = move.value === "low" ? { low: low - journey.terms.fee, high } : { low, high: high - 1 };
      return { ...now, base, battery: journey.driver.charge };
    }
    default:
      return now;
  }
}

function entered(journey: Journey, now: Situation, square: Square): Situation {
  const { driver, terms, electric } = journey;
  const battery = now.battery - costOf(now, square);
  const moved: Situation = {
    ...now,
    ...{ at: square, battery, cubes: [...now.cubes, square], steps: now.steps - 1, hasMoved: true, hasLoaded: false },
  };
  const charges = square === electric && terms.electric > 0 && !now.charged && battery < driver.charge;
  const charged = charges
    ? { ...moved, battery: Math.min(driver.charge, battery + terms.electric), charged: true }
    : moved;
  return square === driver.gate ? delivered(journey, charged) : pickedUp(driver, charged);
}

function pickedUp({ van }: DriverView, now: Situation): Situation {
  const lying = here(now);
  const room = Math.max(0, van - now.low - now.high);
  const high = Math.min(room, lying.high);
  const low = Math.min(room - high, lying.low);
  const left = { low: lying.low - low, high: lying.high - high };
  return { ...now, low: now.low + low, high: now.high + high, ground: laid(now, left) };
}

/** On one's gate everything goes into the base, with what lies there; elsewhere nothing does. */
function delivered({ driver }: Journey, now: Situation): Situation {
  if (now.at !== driver.gate) return now;
  const lying = here(now);
  const base = { low: now.base.low + now.low + lying.low, high: now.base.high + now.high + lying.high };
  return { ...now, ...NOTHING, base, ground: laid(now, NOTHING), carries: false, defused: now.defused || now.carries };
}

function laid({ ground, at }: Situation, packages: Packages): ReadonlyMap<Square, Packages> {
  return new Map(ground).set(at, packages);
}
