// What a play did, and what came of it, from what there was to see before and after it.

import type { Played, Say } from "../game";
import { COLOURS, read, type Move } from "./actions";
import type { Square } from "./city";
import { GREEN, RED, ROGUE } from "./drivers";
import type { Packages } from "./planning";
import type { DriverView, View } from "./types.gen";
import { companyName, describe, listed, packagesInWords, placeAt, where } from "./words";

/** Tells of a play to whoever hears its player's name first. */
export function tell({ seat, action, before, after, name }: Omit<Played<View>, "earlier">, say: Say): string {
  const move = read(action);
  if (!move) return action;
  const driverName = (driver: number): string => {
    if (driver === ROGUE) return say("driver.rogue");
    return driver === GREEN && !after.rolls.length ? say("driver.second") : name(driver);
  };
  const told: Told = { seat, move, before, after, driverName, say };
  return [
    ...own(told, action),
    ...bombs(told),
    ...revealed(told),
    ...rogues(told),
    ...guarded(told),
    ...losses(told),
    ...appeared(told),
    ...begun(told),
  ].join("; ");
}

interface Told {
  seat: number;
  move: Move;
  before: View;
  after: View;
  driverName: (driver: number) => string;
  say: Say;
}

function own({ seat, move, before, after, driverName, say }: Told, action: string): string[] {
  const place = (square: Square): string => placeAt(before, square, say);
  const at = (square: Square): string => where("at", before, square, say);
  const driver = before.drivers[seat]!;
  switch (move.verb) {
    case "base":
      return [say("tell.base", { at: at(move.gate) })];
    case "company":
      return [say("tell.company", { name: companyName(move.name, say) })];
    case "card": {
      const shown = cardsShown(before, after).find((card) => card.driver === seat);
      return [shown ? say("tell.card.shown", { number: shown.number }) : say("tell.card")];
    }
    case "go":
      return [
        say("tell.go", { to: where("to", before, move.square, say) }),
        ...went(seat, move.square, before, after, say),
      ];
    case "load":
      return [say("tell.load", { packages: packagesInWords(move, say) })];
    case "hand":
      return [say("tell.hand", { name: driverName(COLOURS.indexOf(move.to)) })];
    case "stop":
      return [say("tell.stop", { at: at(driver.at ?? ""), packages: packagesInWords(driver, say) })];
    case "rogue":
      return [move.route.length ? say("tell.rogue", { places: move.route.map(place).join(" → ") }) : say("tell.stays")];
    case "block":
    case "lose":
      return [say(`tell.${move.verb}.${driver.high ? "high" : "low"}`)];
    default: {
      const key = `tell.${action.replace(" ", ".")}`;
      const known = [key, `tell.${move.verb}`].find((one) => say(one) !== one);
      return [known ? say(known) : describe(action, say)];
    }
  }
}

/** What one picks up, brings home and pays on the way. */
function went(seat: number, square: Square, before: View, after: View, say: Say): string[] {
  const driver = before.drivers[seat]!;
  const isHome = square === driver.gate;
  const taken = isHome ? { low: 0, high: 0 } : pickedUp(driver, square, before);
  const home = after.drivers[seat]!.logbook.deliveries.at(driver.logbook.deliveries.length);
  const cost = driver.cubes.filter((cube) => cube === square).length;
  return [
    ...(cost ? [say(cost === 1 ? "tell.cost.one" : "tell.cost", { count: cost })] : []),
    ...(taken.low + taken.high ? [say("tell.takes", { packages: packagesInWords(taken, say) })] : []),
    ...(home ? [say("tell.home", { packages: packagesInWords({ low: home[1], high: home[2] }, say) })] : []),
  ];
}

function pickedUp({ van, low, high }: DriverView, square: Square, view: View): Packages {
  const lying = view.locations.find((one) => one.square === square);
  const room = Math.max(0, van - low - high);
  const highs = Math.min(room, lying?.high ?? 0);
  return { low: Math.min(room - highs, lying?.low ?? 0), high: highs };
}

function bombs({ before, after, driverName, say }: Told): string[] {
  const defuser = after.drivers.findIndex(({ defused }, driver) => defused && !before.drivers[driver]!.defused);
  if (defuser >= 0) {
    const points = after.drivers[defuser]!.score.bomb;
    return [say("tell.defused", { name: driverName(defuser), points })];
  }
  const isGone = before.carrier !== null && after.carrier === null && after.bomb === null;
  return isGone ? [say("tell.exploded", { name: driverName(before.carrier!) })] : [];
}

/** The others' cards of a turn, when the last one is chosen, and who wins. */
function revealed({ seat, before, after, driverName, say }: Told): string[] {
  const others = cardsShown(before, after).filter(({ driver }) => driver !== seat);
  if (!others.length) return [];
  const words = others.map(({ driver, number }) => say("tell.reveals", { name: driverName(driver), number }));
  const winner = after.winner === null ? [] : [say("tell.wins", { name: driverName(after.winner) })];
  return [listed(words, say), ...winner];
}

function cardsShown(before: View, after: View): { driver: number; number: number }[] {
  return after.drivers.flatMap(({ played }, driver) =>
    played.length > before.drivers[driver]!.played.length ? [{ driver, number: played.at(-1)! }] : [],
  );
}

/** Where vans that nobody plays have gone by themselves: the Rogue first. */
function rogues({ seat, move, before, after, driverName, say }: Told): string[] {
  if (move.verb === "rogue") return [];
  return [ROGUE, GREEN, RED].flatMap((driver) => {
    const { at } = after.drivers[driver]!;
    if (driver === seat || !at || at === before.drivers[driver]!.at || before.drivers[driver]!.at === null) return [];
    const key = driver === ROGUE && isAlongTheOnlyWay(before) ? "tell.drives.only" : "tell.drives";
    return [say(key, { name: driverName(driver), to: where("to", after, at, say) })];
  });
}

/** Whether nobody was asked where the Rogue goes, though two play: it hadn't been sent before either. */
function isAlongTheOnlyWay({ rolls, phase }: View): boolean {
  return rolls.length > 0 && phase !== "loss";
}

/** Losses that companies have stopped by themselves. */
function guarded({ before, after, driverName, say }: Told): string[] {
  return after.drivers.flatMap(({ company, logbook }, driver) => {
    const count = logbook.guarded - before.drivers[driver]!.logbook.guarded;
    if (count < 1 || !company) return []; // fewer: a play was taken back
    const fields = { name: driverName(driver), company: companyName(company, say), count };
    return [say(count === 1 ? "tell.guarded.one" : "tell.guarded", fields)];
  });
}

/** Packages that Rogues took from others than the one who has just decided about it. */
function losses({ seat, move, before, after, driverName, say }: Told): string[] {
  return after.drivers.flatMap((driver, index) => {
    const old = before.drivers[index]!;
    const hasGone = before.carrier === index && after.carrier === null && move.verb !== "hand";
    const isRobbed = driver.logbook.lost === before.turn && before.turn > 0;
    if (index === ROGUE || !isRobbed || hasGone || (index === seat && move.verb === "lose")) return [];
    if (driver.logbook.deliveries.length > old.logbook.deliveries.length) return [];
    const entered = index === seat && move.verb === "go" ? pickedUp(old, move.square, before) : { low: 0, high: 0 };
    const lost = { low: old.low + entered.low - driver.low, high: old.high + entered.high - driver.high };
    if (lost.low < 0 || lost.high < 0 || lost.low + lost.high === 0) return [];
    return [say("tell.loses", { name: driverName(index), packages: packagesInWords(lost, say) })];
  });
}

/** Where packages have appeared, once the turn is over. */
function appeared({ before, after, say }: Told): string[] {
  if (after.spawned.length === before.spawned.length) return [];
  const places = after.locations.flatMap(({ square, low = 0, high = 0 }) => {
    const old = before.locations.find((one) => one.square === square)!;
    return low > (old.low ?? 0) || high > (old.high ?? 0) ? [placeAt(after, square, say)] : [];
  });
  const bomb = after.bomb && !before.bomb ? [say("tell.bomb_lies", { at: where("at", after, after.bomb, say) })] : [];
  return [...(places.length ? [say("tell.appear", { places: listed(places, say) })] : []), ...bomb];
}

function begun({ before, after, say }: Told): string[] {
  return before.turn === after.turn || after.phase === "over" ? [] : [say("tell.turn", { turn: after.turn })];
}
