// The turn that is over, in a few lines for whoever looked away: from what there is to see now.

import type { Say } from "../game";
import type { Box, DriverView, View } from "./types.gen";
import { sentenceOf, specialOf } from "./sayings";
import { listed, packagesInWords, placeAt, placeName } from "./words";

interface Asked {
  view: View;
  box: Box;
  seats: number;
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
    [stands(asked, driver, index), ...(index < seats ? did(asked, driver) : [])].join("; "),
  );
  const named = lines.map((line, index) => sentenceOf(say("recap.line", { name: driverName(index), line })));
  return [...named, ...appeared(asked)];
}

function stands({ view, seats, say }: Asked, driver: DriverView, index: number): string {
  const { at, low, high, base_low, base_high, played } = driver;
  const place = placeAt(view, at ?? "", say);
  if (index < seats)
    return say("recap.stands", { place, number: played.at(-1), packages: packagesInWords({ low, high }, say) });
  const all = { low: low + base_low, high: high + base_high };
  return say("recap.rogue", { place, packages: packagesInWords(all, say) });
}

/** What somebody brought home, and whether the Rogue took something. */
function did({ view, say }: Asked, { logbook }: DriverView): string[] {
  const turn = turnOver(view);
  const home = logbook.deliveries.filter(([when]) => when === turn);
  const sum = (of: 1 | 2): number => home.reduce((total, one) => total + one[of], 0);
  return [
    ...(home.length ? [say("recap.delivered", { packages: packagesInWords({ low: sum(1), high: sum(2) }, say) })] : []),
    ...(turn > 0 && logbook.lost === turn ? [say("recap.robbed")] : []),
  ];
}

/** What the spawn cards of the turn have brought. */
function appeared({ view, box, seats, say }: Asked): string[] {
  const turn = turnOver(view);
  const played = view.drivers.slice(0, seats).map((driver) => driver.played);
  const called = (turns: number): number => {
    const more = played.flatMap((numbers) => numbers.slice(0, turns)).filter((one) => specialOf(box, one) === "spawn");
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
