// Where Rogues may strike once a route is driven as it is planned: from what there is to see now.

import { walks, type Roads, type Square } from "./city";
import { GREEN, ROGUE } from "./drivers";
import type { Situation } from "./planning";
import { cubesOn, hunt, listOf, type Position, type Prey, type Rule } from "./rogue";
import type { Box, Options, View } from "./types.gen";

export interface Threat {
  /** Where Rogues may come. */
  squares: ReadonlySet<Square>;
  /** How many packages may be gone, battery aside; as few as can be where whoever plans moves the Rogue, too. */
  most: number;
  /** Whether whoever plans has won the turn and moves the Rogue, or plays alone against two. */
  mover: "winner" | "alone" | null;
  /** Whether somebody who plans later may still change that. */
  isOpen: boolean;
  /** What the Rogue goes for by its list; null: a player or an AI card drives it. */
  rule: Rule | null;
}

interface Asked {
  view: View;
  box: Box;
  options: Options;
  roads: Roads;
  seat: number;
  seats: number;
  /** How the planner's route ends. */
  end: Situation;
}

export function threatOf(asked: Asked): Threat {
  const { rule, ways } = waysOf(asked);
  const losses = ways.map((way) => lossOn(asked, way));
  const mover = moverOf(asked);
  const most = mover === "winner" ? Math.min(...losses) : Math.max(0, ...losses);
  return { squares: new Set(ways.flat()), most, mover, isOpen: isOpen(asked), rule };
}

function moverOf({ view, seat, seats }: Asked): Threat["mover"] {
  if (seats === 1) return "alone";
  return seats === 2 && view.winner === seat ? "winner" : null;
}

/** Cubes and loads of whoever plans later change what the Rogue's list says; an empty van has nothing to lose anyway. */
function isOpen({ view, seats, end }: Asked): boolean {
  return seats === 2 && view.planners.length > 1 && end.low + end.high > 0;
}

function waysOf({ view, box, options, roads, seat, seats, end }: Asked): {
  rule: Rule | null;
  ways: readonly (readonly Square[])[];
} {
  const drivers: Prey[] = view.drivers.map((driver, index) => (index === seat ? { ...driver, ...end } : driver));
  const position: Position = { roads, ground: end.ground, drivers, winner: view.winner };
  if (seats === 3) return { rule: null, ways: walks(roads, drivers[ROGUE]!.at!, view.drivers[ROGUE]!.steps) };
  if (seats === 2) return listOf(position, options);
  const first = hunt(position, ROGUE, box.drivers[0]!, new Set());
  const cleared = [drivers[ROGUE]!.at, ...first];
  const left = new Map([...end.ground].filter(([square]) => !cleared.includes(square)));
  const second = hunt({ ...position, ground: left }, GREEN, box.drivers[1]!, new Set(first));
  return { rule: null, ways: [[...first, ...second]] };
}

function lossOn({ view, box, options, seat, end }: Asked, way: readonly Square[]): number {
  const { ignored, guards } = view.drivers[seat]!;
  if (ignored) return 0;
  const owed = (options.loss ?? box.numbers.loss) * cubesOn(way, end.cubes);
  return Math.min(end.low + end.high, Math.max(0, owed - guards));
}
