// Written by `make types`; change the Python structs instead.

export type LessonStep =
  | "column"
  | "control"
  | "five"
  | "goal"
  | "last"
  | "leave"
  | "malfunction"
  | "mixup"
  | "pack"
  | "premium"
  | "result"
  | "row"
  | "rush"
  | "six"
  | "spend"
  | "wholesale";

/**
 * Everything but the tiles that others are laying. What there is for each player comes Red's first.
 */
export interface View {
  phase: "move" | "over" | "rush" | "set-up";
  /**
   * Who moves; while tiles are laid, who will be first.
   */
  turn: number;
  grabber: string;
  /**
   * Row by row from the bottom.
   */
  grid: SpaceView[];
  slots: SlotView[][];
  /**
   * How many tiles lie on the slots, face up or down.
   */
  laid: number[];
  /**
   * The watcher's own tiles that are still to be laid.
   */
  hand: ("control" | "malfunction" | "mixup" | "premium" | "rush" | "wholesale")[];
  done: boolean[];
  crates: CrateView[][];
  rush: RushView[];
  /**
   * What the crates would be worth now, Blue's with compensation.
   */
  scores: number[];
  /**
   * How often the watcher has taken a tile back or swapped it; 0 once all are laid.
   */
  changes: number;
}
export interface SpaceView {
  cell: string;
  /**
   * 0: no tray.
   */
  apples: number;
  /**
   * Whether a tray lies there face up.
   */
  up: boolean;
}
export interface SlotView {
  slot: string;
  /**
   * None: no tile, or, before both are done, none that the watcher may know.
   */
  tile: ("control" | "malfunction" | "mixup" | "premium" | "rush" | "wholesale") | null;
  /**
   * Whether the tile is unplayed and can be used.
   */
  up: boolean;
  /**
   * Whether a Malfunction turned it face down before it was played.
   */
  broken: boolean;
}
export interface CrateView {
  /**
   * Their apples, the last on top.
   */
  trays: number[];
  closed: ("premium" | "wholesale") | null;
  points: number;
}
export interface RushView {
  /**
   * Rush Orders that can be spent after the seat's move.
   */
  ready: number;
  /**
   * Rush Orders gained this turn.
   */
  fresh: number;
  spent: number;
}
/**
 * PP-5, PP-20.
 */
export interface Options {
  /**
   * The action tiles are dealt at random, face up. Otherwise each player lays them in secret.
   */
  beginners: boolean;
  /**
   * Points that Blue gets, since Red moves first.
   */
  compensation: number;
}
/**
 * The grid, the trays that fill it, and what each player gets.
 */
export interface Box {
  /**
   * Spaces along each side.
   */
  grid: number;
  /**
   * How many trays hold 1, 2, 3 … apples.
   */
  trays: number[];
  crates: number;
  /**
   * How many unused Rush Orders may lie there.
   */
  rush_section: number;
  tiles: {
    [k: string]: number;
  };
}
