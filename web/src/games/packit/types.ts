// What the server sends of Pack-It. To be replaced by types.gen.ts once it is generated.

export type Shape = "hex-hex" | "clipped" | "limped" | "orthogonal" | "diagonal" | "triangle";

export interface View {
  white: string[];
  red: string[];
  neutral: string[];
  empty: string[];
  /** Pieces on the board, Red's with komi. */
  scores: [number, number];
  turn: number;
}

export interface Options {
  board: Shape;
  size: number | null;
  neighbours: 4 | 8 | null;
  komi: number | null;
  seeds: number;
  seed_cells: string[];
}

export interface Box {
  boards: Partial<Record<Shape, number>>;
}
