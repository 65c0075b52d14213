// The four fabrics: each colour has a weave of its own, so that nobody needs to see the colour.

import { cornerOf, short } from "./outline";
import type { Square } from "./shapes";
import type { Colour } from "./tiles";

/** Cloth, the thread of its weave, what is sewn on, and ink for outlines. */
export const FABRICS: Readonly<Record<Colour, { cloth: string; thread: string; patch: string; ink: string }>> = {
  peach: { cloth: "#f7ad8b", thread: "#d9744a", patch: "#fff3ea", ink: "#7a2c0e" },
  banana: { cloth: "#f9dc63", thread: "#c99b12", patch: "#fffbe6", ink: "#5f4600" },
  lavender: { cloth: "#c6b2ec", thread: "#8566c4", patch: "#f8f3ff", ink: "#3b2570" },
  mint: { cloth: "#a5dfc3", thread: "#43a37a", patch: "#f0fff7", ink: "#0d4a31" },
};

/** What is woven in: a path that is drawn as a line, or filled; what is filled twice is darker. */
export interface Thread {
  d: string;
  isLine: boolean;
}

export function weave(colour: Colour, squares: readonly Square[]): Thread[] {
  return WEAVES[colour](squares);
}

const EDGE = 0.06;

const WEAVES: Readonly<Record<Colour, (squares: readonly Square[]) => Thread[]>> = {
  peach: (squares) => [{ d: onEach(squares, HERRINGBONE), isLine: true }],
  banana: (squares) => [{ d: onEach(squares, DOTS), isLine: false }],
  lavender: (squares) => [{ d: runs(squares, 0).map(waves).join(""), isLine: true }],
  mint: (squares) => [
    { d: runs(squares, 0).map(bands).join(""), isLine: false },
    { d: runs(squares, 1).map(stripes).join(""), isLine: false },
  ],
};

const HERRINGBONE = [0.27, 0.55, 0.83].map((y): Drawn => [0.11, y, "l.31-.14m.16 0l.31.14"]);
const DOTS = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.5, 0.5],
  [0.25, 0.75],
  [0.75, 0.75],
].map(([x, y]): Drawn => [x! - 0.08, y!, "a.08.08 0 1 1 .16 0a.08.08 0 1 1-.16 0z"]);

type Drawn = readonly [x: number, y: number, rest: string];

function onEach(squares: readonly Square[], motif: readonly Drawn[]): string {
  return squares
    .map(cornerOf)
    .flatMap(([left, top]) => motif.map(([x, y, rest]) => `M${short(left + x)} ${short(top + y)}${rest}`))
    .join("");
}

interface Run {
  x: number;
  y: number;
  length: number;
}

/** Squares beside each other in a row (along 0) or above each other in a column (along 1), from its upper left. */
function runs(squares: readonly Square[], along: 0 | 1): Run[] {
  const corners = squares.map(cornerOf);
  const has = (x: number, y: number): boolean => corners.some((other) => other[0] === x && other[1] === y);
  const [right, down] = along ? [0, 1] : [1, 0];
  return corners
    .filter(([x, y]) => !has(x - right, y - down))
    .map(([x, y]) => {
      let length = 1;
      while (has(x + right * length, y + down * length)) length++;
      return { x, y, length };
    });
}

function waves({ x, y, length }: Run): string {
  const wave = (height: number): string =>
    `M${short(x + EDGE)} ${short(y + height)}q.11-.14.22 0t.22 0${"t.25 0".repeat(4 * length - 4)}t.22 0t.22 0`;
  return [0.22, 0.5, 0.78].map(wave).join("");
}

function bands({ x, y, length }: Run): string {
  const long = short(length - 2 * EDGE);
  return [0.13, 0.63].map((at) => `M${short(x + EDGE)} ${short(y + at)}h${long}v.24h-${long}z`).join("");
}

function stripes({ x, y, length }: Run): string {
  const long = short(length - 2 * EDGE);
  return [0.13, 0.63].map((at) => `M${short(x + at)} ${short(y + EDGE)}v${long}h.24v-${long}z`).join("");
}

/** The cats' fur, and the darker colour of their stripes, spots and points. */
export const FURS: Readonly<Record<Colour, { fur: string; point: string }>> = {
  peach: { fur: "#f08b57", point: "#b94f1f" },
  banana: { fur: "#fff0b8", point: "#e3a51a" },
  lavender: { fur: "#e6dcfa", point: "#7b5fb4" },
  mint: { fur: "#57b48d", point: "#2c6b50" },
};
