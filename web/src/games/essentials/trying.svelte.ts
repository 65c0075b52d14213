// Trying out: tiles that were gained lie wherever one likes, turned and flipped, until one confirms. Nothing is sent.

import { put, read } from "./actions";
import { heightOf, widthOf, type Shape, type Square } from "./shapes";
import {
  allLying,
  cellsAt,
  centredOn,
  cornerOf,
  covering,
  fitting,
  kept,
  mostTogether,
  type Lying,
  type Suitcase,
} from "./suitcase";
import { shapeIn, type Side, type Tile, type Tiles } from "./tiles";
import type { SuitcaseView } from "./types.gen";

/** The engine's RATS_A_TURN. */
const RATS_A_TURN = 2;

export interface Piece {
  id: number;
  tile: Tile;
  side: Side;
  turn: number;
  /** The lower left corner of the box around it; null: it lies beside the suitcase. */
  corner: Square | null;
  /** When it was last moved, turned or flipped: whoever comes later lies on whoever was there. */
  since: number;
}

/** Why a tile can't stay where it is tried out. */
export type Trouble = "overlaps" | "blocks";
/** Why one can't confirm yet; `none` where one can. */
export type Verdict = Trouble | "none" | "still_fits" | "nothing";

interface Table {
  tiles: () => Tiles;
  suitcase: () => Suitcase;
  mine: () => SuitcaseView;
  legal: () => readonly string[];
}

export class Trying {
  pieces: readonly Piece[] = $state.raw([]);
  /** The piece that is turned and flipped, by its id. */
  chosen: number | null = $state(null);
  #count = 0;
  #moves = 0;
  readonly #table: Table;

  readonly legal: ReadonlySet<string> = $derived.by(() => new Set(this.#table.legal()));
  readonly laid: readonly Lying[] = $derived.by(() => allLying(this.#table.tiles(), this.#table.mine()));
  /** Where pieces are tried out, by their ids. */
  readonly places: ReadonlyMap<number, Lying> = $derived.by(
    () => new Map(this.pieces.flatMap((piece) => (piece.corner ? [[piece.id, lyingAt(piece, piece.corner)]] : []))),
  );
  readonly tried: readonly Lying[] = $derived.by(() => [...this.places.values()]);
  /** The pieces, by their ids, that lie on squares which were free when they came. */
  readonly standing: ReadonlySet<number> = $derived.by(() => this.#standing());
  /** All that counts: what is laid, and what stands beside it. */
  readonly lying: readonly Lying[] = $derived.by(() => [
    ...this.laid,
    ...[...this.places].flatMap(([id, lying]) => (this.standing.has(id) ? [lying] : [])),
  ]);
  /** How many Pack Rats may be used this turn, and how many of them are. */
  readonly spare: number = $derived.by(() => {
    const { rats, laid, before } = this.#table.mine();
    return Math.min(rats, RATS_A_TURN - laid.slice(before).filter(([, side]) => side === "cat").length);
  });
  readonly flipped: number = $derived.by(() => this.pieces.filter(({ side }) => side === "cat").length);
  /** Whether a Pack Rat is left, be it for later turns. */
  readonly hasRatLeft: boolean = $derived.by(() => this.#table.mine().rats > this.flipped);
  /** Those that lie nowhere yet, or on something, and fit nowhere with their item sides up beside what is tried out. */
  readonly stuck: readonly Piece[] = $derived.by(() =>
    this.pieces.filter((piece) => !this.standing.has(piece.id) && !this.#fits(piece.tile, "item", piece.id)),
  );
  readonly verdict: Verdict = $derived.by(() => this.#verdict());

  constructor(table: Table) {
    this.#table = table;
  }

  get current(): Piece | null {
    return this.pieces.find(({ id }) => id === this.chosen) ?? null;
  }

  get canLeave(): boolean {
    return this.legal.has("leave");
  }

  /** Takes over what the suitcase and the hand have become; what is still tried out stays. */
  sync({ hand, laid, before }: SuitcaseView): void {
    const tiles = this.#table.tiles();
    const gone = laid.slice(before).map((one) => one.join(" "));
    const left = [...hand];
    const staying = this.pieces.filter((piece) => {
      if (piece.corner && gone.includes(this.#laidAs(piece, piece.corner))) return false;
      const index = left.indexOf(piece.tile.name);
      if (index >= 0) left.splice(index, 1);
      return index >= 0;
    });
    const fresh = left.flatMap((name): Piece[] => {
      const tile = tiles.get(name);
      return tile ? [{ id: (this.#count += 1), tile, side: "item", turn: 0, corner: null, since: 0 }] : [];
    });
    if (!fresh.length && staying.length === this.pieces.length) return;
    this.pieces = [...staying, ...fresh];
    if (!this.current) this.chosen = this.pieces.length === 1 ? this.pieces[0]!.id : null;
  }

  #laidAs(piece: Piece, corner: Square): string {
    return this.#action(piece, corner).split(" ").slice(1).join(" ");
  }

  move(id: number, corner: Square | null): void {
    this.#change(id, (piece) => ({ ...piece, corner: corner && kept(this.#table.suitcase(), shapeOf(piece), corner) }));
  }

  turn(id: number): void {
    this.#change(id, (piece) =>
      this.#centred({ ...piece, turn: (piece.turn + 1) % piece.tile.turns[piece.side].length }, piece),
    );
  }

  canFlip(piece: Piece): boolean {
    return piece.side === "cat" || this.flipped < this.spare;
  }

  /** Turns it over, where a Pack Rat is left for it: left and right change places, as seen. */
  flip(id: number): void {
    this.#change(id, (piece) => {
      if (!this.canFlip(piece)) return piece;
      const side = piece.side === "cat" ? "item" : "cat";
      const count = piece.tile.turns[side].length;
      return this.#centred({ ...piece, side, turn: (count - (piece.turn % count)) % count }, piece);
    });
  }

  takeBack(id: number): void {
    this.move(id, null);
  }

  /** Lays it with its middle on a square; if it doesn't fit so, as near as it fits and covers the square. */
  layOn(id: number, cell: string): void {
    this.#change(id, (piece) => {
      const [suitcase, shape, taken] = [this.#table.suitcase(), shapeOf(piece), this.#taken(id)];
      const centred = kept(suitcase, shape, centredOn(shape, cell));
      const free = (corner: Square): boolean => cellsAt(shape, corner).every((one) => !taken.has(one));
      const near = covering(suitcase, shape, cell).sort((one, other) => far(one, centred) - far(other, centred));
      return { ...piece, corner: [centred, ...near].find(free) ?? centred };
    });
  }

  /** Lays it on the first squares where it fits as it is held, else turned; where it doesn't, into a corner. */
  layFirst(id: number): void {
    this.#change(id, (piece) => {
      const ways = [...fitting(this.#table.suitcase(), piece.tile, piece.side, this.#taken(id))];
      const way = ways.find(({ turn }) => turn === piece.turn) ?? ways[0];
      if (!way) return { ...piece, corner: [0, 0] };
      return { ...piece, turn: way.turn, corner: cornerOf(shapeOf({ ...piece, turn: way.turn }), way.cells[0]!) };
    });
  }

  /** Lays out the plays that are proposed; what they don't put lies beside the suitcase again. */
  layOut(plays: readonly string[]): void {
    const puts = plays.map(read).filter((move) => move?.verb === "put");
    const since = (this.#moves += 1);
    this.pieces = this.pieces.map((piece) => {
      const index = puts.findIndex(({ tile }) => tile === piece.tile.name);
      const [move] = index < 0 ? [] : puts.splice(index, 1);
      if (!move) return { ...piece, side: "item", turn: 0, corner: null };
      const { side, turn, cell } = move;
      return { ...piece, side, turn, corner: cornerOf(shapeIn(piece.tile, side, turn), cell), since };
    });
  }

  /** What is wrong with where a piece lies; null: nothing, or it lies beside the suitcase. */
  trouble(piece: Piece): Trouble | null {
    if (!piece.corner) return null;
    if (!this.standing.has(piece.id)) return "overlaps";
    const others = this.pieces.some((other) => other.id !== piece.id && !this.standing.has(other.id));
    return others && !this.legal.has(this.#action(piece, piece.corner)) ? "blocks" : null;
  }

  /** The plays that confirm it, one after the other. */
  get puts(): string[] {
    return this.pieces.flatMap((piece) =>
      piece.corner && this.standing.has(piece.id) ? [this.#action(piece, piece.corner)] : [],
    );
  }

  #standing(): ReadonlySet<number> {
    const taken = new Set(this.#base());
    const found = new Set<number>();
    for (const piece of [...this.pieces].sort((one, other) => one.since - other.since)) {
      const cells = piece.corner ? cellsAt(shapeOf(piece), piece.corner) : [];
      if (!cells.length || cells.some((cell) => taken.has(cell))) continue;
      found.add(piece.id);
      for (const cell of cells) taken.add(cell);
    }
    return found;
  }

  #verdict(): Verdict {
    const placeable = this.pieces.filter((piece) => !this.stuck.includes(piece));
    const troubles = placeable.map((piece) => this.trouble(piece));
    const trouble = troubles.find((one) => one === "overlaps") ?? troubles.find((one) => one !== null);
    if (trouble) return trouble;
    const some = this.puts.length > 0;
    if (placeable.some(({ corner }) => !corner)) return some ? "still_fits" : "nothing";
    if (some && this.stuck.length && !this.#mayLeave()) return "blocks";
    return some || this.canLeave ? "none" : "nothing";
  }

  /** Whether what fits nowhere may go back to the box: not if laid otherwise, all would fit in together (PE-17). */
  #mayLeave(): boolean {
    const tiles = this.pieces.map(({ tile }) => tile);
    const most = mostTogether(this.#table.suitcase(), tiles, new Set(this.#base()));
    return this.stuck.length <= tiles.length - most;
  }

  #action(piece: Piece, corner: Square): string {
    return put(piece.tile.name, piece.side, piece.turn, cellsAt(shapeOf(piece), corner)[0]!);
  }

  #fits(tile: Tile, side: Side, id: number): boolean {
    return !fitting(this.#table.suitcase(), tile, side, this.#taken(id)).next().done;
  }

  /** What is full whatever is tried out. */
  #base(): string[] {
    const { staples } = this.#table.suitcase();
    return [...staples, ...this.#table.mine().tucked, ...this.laid.flatMap(({ cells }) => cells)];
  }

  /** With the squares of the other pieces that stand. */
  #taken(except: number): ReadonlySet<string> {
    const others = this.pieces.flatMap((piece) =>
      piece.corner && piece.id !== except && this.standing.has(piece.id) ? cellsAt(shapeOf(piece), piece.corner) : [],
    );
    return new Set([...this.#base(), ...others]);
  }

  /** Keeps the middle of a piece where it was when its shape has changed. */
  #centred(piece: Piece, before: Piece): Piece {
    if (!before.corner) return piece;
    const [old, now] = [shapeOf(before), shapeOf(piece)];
    const corner: Square = [
      before.corner[0] + Math.trunc((widthOf(old) - widthOf(now)) / 2),
      before.corner[1] + Math.trunc((heightOf(old) - heightOf(now)) / 2),
    ];
    return { ...piece, corner: kept(this.#table.suitcase(), now, corner) };
  }

  #change(id: number, changed: (piece: Piece) => Piece): void {
    const since = (this.#moves += 1);
    this.pieces = this.pieces.map((piece) => (piece.id === id ? { ...changed(piece), since } : piece));
  }
}

export function shapeOf({ tile, side, turn }: Pick<Piece, "tile" | "side" | "turn">): Shape {
  return shapeIn(tile, side, turn);
}

function lyingAt(piece: Piece, corner: Square): Lying {
  const { tile, side, turn } = piece;
  return { tile, side, turn, cells: cellsAt(shapeOf(piece), corner) };
}

function far(one: Square, other: Square): number {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]);
}
