// The turn that is over, in a few lines for whoever looked away: from what there is to see now, and what was seen before.

import type { Say } from "../game";
import type { Packages } from "./planning";
import type { Memory } from "./remembering";
import type { Box, DriverView, View } from "./types.gen";
import { sentenceOf, specialOf } from "./sayings";
import { companyName, listed, packagesInWords, placeName, where } from "./words";

interface Asked {
  view: View;
  box: Box;
  seats: number;
  memory: Memory;
  driverName: (driver: number) => string;
  say: Say;
}

/** The number of the turn that is told of; 0: none is over. */
export function turnOver({ phase, turn }: Pick<View, "phase" | "turn">): number {
  return phase === "over" ? turn : turn - 1;
}

export function recapOf(asked: Asked): string[] {
  const { view, seats, driverName, say } = asked;
  const lines = view.drivers.map((driver, index) =>
    [stands(asked, driver, index), ...(index < seats ? did(asked, driver, index) : took(asked, driver, index))].join(
      "; ",
    ),
  );
  const named = lines.map((line, index) => sentenceOf(say("recap.line", { name: driverName(index), line })));
  return [...named, ...appeared(asked)];
}

function stands({ view, seats, say }: Asked, driver: DriverView, index: number): string {
  const { at, low, high, base_low, base_high, played } = driver;
  const standing = where("at", view, at ?? "", say);
  if (index < seats)
    return say("recap.stands", { at: standing, number: played.at(-1), packages: packagesInWords({ low, high }, say) });
  const all = { low: low + base_low, high: high + base_high };
  return say("recap.rogue", { at: standing, packages: packagesInWords(all, say) });
}

/** What somebody brought home, paid, saved and lost. */
function did(asked: Asked, driver: DriverView, index: number): string[] {
  const { view, memory, say } = asked;
  const turn = turnOver(view);
  const home = broughtHome(driver, turn);
  const old = memory.startOf(turn)?.drivers[index];
  return [
    ...(home.low + home.high ? [say("recap.delivered", { packages: packagesInWords(home, say) })] : []),
    ...(old ? changed(old, driver, home, say) : []),
    ...(turn > 0 && driver.logbook.lost === turn ? [lost(asked, driver, index)] : []),
  ];
}

function broughtHome({ logbook }: DriverView, turn: number): Packages {
  const home = logbook.deliveries.filter(([when]) => when === turn);
  const sum = (of: 1 | 2): number => home.reduce((total, one) => total + one[of], 0);
  return { low: sum(1), high: sum(2) };
}

function changed(old: DriverView, driver: DriverView, home: Packages, say: Say): string[] {
  const paid = {
    low: old.base_low + home.low - driver.base_low,
    high: old.base_high + home.high - driver.base_high,
  };
  const saved = driver.logbook.blocked - old.logbook.blocked;
  const kept = driver.logbook.guarded - old.logbook.guarded;
  const company = driver.company && companyName(driver.company, say);
  return [
    ...(driver.defused && !old.defused ? [say("recap.defused", { points: driver.score.bomb })] : []),
    ...(paid.low + paid.high ? [say("recap.paid", { packages: packagesInWords(paid, say) })] : []),
    ...(saved ? [say(saved === 1 ? "recap.saved.one" : "recap.saved", { count: saved })] : []),
    ...(kept && company ? [say(kept === 1 ? "recap.guarded.one" : "recap.guarded", { count: kept, company })] : []),
  ];
}

/** With how many, if that was seen and no explosion took any. */
function lost({ view, memory, say }: Asked, { low, high }: DriverView, index: number): string {
  const turn = turnOver(view);
  const count = (memory.loadAt(turn, index) ?? 0) - low - high;
  const isGone = memory.startOf(turn)?.carrier === index && view.carrier === null;
  if (count < 1 || isGone) return say("recap.robbed");
  return say(count === 1 ? "recap.lost.one" : "recap.lost", { count });
}

/** What a Rogue has got in this turn, from vans or from the ground. */
function took({ view, memory, say }: Asked, driver: DriverView, index: number): string[] {
  const old = memory.startOf(turnOver(view))?.drivers[index];
  if (!old) return [];
  const more = {
    low: driver.low + driver.base_low - old.low - old.base_low,
    high: driver.high + driver.base_high - old.high - old.base_high,
  };
  return more.low + more.high ? [say("recap.took", { packages: packagesInWords(more, say) })] : [];
}

/** What the spawn cards of the turn have brought. */
function appeared({ view, box, seats, say }: Asked): string[] {
  const turn = turnOver(view);
  const played = view.drivers.slice(0, seats).map((driver) => driver.played);
  const called = (turns: number): number => {
    const more = played.flatMap((numbers, driver) =>
      numbers.slice(0, turns).filter((one) => specialOf(box, one, driver) === "spawn"),
    );
    return turns + more.length;
  };
  const revealed = turn > 0 ? view.spawned.slice(called(turn - 1), called(turn)) : []; // fewer where the deck is empty
  const cards = revealed.map((number) => box.spawns[number - 1]!);
  const named = (name: string): string => placeName(name, say).replaceAll("\u00ad", "");
  const highs = cards.flatMap(({ high }) => high.map((name) => say("recap.high", { place: named(name) })));
  const others = cards.flatMap(({ low, bomb }) => [...low, ...(bomb ? [bomb] : [])].map(named));
  const places = [...new Set([...highs, ...others])];
  return places.length ? [say("recap.appeared", { places: listed(places, say) })] : [];
}
