// Written by `make types`; change the Python structs instead.

export type LessonStep =
  "count" | "danger" | "deny" | "edge" | "goal" | "holes" | "last" | "neutral" | "packet" | "result" | "strike";

/**
 * The whole board: nothing is hidden.
 */
export interface View {
  white: string[];
  red: string[];
  neutral: string[];
  empty: string[];
  /**
   * Pieces on the board, Red's with komi.
   *
   * @minItems 2
   * @maxItems 2
   */
  scores: [number, number];
  turn: number;
}
/**
 * None is the rulebook's own. PI-9, PI-9f, PI-10, PI-11.
 */
export interface Options {
  /**
   * The shape of the board.
   */
  board: "clipped" | "diagonal" | "hex-hex" | "limped" | "orthogonal" | "triangle";
  /**
   * Cells along a side. Left out: the board’s usual size.
   */
  size: number | null;
  /**
   * How far a packet reaches on square boards. Left out: the board’s own.
   */
  neighbours: (4 | 8) | null;
  /**
   * Points that Red gets for going second. Left out: half as many as a packet has cells.
   */
  komi: number | null;
  /**
   * Neutral pieces on the board from the start, placed at random.
   */
  seeds: number;
  /**
   * Cells with a neutral piece from the start, instead of random seeds.
   */
  seed_cells: string[];
}
/**
 * The boards, each with its usual size.
 */
export interface Box {
  boards: {
    [k: string]: number;
  };
}
