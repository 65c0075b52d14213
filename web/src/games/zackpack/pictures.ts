// Positions written by hand, as the rules page shows them.

import { floorOf } from "./floor";
import { covered, heights } from "./loads";
import { cubes } from "./pieces";
import type { Bar, Box, Payment, PlaceView, TruckCard, View } from "./types.gen";

/** A few trucks under numbers of their own; the pictures name no others. */
const TRUCKS: TruckCard[] = [
  { height: 1, floor: ["#####", "##.##", "####."] },
  { height: 2, floor: ["####.", "####.", "####."] },
  { height: 3, floor: ["..##.", ".##..", "##..."] },
  { height: 2, floor: ["##.##", "##.##", "##.##"] },
  { height: 4, floor: [".#...", "###..", ".#..."] },
  { height: 2, floor: [".....", "####.", "####."] },
];
export const BOX: Box = { start: [50, 10, 10, 5], bonus: 10, markers: [], pieces: [], trucks: TRUCKS };

interface Placed {
  load?: number[];
  trucks?: number[];
  truck?: number;
  /** In the order in which they are put, as plays are written: `3 b1 across`. */
  bars?: readonly string[];
  points?: number;
}

/** Bars come to lie on what is there, as at the table. */
function stacked(truck: number, lies: readonly string[]): Bar[] {
  const floor = floorOf(truck, TRUCKS[truck - 1]);
  const bars: Bar[] = [];
  for (const lie of lies) {
    const [size, cell, direction] = lie.split(" ") as [string, string, Bar["direction"]];
    const bar = { size: Number(size), cell, direction };
    const level = Math.max(...covered(bar).map((name) => heights(floor, bars).get(name) ?? 0)) + 1;
    bars.push({ ...bar, level });
  }
  return bars;
}

function place({ load = [0, 0, 0, 0, 0], trucks = [], truck, bars = [], points = 75 }: Placed): PlaceView {
  const laid = truck ? stacked(truck, bars) : [];
  const left = load.map((count, index) => count - laid.filter(({ size }) => size === index + 1).length);
  const room = truck ? floorOf(truck, TRUCKS[truck - 1]).room - laid.reduce((sum, { size }) => sum + size, 0) : 0;
  return {
    points,
    load,
    left,
    trucks,
    truck: truck ?? null,
    bars: laid,
    takes: 0,
    room,
    due: truck ? room + 2 * cubes(left) : 0,
  };
}

export function picture(phase: View["phase"], places: readonly Placed[], waiting: number[] = []): View {
  const dealt = Math.max(1, ...places.map(({ trucks }) => trucks?.length ?? 0));
  return {
    phase,
    round: 1,
    waiting,
    dealt,
    places: places.map(place),
    pile: 24,
    discard: [],
    payments: [],
    ledger: [],
  };
}

/** The same places, once they are paid for. */
export function paid(places: readonly Placed[]): View {
  const seen = picture("over", places);
  const least = Math.min(...seen.places.map(({ due }) => due));
  const payments = seen.places.map(({ truck, load, left, bars, room, due, points }): Payment => {
    const bonus = due === least ? BOX.bonus : 0;
    const amount = Math.min(due, points);
    const balance = points - amount + bonus;
    return { truck: truck ?? 0, load, left, bars, room, surplus: 2 * cubes(left), due, paid: amount, bonus, balance };
  });
  return { ...seen, payments, places: seen.places.map((one, seat) => ({ ...one, points: payments[seat]!.balance })) };
}
