// The tiles of a box by their names: colour, kind and size, and both sides in every turn.

import { drawn, mirrored, turnsOf, type Shape } from "./shapes";
import type { Box } from "./types.gen";

export type Colour = "peach" | "banana" | "lavender" | "mint";
export type Side = "item" | "cat";
export type Kind = "accessory" | "underwear" | "sock";

export const COLOURS: readonly Colour[] = ["peach", "banana", "lavender", "mint"];

export interface Tile {
  name: string;
  colour: Colour;
  item: string;
  kind: Kind;
  size: number;
  /** By side, the shape in each turn. */
  turns: Record<Side, readonly Shape[]>;
}

export type Tiles = ReadonlyMap<string, Tile>;

export function tilesOf(box: Box): Tiles {
  const accessories = box.tiles.flatMap(({ item, shape, colours }) =>
    colours.map((colour) => tileOf(colour, item, "accessory", shape)),
  );
  const supplies = (["underwear", "sock"] as const).flatMap((kind) =>
    box[kind === "sock" ? "socks" : kind].flatMap(({ item, shape }) =>
      COLOURS.map((colour) => tileOf(colour, item, kind, shape)),
    ),
  );
  return new Map([...accessories, ...supplies].map((tile) => [tile.name, tile]));
}

function tileOf(colour: Colour, item: string, kind: Kind, drawing: readonly string[]): Tile {
  const shape = drawn(drawing);
  return {
    name: `${colour}-${item}`,
    colour,
    item,
    kind,
    size: shape.length,
    turns: { item: turnsOf(shape), cat: turnsOf(mirrored(shape)) },
  };
}

export function shapeIn(tile: Tile, side: Side, turn: number): Shape {
  const turns = tile.turns[side];
  return turns[turn % turns.length]!;
}
