// The geometry of boards whose cells have names: a letter and a number, `g7`.

import { STEPS, type Direction } from "./directions";

export type Tiling = "hex" | "square";

/** In cells: neighbours are 1 apart, y grows downwards as in SVG. */
export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Label extends Point {
  text: string;
}

export interface Layout {
  tiling: Tiling;
  /** Rows from the top, each from the left: how one reads them. */
  rows: readonly (readonly string[])[];
  centres: ReadonlyMap<string, Point>;
}

const ROW_HEIGHT: Record<Tiling, number> = { hex: Math.sqrt(3) / 2, square: 1 };
const LETTER_AWAY: Record<Tiling, number> = { hex: 0.72, square: 0.74 };
const NUMBER_AWAY: Record<Tiling, number> = { hex: 0.7, square: 0.74 };
/** Hexagons above and below a cell stand 30° off the vertical; those beside it stand on the horizontal. */
const WIDEST = Math.tan(Math.PI / 6) + 1e-6;
const NARROWER = Math.tan(Math.PI / 6) - 1e-6;

export function layOut(cells: Iterable<string>, tiling: Tiling): Layout {
  const centres = new Map([...cells].map((cell) => [cell, centreOf(cell, tiling)]));
  const rows = new Map<number, string[]>();
  for (const [cell, { y }] of centres) rows.set(y, [...(rows.get(y) ?? []), cell]);
  const inOrder = [...rows].sort(([one], [other]) => one - other).map(([, row]) => row);
  for (const row of inOrder) row.sort((one, other) => centres.get(one)!.x - centres.get(other)!.x);
  return { tiling, centres, rows: inOrder };
}

/** On hex boards the letter is the row and the number the diagonal; on square ones the column and the row. */
function centreOf(cell: string, tiling: Tiling): Point {
  const [letter, number] = read(cell);
  if (tiling === "square") return { x: letter, y: -number };
  return { x: number - letter / 2, y: -letter * ROW_HEIGHT.hex };
}

function read(cell: string): [letter: number, number: number] {
  return [cell.charCodeAt(0) - "a".charCodeAt(0), Number(cell.slice(1))];
}

/** The corners of a cell, clockwise from the top or the upper right one; `scale` shrinks it. */
export function corners(tiling: Tiling, { x, y }: Point, scale = 1): Point[] {
  const many = tiling === "hex" ? 6 : 4;
  const radius = scale / (2 * Math.cos(Math.PI / many));
  const first = tiling === "hex" ? -Math.PI / 2 : -Math.PI / 4;
  return Array.from({ length: many }, (_, corner) => {
    const angle = first + (corner * 2 * Math.PI) / many;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** As an SVG polygon wants them. */
export function points(places: readonly Point[]): string {
  return places.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
}

/** The border around a set of cells, inner holes too, as the path of an SVG. */
export function outline(layout: Layout, cells: Iterable<string>): string {
  const edges = new Map<string, { from: string; to: string }>();
  for (const cell of cells) {
    const centre = layout.centres.get(cell);
    if (!centre) continue;
    const around = corners(layout.tiling, centre).map(({ x, y }) => `${round(x)} ${round(y)}`);
    around.forEach((from, index) => {
      const to = around[(index + 1) % around.length]!;
      if (!edges.delete(`${to}|${from}`)) edges.set(`${from}|${to}`, { from, to });
    });
  }
  return joined([...edges.values()]);
}

function joined(edges: { from: string; to: string }[]): string {
  const onward = new Map<string, string[]>();
  for (const { from, to } of edges) onward.set(from, [...(onward.get(from) ?? []), to]);
  let path = "";
  for (const start of onward.keys()) {
    let at = onward.get(start)!.pop();
    if (at === undefined) continue;
    path += `M${start}`;
    while (at !== undefined && at !== start) {
      path += `L${at}`;
      at = onward.get(at)?.pop();
    }
    path += "Z";
  }
  return path;
}

/** What the board takes up with a margin around its cells, and its edge labels if they are wanted. */
export function viewBox(layout: Layout, labels: readonly Label[] = [], margin = 0): Box {
  const reach = margin + 0.5;
  const places = [...layout.centres.values()].flatMap((centre) => [
    ...corners(layout.tiling, centre).map(({ x, y }) => ({ x, y: y + Math.sign(y - centre.y) * margin })),
    { x: centre.x - reach, y: centre.y },
    { x: centre.x + reach, y: centre.y },
  ]);
  for (const { x, y, text } of labels) {
    const half = text.length > 1 ? 0.26 : 0.16;
    places.push({ x: x - half, y: y - 0.2 }, { x: x + half, y: y + 0.2 });
  }
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: round(left), y: round(top), width: round(Math.max(...xs) - left), height: round(Math.max(...ys) - top) };
}

/**
 * The cell that an arrow key leads to, or null at the edge.
 *
 * Two hexagons are equally near above and below: even rows lean to the right and odd ones to the left, so that going on
 * keeps to a column, and going back leads back.
 */
export function neighbour(layout: Layout, from: string, direction: Direction): string | null {
  const here = layout.centres.get(from);
  if (!here) return null;
  const step = STEPS[direction];
  const widest = step.y ? WIDEST : NARROWER;
  const lean = Math.round(-here.y / ROW_HEIGHT[layout.tiling]) % 2 ? -1 : 1;
  let best: { cell: string; distance: number } | null = null;
  for (const [cell, { x, y }] of layout.centres) {
    const [across, down] = [x - here.x, y - here.y];
    const ahead = across * step.x + down * step.y;
    const aside = across * step.y + down * step.x;
    if (ahead < 1e-6 || Math.abs(aside) > ahead * widest) continue;
    const distance = Math.hypot(ahead, aside) - (step.y && Math.sign(across) === lean ? 1e-6 : 0);
    if (!best || distance < best.distance - 1e-9) best = { cell, distance };
  }
  return best && best.cell;
}

/** Letters and numbers along the edges: a hexagon's row on its left, its diagonal at the lower right end. */
export function edgeLabels(layout: Layout): Label[] {
  const cells = [...layout.centres].map(([cell, place]) => ({ letter: cell[0]!, number: cell.slice(1), ...place }));
  return layout.tiling === "hex" ? hexLabels(cells) : squareLabels(cells);
}

type Named = Point & { letter: string; number: string };

function hexLabels(cells: Named[]): Label[] {
  const [right, down] = [NUMBER_AWAY.hex / 2, NUMBER_AWAY.hex * ROW_HEIGHT.hex];
  return [
    ...outermost(cells, "letter", (cell) => -cell.x).map(({ letter, x, y }) => at(letter, x - LETTER_AWAY.hex, y)),
    ...outermost(cells, "number", (cell) => cell.y).map(({ number, x, y }) => at(number, x + right, y + down)),
  ];
}

function squareLabels(cells: Named[]): Label[] {
  const left = Math.min(...cells.map(({ x }) => x)) - NUMBER_AWAY.square;
  const bottom = Math.max(...cells.map(({ y }) => y)) + LETTER_AWAY.square;
  return [
    ...outermost(cells, "letter", (cell) => cell.y).map(({ letter, x }) => at(letter, x, bottom)),
    ...outermost(cells, "number", (cell) => -cell.x).map(({ number, y }) => at(number, left, y)),
  ];
}

function at(text: string, x: number, y: number): Label {
  return { text, x: round(x), y: round(y) };
}

/** For each letter, or each number, the cell that lies furthest out. */
function outermost(cells: Named[], axis: "letter" | "number", out: (cell: Named) => number): Named[] {
  const furthest = new Map<string, Named>();
  for (const cell of cells) {
    const other = furthest.get(cell[axis]);
    if (!other || out(cell) > out(other)) furthest.set(cell[axis], cell);
  }
  return [...furthest.values()];
}

/** Rounded so that corners which two cells share are equal, and short enough for a page. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000 || 0;
}
