// What a square is called to whoever can't see it: its name, and all that lies there.

import type { Say } from "../game";
import { count, electricDrive, shutSides, sideTowards, type Square } from "./city";
import type { Shown } from "./showing";
import type { View } from "./types.gen";
import { packagesInWords, placeAt } from "./words";

interface Asked {
  view: View;
  shown: Shown;
  square: Square;
  driverName: (driver: number) => string;
  threatened: ReadonlySet<Square>;
  playable: ReadonlySet<Square>;
  costs: ReadonlyMap<Square, number>;
  route: readonly Square[];
  say: Say;
}

/** "b4, Mill Lane: 1 high, Red’s van, 2 cubes of Green, water to the north, playable". */
export function squareInWords(asked: Asked): string {
  const { view, square, say } = asked;
  const facts = [...lying(asked), ...water(view, square, say), ...marks(asked)];
  return say("square", { square, place: placeAt(view, square, say), facts: facts.join(", ") || say("square.empty") });
}

function lying({ view, shown, square, driverName, say }: Asked): string[] {
  const packages = shown.ground.get(square);
  const cubes = shown.cubes.filter((cube) => cube.square === square).map(({ driver }) => String(driver));
  return [
    ...(packages && packages.low + packages.high ? [packagesInWords(packages, say)] : []),
    ...(shown.bomb === square ? [say("square.bomb")] : []),
    ...shown.vans.flatMap(({ driver, at }) => (at === square ? [say("square.van", { name: driverName(driver) })] : [])),
    ...shown.bases.flatMap(({ driver, gate }) =>
      gate === square ? [say("square.gate", { name: driverName(driver) })] : [],
    ),
    ...[...new Set(cubes)].map((driver) => {
      const number = count(cubes, driver);
      return say(number > 1 ? "square.cubes" : "square.cube", { name: driverName(Number(driver)), count: number });
    }),
    ...(square === electricDrive(view) ? [say("square.electric")] : []),
  ];
}

function water(view: View, square: Square, say: Say): string[] {
  return shutSides(view, square).map((side) => say("square.water", { side: say(`way.${side}`) }));
}

function marks({ square, threatened, playable, costs, route, say }: Asked): string[] {
  const steps = route.slice(1).flatMap((one, index) => (one === square ? [index + 1] : []));
  const side = playable.has(square) ? sideTowards(route.at(-1) ?? square, square) : null;
  const cost = costs.get(square) ?? 0;
  const key = `square.playable${cost ? (cost === 1 ? ".cost.one" : ".cost") : ""}`;
  return [
    ...steps.map((step) => say("square.step", { step })),
    ...(threatened.has(square) ? [say("square.threat")] : []),
    ...(side ? [say(key, { side: say(`way.${side}`), count: cost })] : []),
  ];
}
