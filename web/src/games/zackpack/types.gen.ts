// Written by `make types`; change the Python structs instead.

/**
 * What a round cost a seat and brought it, in short.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Entry = [number, number, number, number];
export type LessonStep =
  | "again"
  | "brown"
  | "dice"
  | "done"
  | "full"
  | "goal"
  | "grey"
  | "others"
  | "paid"
  | "purple"
  | "result"
  | "rows"
  | "stand"
  | "truck"
  | "turquoise"
  | "white";

/**
 * Everything but the order of the pile.
 */
export interface View {
  phase: "grab" | "load" | "over" | "ready";
  round: number;
  /**
   * The seats that have still to act in this phase; in the ordered mode, trucks are picked in this order.
   */
  waiting: number[];
  /**
   * How many trucks are laid in front of each player in a round.
   */
  dealt: number;
  places: PlaceView[];
  /**
   * How many trucks lie face down: all that are nowhere else.
   */
  pile: number;
  discard: number[];
  /**
   * Those of the last round, seat by seat; none in the first.
   */
  payments: Payment[];
  /**
   * All rounds, told when the game is over: before, it would only make every message longer.
   */
  ledger: Entry[][];
}
export interface PlaceView {
  points: number;
  /**
   * The pieces rolled this round: what each die shows.
   */
  load: number[];
  /**
   * Those of them that aren't loaded.
   */
  left: number[];
  /**
   * Face-up trucks that others may grab.
   */
  trucks: number[];
  truck: number | null;
  /**
   * What is loaded, in the order in which it was put.
   */
  bars: Bar[];
  /**
   * How often it has taken a piece back this round.
   */
  takes: number;
  /**
   * How many white pieces would still fit; 0 without a truck.
   */
  room: number;
  /**
   * What would have to be paid, were the round over now; 0 without a truck.
   */
  due: number;
}
/**
 * A piece on a truck.
 */
export interface Bar {
  size: number;
  cell: string;
  direction: "across" | "back" | "up";
  /**
   * The level of its lowest cubes, from 1.
   */
  level: number;
}
/**
 * What a seat paid for a round, and why.
 */
export interface Payment {
  truck: number;
  /**
   * The pieces that it had rolled.
   */
  load: number[];
  /**
   * Those of them that it didn't load.
   */
  left: number[];
  /**
   * How it had loaded the others; forgotten when the next trucks are loaded.
   */
  bars: Bar[];
  /**
   * How many white pieces would still fit: as many points (ZP-12).
   */
  room: number;
  /**
   * Points for the pieces not loaded (ZP-13).
   */
  surplus: number;
  due: number;
  /**
   * As much of it as the seat had (ZP-15).
   */
  paid: number;
  bonus: number;
  /**
   * Its points then.
   */
  balance: number;
}
/**
 * ZP-6a, ZP-7, ZP-8, ZP-10, ZP-19.
 */
export interface Options {
  /**
   * Live: whoever is fastest. Ordered: one after another, in an order drawn each round.
   */
  mode: "live" | "ordered";
  /**
   * Ordered: how likely each seat is to pick early, seats in order. Left out: all equally.
   */
  weights: number[];
  /**
   * Live: seconds the others have once someone is ready.
   */
  ready_clock: number;
  /**
   * Live: seconds to grab a truck, three times as many in the first round. Who has none then gets the pile’s.
   */
  grab_clock: number;
  /**
   * Live: seconds to load. Then every load stays as it is.
   */
  loading_clock: number;
  /**
   * The most rounds that are played. Left out: until someone has no points left.
   */
  rounds: number | null;
}
/**
 * Markers, pieces with their dice, and truck cards.
 */
export interface Box {
  /**
   * The markers that each player starts with.
   */
  start: number[];
  bonus: number;
  markers: Marker[];
  pieces: Piece[];
  trucks: TruckCard[];
}
export interface Marker {
  points: number;
  number: number;
}
/**
 * All the pieces of a colour: straight bars of ``size`` cubes (ZP-2).
 */
export interface Piece {
  colour: "brown" | "grey" | "purple" | "turquoise" | "white";
  size: number;
  number: number;
  die: number[];
}
export interface TruckCard {
  /**
   * How many levels can be loaded.
   */
  height: number;
  /**
   * The footprint as it is drawn: the row at the back first.
   */
  floor: string[];
}
export interface Review {
  /**
   * The best load for each of the view's payments; none in the first round.
   */
  best: Best[];
}
/**
 * A load that no other beats, or the best that was found in time.
 */
export interface Best {
  /**
   * What is to be paid for it.
   */
  due: number;
  /**
   * Each piece after those that it rests on.
   */
  bars: Bar[];
}
