// Written by `make types`; change the Python structs instead.

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
  board: "clipped" | "diagonal" | "hex-hex" | "limped" | "orthogonal" | "triangle";
  size: number | null;
  neighbours: (4 | 8) | null;
  komi: number | null;
  seeds: number;
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
