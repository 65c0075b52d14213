// How a cat lies on a tile: along its squares with its head at one end and its tail at the other, or as a loaf where there is room.

import { rooms } from "./fitting";
import { centreOf, short, spot, type Point, type Square } from "./outline";
import { COLOURS, type Colour } from "./weaves";

export type Mood = "asleep" | "watching" | "paw" | "tongue";
const MOODS: readonly Mood[] = ["asleep", "watching", "paw", "tongue"];

/** A line as thick as a body, a leg or a tail. */
export interface Limb {
  part: "body" | "leg" | "tail";
  d: string;
  width: number;
}

/** A place on the back, and which way the spine runs there. */
export interface Mark {
  at: Point;
  angle: number;
}

export interface Cat {
  head: Point;
  /** How large the head is; 1: as fits one square. */
  size: number;
  limbs: readonly Limb[];
  paws: readonly Point[];
  marks: readonly Mark[];
  /** Where the tail ends. */
  tip: Point;
}

/** Who is like what: any two neighbours in a suitcase should differ. */
export function moodOf(item: string, colour: Colour): Mood {
  const sum = [...item].reduce((total, sign) => total + sign.charCodeAt(0), COLOURS.indexOf(colour));
  return MOODS[sum % MOODS.length]!;
}

export function catOn(squares: readonly Square[]): Cat {
  const block = rooms(squares)
    .filter(({ width, height }) => width > 1 && height > 1)
    .sort((one, other) => other.width * other.height - one.width * one.height)[0];
  return block ? loaf(squares, block) : stretched(squares);
}

const HEAD = 0.07; // ears are above, so the face is a little below the middle of its square
const BODY = 0.56;
const LEG = 0.27;
const TAIL = 0.17;

function stretched(squares: readonly Square[]): Cat {
  const spine = spineOf(squares);
  const points = spine.map(centreOf);
  const rest = squares.filter((square) => !spine.includes(square));
  const head = points[0]!;
  const rump = Math.max(0.25, points.length - 1 - 0.7);
  const body = upTo(points, rump);
  const back = body.at(-1)!;
  const tail = [back, ...points.slice(Math.floor(rump) + 1)];
  const { d, tip } = hooked(tail);
  const legs = rest.map((square) => reach(square, squares, spine));
  return {
    head: [head[0], head[1] + HEAD],
    size: 1,
    limbs: [
      { part: "tail", d, width: TAIL },
      ...legs.map(({ from, to }): Limb => ({ part: "leg", d: `M${spot(from)}L${spot(to)}`, width: LEG })),
      { part: "body", d: `M${spot(back)}l.001 0`, width: BODY + 0.14 },
      { part: "body", d: smooth(body), width: BODY },
    ],
    paws: [...legs.map(({ to }) => to), ...forepaws(points)],
    marks: marksAlong(points, rump),
    tip,
  };
}

interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
}

function loaf(squares: readonly Square[], { x, y, width, height }: Block): Cat {
  const inside = ([left, bottom]: Point): boolean => left > x && left < x + width && bottom > y && bottom < y + height;
  const rest = squares.filter((square) => !inside(centreOf(square)));
  const head: Point = [x + 0.78, y + 0.84];
  const [left, right, top, bottom] = [x + 0.5, x + width - 0.5, y + 0.62, y + height - 0.52];
  const lower = Math.max(top + 0.02, bottom - 0.04);
  const [tailed, ...others] = rest;
  const legs = others.map((square) =>
    reach(
      square,
      squares,
      squares.filter((other) => inside(centreOf(other))),
    ),
  );
  const curl: Point[] = [
    [right + 0.18, lower - 0.1],
    [right + 0.1, lower + 0.3],
    [x + width / 2 + 0.25, lower + 0.3],
  ];
  const { d, tip } = tailed
    ? hooked([
        nearest(
          tailed,
          squares.filter((other) => inside(centreOf(other))),
        ),
        centreOf(tailed),
      ])
    : { d: smooth(curl), tip: curl.at(-1)! };
  const tail: Limb = { part: "tail", d, width: TAIL + 0.04 };
  const middle = (top + lower) / 2;
  return {
    head,
    size: 1.4,
    limbs: [
      ...(tailed ? [tail] : []),
      ...legs.map(({ from, to }): Limb => ({ part: "leg", d: `M${spot(from)}L${spot(to)}`, width: LEG })),
      {
        part: "body",
        d: `M${spot([left + 0.1, top + 0.1])}L${spot([right, top + 0.05])}L${spot([right, lower])}L${spot([left, lower])}Z`,
        width: 0.72,
      },
      ...(tailed ? [] : [tail]),
    ],
    paws: [...legs.map(({ to }) => to), [head[0] - 0.2, y + height - 0.24], [head[0] + 0.16, y + height - 0.24]],
    marks: [0, 0.26, 0.52].map((step) => ({ at: [right + 0.1 - step * 0.2, middle - 0.3 + step], angle: 90 })),
    tip,
  };
}

/** The longest way through a tile's squares, from the head: the higher end, then the left one. */
export function spineOf(squares: readonly Square[]): Square[] {
  let best: Square[] = [];
  const walk = (way: Square[]): void => {
    if (way.length > best.length || (way.length === best.length && isNicer(way, best))) best = way;
    for (const next of squares) {
      if (isBeside(next, way.at(-1)!) && !way.includes(next)) walk([...way, next]);
    }
  };
  for (const square of squares) walk([square]);
  return best;
}

function isNicer(way: readonly Square[], other: readonly Square[]): boolean {
  const [one, two] = [way[0]!, other[0]!];
  return one[1] !== two[1] ? one[1] > two[1] : one[0] < two[0];
}

export function isBeside(one: Square, other: Square): boolean {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) === 1;
}

/** A leg from the body into a square beside it, which the spine leaves out. */
function reach(square: Square, squares: readonly Square[], spine: readonly Square[]): { from: Point; to: Point } {
  const from = nearest(square, spine.some((other) => isBeside(other, square)) ? spine : squares);
  const to = centreOf(square);
  return { from, to: [to[0] + (to[0] - from[0]) * 0.12, to[1] + (to[1] - from[1]) * 0.12] };
}

function nearest(square: Square, others: readonly Square[]): Point {
  return centreOf(others.find((other) => isBeside(other, square)) ?? square);
}

/** Under the chin where the cat lies, on the body where it sits below its head. */
function forepaws(points: readonly Point[]): Point[] {
  const [head, next] = [points[0]!, points[1] ?? points[0]!];
  const isSitting = next[1] > head[1];
  const low = isSitting ? 0.66 : 0.36;
  const wide = isSitting ? 0.2 : 0.15;
  const ahead = next[0] === head[0] ? 0 : (next[0] - head[0]) * 0.04;
  return [
    [head[0] - wide + ahead, head[1] + low],
    [head[0] + wide + ahead, head[1] + low],
  ];
}

function marksAlong(points: readonly Point[], rump: number): Mark[] {
  const found: Mark[] = [];
  for (let at = 0.72; at < rump + 0.2; at += 0.24) {
    const index = Math.min(Math.floor(at), points.length - 2);
    const [from, to] = [points[index]!, points[index + 1]!];
    const part = at - index;
    found.push({
      at: [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part],
      angle: to[0] === from[0] ? 90 : 0,
    });
  }
  return found;
}

/** The part of a line of points, each 1 from the next, that is so long. */
function upTo(points: readonly Point[], length: number): Point[] {
  const whole = Math.floor(length);
  const [from, to] = [points[whole]!, points[whole + 1] ?? points[whole]!];
  const part = length - whole;
  return [...points.slice(0, whole + 1), [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]];
}

/** A tail along points, which curls at its end. */
function hooked(points: readonly Point[]): { d: string; tip: Point } {
  const [before, end] = [points.at(-2)!, points.at(-1)!];
  const [x, y] = [Math.sign(end[0] - before[0]), Math.sign(end[1] - before[1])];
  const side: Point = x ? [0, -1] : [1, 0];
  const bend: Point = [end[0] + x * 0.24, end[1] + y * 0.24];
  const tip: Point = [end[0] + x * 0.1 + side[0] * 0.26, end[1] + y * 0.1 + side[1] * 0.26];
  const line = smooth([...points.slice(0, -1), end]);
  return { d: `${line}Q${spot(bend)} ${spot(tip)}`, tip };
}

/** A line through points whose corners are round. */
export function smooth(points: readonly Point[]): string {
  const inner = points.slice(1, -1).map((here, index) => {
    const [before, after] = [points[index]!, points[index + 2]!];
    return `L${spot(between(before, here))}Q${spot(here)} ${spot(between(here, after))}`;
  });
  return `M${spot(points[0]!)}${inner.join("")}L${spot(points.at(-1)!)}`;
}

const between = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];

export const turned = ({ at, angle }: Mark): string => `translate(${spot(at)}) rotate(${short(angle)})`;
