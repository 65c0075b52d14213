// Where things are on the street map: 100 units a location, 0, 0 is the city's upper left corner, y grows downwards.

import { columnOf, rowOf, SIZE, type Side } from "./city";

export type Spot = readonly [x: number, y: number];

export const PITCH = 100;
/** From the middle of a location to the edge of its block; the rest is half a street. */
export const BLOCK = 42;
/** Outside the city, where bases stand. */
export const MARGIN = 58;
const CITY = SIZE * PITCH;
/** Of an `<svg>` that shows the whole sheet, whose origin is the city's. */
export const VIEW_BOX = `${-MARGIN} ${-MARGIN} ${CITY + 2 * MARGIN} ${CITY + 2 * MARGIN}`;

/** The middle of a square such as `b4`. */
export function centreOf(square: string): Spot {
  return [(columnOf(square) + 0.5) * PITCH, (SIZE - rowOf(square) - 0.5) * PITCH];
}

/** Moves what is drawn around 0, 0 to a spot. */
export const at = ([x, y]: Spot): string => `translate(${x} ${y})`;

/** Moves what is drawn around 0, 0 to a spot that is told from the middle of a square. */
export function on(square: string, [right, down]: Spot): string {
  const [x, y] = centreOf(square);
  return at([x + right, y + down]);
}

const WAYS: Readonly<Record<Side, Spot>> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
const OUT = 74;

/** The middle of a base that stands on this side of its gate. */
export function baseSpot(gate: string, side: Side): Spot {
  const [[x, y], [right, down]] = [centreOf(gate), WAYS[side]];
  return [x + OUT * right, y + OUT * down];
}

/** A van's place on its location, as one of so many that stand there, from the middle; they overlap a little. */
export function vanSpot(index: number, of: number): Spot {
  const aside = index - (of - 1) / 2;
  return [aside * (of > 2 ? 22 : 36), aside * 16 - 8 - 2 * of];
}

/** A cube's place on its location, from the middle: Red's to the left, Green's in the middle, the Rogue's to the right. */
export const cubeSpot = (driver: number, index = 0): Spot => [(driver - 1) * 28 + index * 6, -38 - index * 3];

/** Where packages lie on a location, from its middle. */
export const PACKAGE_SPOTS: Readonly<Record<"low" | "high" | "bomb", Spot>> = {
  low: [-30, 0],
  high: [30, -1],
  bomb: [0, -12],
};

/** Both ends of the border between two neighbours such as `b1-b2`. */
export function borderOf(pair: string): readonly [Spot, Spot] {
  const [one, other] = pair.split("-").map((square) => centreOf(square)) as [Spot, Spot];
  const [x, y] = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const half = PITCH / 2;
  return one[0] === other[0]
    ? [
        [x - half, y],
        [x + half, y],
      ]
    : [
        [x, y - half],
        [x, y + half],
      ];
}

/** Through the middles of squares, for an SVG path. */
export const lineThrough = (squares: readonly string[]): string =>
  squares.map((square, index) => `${index ? "L" : "M"}${centreOf(square).join(" ")}`).join("");

/** A name in the one or two lines that fit on a location: parted at its last space, or where a soft hyphen allows it. */
export function linesOf(name: string): readonly string[] {
  const hyphen = name.indexOf("\u00ad");
  if (hyphen >= 0) return [`${name.slice(0, hyphen)}-`, name.slice(hyphen + 1)];
  const space = name.lastIndexOf(" ");
  return space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)];
}

/** The size of a name's letters, so that its longest line fits on a block. */
export function sizeOf(lines: readonly string[]): number {
  const longest = Math.max(...lines.map(({ length }) => length));
  return Math.min(15.5, (2 * BLOCK - 2) / (0.53 * longest));
}
