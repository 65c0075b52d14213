// The curves of the expected lead: from a verdict to points of a picture.

import type { LookedOver, SeatInfo } from "../../../wire/types.gen";

/** The picture's own measures. */
export const WIDTH = 320;
export const HEIGHT = 150;
/** The least that is shown to either side of the line, in points: a quiet match shall look like one. */
const LEAST = 5;

export interface Point {
  /** How much one had been told before the play; at the end, all. */
  number: number;
  lead: number;
}

export interface Line {
  /** Whose lead it is. */
  seat: number;
  points: Point[];
}

/** Of two players, whose lead is drawn above the line: the reader's, or else the first one's. */
export function upperOf(seats: readonly SeatInfo[]): number {
  return Math.max(0, seats.length === 2 ? seats.findIndex(({ mine }) => mine) : 0);
}

/**
 * Two players share a curve, the upper one's: the mean of how both last judged it, the second the other way round. Each
 * of them knows something, and whoever is to move thinks better of it.
 */
export function lines({ verdict, numbers }: LookedOver, last: number, upper = 0): Line[] {
  const isDuel = verdict.accounts.length === 2;
  const seats = isDuel ? [upper] : verdict.accounts.map((_, seat) => seat);
  return seats
    .map((seat) => ({ seat, points: pointsOf(verdict, numbers, last, seat, isDuel) }))
    .filter(({ points }) => points.length > 1);
}

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

function pointsOf(
  verdict: LookedOver["verdict"],
  numbers: readonly number[],
  last: number,
  seat: number,
  isDuel: boolean,
): Point[] {
  const latest = new Map<number, number>();
  const points = verdict.weighed.flatMap((one, place) => {
    if (one.lead == null || (one.seat !== seat && !isDuel)) return [];
    latest.set(one.seat, one.seat === seat ? one.lead : -one.lead);
    return [{ number: numbers[place] ?? 0, lead: mean([...latest.values()]) }];
  });
  const account = verdict.accounts[seat];
  return account ? [...points, { number: last, lead: account.ended }] : points;
}

/** Gives how far the picture reaches to either side of the line. */
export function reachOf(all: readonly Line[]): number {
  return Math.max(LEAST, ...all.flatMap(({ points }) => points.map(({ lead }) => Math.abs(lead))));
}

/** Gives a place in the picture. */
export function spot({ number, lead }: Point, last: number, reach: number): { x: number; y: number } {
  return { x: (WIDTH * number) / Math.max(1, last), y: (HEIGHT / 2) * (1 - lead / reach) };
}

/** Gives what an SVG path draws. */
export function path(line: Line, last: number, reach: number): string {
  const spots = line.points.map((point) => spot(point, last, reach));
  return spots.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** What luck brought, play by play: of two players as the upper one sees it, alone as it is; of more nothing is told. */
export function lucks({ verdict, numbers }: LookedOver, upper = 0): Point[] {
  if (!verdict.chance || verdict.accounts.length > 2) return [];
  return verdict.weighed.flatMap((one, place) =>
    one.luck ? [{ number: numbers[place] ?? 0, lead: one.seat === upper ? one.luck : -one.luck }] : [],
  );
}

/** Where it turned: by a slip of its seat's, or by the luck that it had had before. */
export interface Turn {
  number: number;
  seat: number;
  cause: "slip" | "luck" | "bad_luck";
  points: number;
}

/** The turns, in the order of the match. */
export function turnsOf({ verdict, numbers }: LookedOver): Turn[] {
  return verdict.swings.map((place) => {
    const { seat, cost = 0, luck = 0 } = verdict.weighed[place]!;
    const byLuck = luck > 0 ? "luck" : "bad_luck";
    const points = Math.max(cost, Math.abs(luck));
    return { number: numbers[place] ?? 0, seat, cause: cost === points ? "slip" : byLuck, points };
  });
}
