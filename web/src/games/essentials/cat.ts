// How a cat lies on a tile: along its squares, head at one end and tail at the other, or as a loaf where there is room.

import { rooms, type Room } from "./fitting";
import { curled, legsOf, marksOn, spineOf, tailOf, type Mark } from "./limbs";
import { cut, lengthOf, smooth } from "./lines";
import { centreOf, short, spot, type Point } from "./outline";
import type { Square } from "./shapes";
import { COLOURS, type Colour } from "./tiles";

export type Mood = "asleep" | "watching" | "paw" | "tongue";
const MOODS: readonly Mood[] = ["asleep", "watching", "paw", "tongue"];

/** A line as thick as a body, a leg or a tail; a loaf is filled as well. */
export interface Limb {
  part: "body" | "leg" | "tail" | "loaf";
  d: string;
  width: number;
}

export interface Cat {
  head: Point;
  /** How large the head is; 1: as fits one square. */
  size: number;
  /** What is behind is first. */
  limbs: readonly Limb[];
  /** Around the front, above the rest. */
  over: Limb | null;
  /** Paws that one sees from above, and those that show their pads. */
  paws: readonly Point[];
  pads: readonly Point[];
  /** Where stripes and spots go. */
  marks: readonly Mark[];
  /** Where the tail ends. */
  tip: Point;
}

/** No two of the same item are in the same mood. */
export function moodOf(item: string, colour: Colour): Mood {
  const sum = [...item].reduce((total, sign) => total + sign.charCodeAt(0), COLOURS.indexOf(colour));
  return MOODS[sum % MOODS.length]!;
}

export function catOn(squares: readonly Square[]): Cat {
  const [block] = rooms(squares)
    .filter(({ width, height }) => width > 1 && height > 1)
    .sort((one, other) => other.width * other.height - one.width * one.height);
  return block ? loaf(squares, block) : stretched(squares);
}

const BODY = 0.56;
const HAUNCH = 0.7;
const LOAF = 0.72;
const LEG = 0.27;
const TAIL = 0.18;
/** How much of the spine is tail. */
const BEHIND = 0.72;

function stretched(squares: readonly Square[]): Cat {
  const spine = spineOf(squares);
  const line = spine.map(centreOf);
  const [x, y] = line[0]!;
  if (line.length === 1) line.push([x + 0.3, y + 0.1]);
  const [body, behind] = cut(line, Math.max(0.25, lengthOf(line) - BEHIND));
  const tail = curled(behind);
  const legs = legsOf(squares, spine);
  return {
    head: [x, y + 0.07], // ears need room above
    size: 1,
    limbs: [
      { part: "tail", d: tail.d, width: TAIL },
      ...legs.map(({ d }): Limb => ({ part: "leg", d, width: LEG })),
      { part: "body", d: `M${spot(behind[0]!)}h.001`, width: HAUNCH },
      { part: "body", d: smooth(body), width: BODY },
    ],
    over: null,
    paws: forepaws(line),
    pads: legs.flatMap(({ paw }) => (paw ? [paw] : [])),
    marks: marksOn(line, 0.7, lengthOf(body) + 0.2),
    tip: tail.tip,
  };
}

/** Under the chin where the cat lies, on its chest where it sits below its head. */
function forepaws(line: readonly Point[]): Point[] {
  const [[x, y], next] = [line[0]!, line[1]!];
  const isSitting = next[1] > y + 0.5;
  const [wide, low] = isSitting ? [0.19, 0.66] : [0.15, 0.36];
  return [
    [x - wide, y + low],
    [x + wide, y + low],
  ];
}

function loaf(squares: readonly Square[], room: Room): Cat {
  const { x, y, width, height } = room;
  const block = squares.filter((square) => isIn(room, centreOf(square)));
  const behind = tailOf(squares, block);
  const legs = legsOf(squares, [...block, ...behind]);
  const size = 0.7 * Math.min(width, height, 3);
  const [left, right, top, low] = [x + 0.56, x + width - 0.5, y + 0.66, y + height - 0.52].map(short);
  const { d, tip } = behind.length ? curled(behind.map(centreOf)) : wrapped(room);
  const tail: Limb = { part: "tail", d, width: TAIL + 0.04 };
  return {
    head: [x + 0.57 * size, y + 0.6 * size],
    size,
    limbs: [
      ...(behind.length ? [tail] : []),
      ...legs.map((leg): Limb => ({ part: "leg", d: leg.d, width: LEG })),
      { part: "loaf", d: `M${left} ${top}H${right}V${low}H${left}Z`, width: LOAF },
    ],
    over: behind.length ? null : tail,
    paws: [
      [x + 0.6, y + height - 0.21],
      [x + 0.98, y + height - 0.21],
    ],
    pads: legs.flatMap(({ paw }) => (paw ? [paw] : [])),
    marks: marksOn(backOf(room), 0.2),
    tip,
  };
}

/** Along the top of a loaf and down behind. */
function backOf({ x, y, width, height }: Room): Point[] {
  return [
    [x + 1.3, y + 0.54],
    [x + width - 0.38, y + 0.54],
    [x + width - 0.38, y + height - 0.7],
  ];
}

function isIn({ x, y, width, height }: Room, [left, top]: Point): boolean {
  return left > x && left < x + width && top > y && top < y + height;
}

/** A tail from the back around the front. */
function wrapped({ x, y, width, height }: Room): { d: string; tip: Point } {
  const [right, low] = [x + width - 0.27, y + height - 0.26];
  const tip: Point = [x + width / 2 + 0.32, low];
  return { d: smooth([[right, low - 0.5], [right, low], tip]), tip }; // prettier-ignore
}
