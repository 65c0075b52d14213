// What is drawn on the street map: a view, or what it will be when the route that is planned is driven.

import type { Side, Square } from "./city";
import { ROGUE } from "./drivers";
import type { Packages, Situation } from "./planning";
import type { View } from "./types.gen";

export interface Van extends Packages {
  driver: number;
  at: Square;
  hasBomb: boolean;
  isRogue: boolean;
}

export interface Laid {
  driver: number;
  square: Square;
  /** Which of this driver's cubes on the square it is. */
  index: number;
  isOld: boolean;
  isPlanned: boolean;
}

export interface Shown {
  ground: ReadonlyMap<Square, Packages>;
  bomb: Square | null;
  vans: readonly Van[];
  cubes: readonly Laid[];
  bases: readonly { driver: number; gate: Square; side: Side }[];
}

/** A route in planning: whose it is, where it leads, and how many cubes of it are only planned. */
export interface Planned {
  seat: number;
  end: Situation;
  cubes: number;
}

export function shownOf(view: View, seats: number, planned: Planned | null): Shown {
  const isRogue = (driver: number): boolean => driver === ROGUE || driver >= seats;
  const ofPlanner = (driver: number): Situation | null => (planned?.seat === driver ? planned.end : null);
  return {
    ground:
      planned?.end.ground ?? new Map(view.locations.map(({ square, low = 0, high = 0 }) => [square, { low, high }])),
    bomb: planned ? planned.end.bomb : view.bomb,
    vans: view.drivers.flatMap((one, driver) => {
      const { at, low, high } = ofPlanner(driver) ?? one;
      const hasBomb = planned && planned.seat === driver ? planned.end.carries : view.carrier === driver;
      return at ? [{ driver, at, low, high, hasBomb, isRogue: isRogue(driver) }] : [];
    }),
    cubes: view.drivers.flatMap(({ cubes, steps }, driver) => {
      const now = ofPlanner(driver)?.cubes ?? cubes;
      return laid(driver, now, steps || 3, planned?.seat === driver ? planned.cubes : 0);
    }),
    bases: view.drivers.flatMap(({ gate, side }, driver) => (gate && side ? [{ driver, gate, side }] : [])),
  };
}

/** The last ones are those of this turn's route, or of the last. */
function laid(driver: number, cubes: readonly Square[], steps: number, planned: number): Laid[] {
  return cubes.map((square, at) => ({
    driver,
    square,
    index: cubes.slice(0, at).filter((one) => one === square).length,
    isOld: at < cubes.length - steps,
    isPlanned: at >= cubes.length - planned,
  }));
}
