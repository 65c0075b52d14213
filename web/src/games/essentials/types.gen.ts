// Written by `make types`; change the Python structs instead.

/**
 * @minItems 4
 * @maxItems 4
 */
export type LaidView = [string, "cat" | "item", number, string];
export type LessonStep =
  | "bonus"
  | "cat"
  | "close"
  | "goal"
  | "groups"
  | "lady"
  | "pack"
  | "position"
  | "rats"
  | "rest"
  | "result"
  | "second"
  | "sock"
  | "tile"
  | "todos";

export interface View {
  phase: "draft" | "over" | "pack" | "poms" | "select";
  round: number;
  first: number;
  /**
   * Who selects a position or drafts.
   */
  turn: number | null;
  /**
   * The bonus tiles that they have still to choose.
   */
  owed: ("accessory" | "sock" | "underwear")[];
  positions: Position[];
  spaces: (string | null)[];
  /**
   * What is left in the bag, in the order of the box.
   */
  bag: string[];
  supply: {
    [k: string]: number;
  };
  todos: string[];
  suitcases: SuitcaseView[];
  solo: Solo | null;
}
/**
 * A draft position.
 */
export interface Position {
  pawn?: number | null;
  /**
   * Whether a Cat Lady token lies there.
   */
  lady?: boolean;
  /**
   * Its number, once it is flipped: the first of those on it.
   */
  token?: number | null;
  barred?: boolean;
}
export interface SuitcaseView {
  /**
   * Which of the box's suitcases it is; 0: the common one.
   */
  layout: number;
  laid: LaidView[];
  hand: string[];
  before: number;
  rats: number;
  poms: number;
  /**
   * The squares with Pom-poms.
   */
  tucked: string[];
  score: Score;
}
/**
 * The score sheet of a suitcase as it is, line by line.
 */
export interface Score {
  /**
   * How many tiles each colour's largest group has: peach, banana, lavender, mint.
   */
  groups: number[];
  /**
   * What these groups score.
   */
  colours: number[];
  /**
   * What the cats score.
   */
  cats: number;
  todos: number[];
  total: number;
  /**
   * How many squares are empty.
   */
  empty: number;
}
/**
 * What whoever plays alone is up against.
 */
export interface Solo {
  /**
   * The card with the goal, from 1.
   */
  card: number;
  /**
   * To be beaten.
   */
  goal: number;
  /**
   * The card that bars positions this round.
   */
  flipped: number | null;
  /**
   * How many are still face down.
   */
  cards: number;
}
/**
 * PE-3, PE-4, PE-27.
 */
export interface Options {
  /**
   * Same: everyone packs the same one. Own: everyone packs a different one. Alone: always the same one.
   */
  suitcases: "own" | "same";
  /**
   * Sideways: twelve columns and eight rows. Upright: eight columns and twelve rows.
   */
  lying: "sideways" | "upright";
  /**
   * Alone: whose score you have to beat. Her card also sets the three To-Dos.
   */
  card: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
}
/**
 * Tiles, suitcases, bonuses and cards.
 */
export interface Box {
  bonuses: ("pom" | "rat" | "sock" | "underwear")[][];
  groups: number[];
  cat: number;
  tokens: number[][];
  tiles: Accessory[];
  underwear: Supply[];
  socks: Supply[];
  suitcases: string[][];
  todos: ToDo[];
  cards: Card[];
}
/**
 * A tile for each of its colours.
 */
export interface Accessory {
  item: string;
  shape: string[];
  colours: ("banana" | "lavender" | "mint" | "peach")[];
}
/**
 * Underwear or Sock tiles of one shape, and how many of them each colour has.
 */
export interface Supply {
  item: string;
  shape: string[];
  number: {
    [k: string]: number;
  };
}
/**
 * A To-Do card; its name begins with its group.
 */
export interface ToDo {
  name: string;
  scores: "blocks" | "colours" | "columns" | "fewer" | "matching" | "pairs_of_five" | "rows" | "sizes" | "small";
  points: number;
  /**
   * The points where the suitcase lies sideways; None: the same.
   */
  sideways: number | null;
}
/**
 * A Cat Lady's card, for whoever plays alone.
 */
export interface Card {
  lady: string;
  todos: string[];
  goal: number;
  barred: number[];
}
export interface Review {
  /**
   * For each suitcase; none before the game is over.
   */
  best: Best[];
}
/**
 * No other way to lay these tiles, the same sides up, and the Pom-poms scores more.
 */
export interface Best {
  /**
   * What the suitcase scores so.
   */
  total: number;
  /**
   * As many of the last tiles as could be looked at, in the order in which they were placed.
   */
  laid: LaidView[];
  tucked: string[];
}
