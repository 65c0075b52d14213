// Written by `make types`; change the Python structs instead.

/**
 * @minItems 4
 * @maxItems 4
 */
export type DeliveryView = [number, number, number, string[]];
export type LessonStep =
  | "base"
  | "charge"
  | "company"
  | "goal"
  | "home"
  | "loss"
  | "missions"
  | "more"
  | "order"
  | "result"
  | "rogue"
  | "route"
  | "secret"
  | "win";

export interface View {
  phase: "base" | "card" | "company" | "loss" | "order" | "over" | "rogue" | "route" | "swap";
  turn: number;
  /**
   * Who has still to act in this phase.
   */
  waiting: number[];
  /**
   * Of this turn; until the reveal, of the last one.
   */
  winner: number | null;
  map: string;
  /**
   * Between which squares it lies: ``a1-b1``.
   */
  water: string[];
  bridges: string[];
  locations: LocationView[];
  rolls: [number, number][];
  /**
   * Red, Green and the Rogue. Alone, Green's van is a second Rogue.
   */
  drivers: DriverView[];
  /**
   * Who has still to plan a route this turn; the first one is at it.
   */
  planners: number[];
  /**
   * Cubes still to be laid on this route.
   */
  steps: number;
  has_moved: boolean;
  has_loaded: boolean;
  /**
   * What was aboard on coming here: low and high value.
   *
   * @minItems 2
   * @maxItems 2
   */
  came: [number, number];
  /**
   * The drivers still to move as Rogues this turn.
   */
  thieves: number[];
  /**
   * The rest of the route announced for the Rogue.
   */
  path: string[];
  /**
   * Where Rogues have been this turn: cubes there count no more.
   */
  robbed: string[];
  /**
   * The spawn cards revealed, by their numbers from 1.
   */
  spawned: number[];
  /**
   * How many are revealed this turn.
   */
  spawns: number;
  bomb: string | null;
  carrier: number | null;
  /**
   * The turn at whose end it explodes.
   */
  fuse: number | null;
}
export interface LocationView {
  square: string;
  name: string;
  low?: number;
  high?: number;
}
export interface DriverView {
  at: string | null;
  gate: string | null;
  side: ("east" | "north" | "south" | "west") | null;
  /**
   * Oldest first.
   */
  cubes: string[];
  /**
   * How many packages it holds this turn.
   */
  van: number;
  low: number;
  high: number;
  /**
   * Of these, so many were stolen from vans.
   */
  stolen_low: number;
  stolen_high: number;
  base_low: number;
  base_high: number;
  base_stolen_low: number;
  base_stolen_high: number;
  /**
   * Units of a full battery.
   */
  charge: number;
  battery: number;
  company: string | null;
  /**
   * Priority cards, the last one last.
   */
  played: number[];
  has_chosen: boolean;
  /**
   * The card chosen for this turn, for its owner's eyes.
   */
  chosen: number | null;
  /**
   * Cubes of this turn's route.
   */
  steps: number;
  ignored: boolean;
  /**
   * Losses that the company still stops this turn.
   */
  guards: number;
  /**
   * Losses to the Rogue that are still to be resolved.
   */
  owed: number;
  charged: boolean;
  defused: boolean;
  /**
   * None: a secret.
   */
  missions: MissionView[] | null;
  given_up: string[] | null;
  /**
   * Without missions where they are a secret.
   */
  score: Score;
  logbook: LogbookView;
}
export interface MissionView {
  name: string;
  counted: number;
  asked: number;
  points: number;
  /**
   * Complete for now only: it may be lost again before the end.
   */
  so_far: boolean;
}
/**
 * The score sheet, line by line.
 */
export interface Score {
  low: number;
  high: number;
  /**
   * What stolen packages score on top.
   */
  stolen: number;
  bomb: number;
  missions: number;
  total: number;
}
/**
 * What a driver has done, as far as missions ask for it or the story tells it.
 */
export interface LogbookView {
  deliveries: DeliveryView[];
  /**
   * Where the packages aboard were loaded.
   */
  origins: string[];
  passed: string[];
  /**
   * The last turn in which the Rogue took a package; 0: it never did.
   */
  lost: number;
  blocked: number;
  crossed: number;
  drives: number;
  paid: number;
  /**
   * Losses that the company stopped, for nothing.
   */
  guarded: number;
}
/**
 * PM-32. None is the box's own.
 */
export interface Options {
  /**
   * Which map is used. Left out: one is drawn at random.
   */
  map: string | null;
  /**
   * Two secret missions each. Without them: the family game.
   */
  missions: boolean;
  /**
   * Points for a low-value package. Left out: as on the box, 1.
   */
  low: number | null;
  /**
   * Points for a high-value package. Left out: as on the box, 5.
   */
  high: number | null;
  /**
   * Packages that each cube costs when the Rogue crosses it. Left out: as on the box, 1.
   */
  loss: number | null;
  /**
   * Turns from picking the exploding package up until it explodes. Left out: as on the box, 5.
   */
  fuse: number | null;
  /**
   * High: it goes for high-value packages. Any: for low-value ones too, if no high-value one is near.
   */
  rogue_hunts: "any" | "high";
  /**
   * Stops: the Rogue’s route ends there. Goes on: the winner moves it as far as it can go.
   */
  rogue_after: "goes_on" | "stops";
}
/**
 * Cards of all kinds, and the numbers that the rules need.
 */
export interface Box {
  numbers: Numbers;
  locations: string[];
  maps: CityMap[];
  cards: PriorityCard[];
  companies: CompanyCard[];
  missions: Mission[];
  spawns: Spawn[];
  drivers: AiCard[];
  /**
   * What whoever plays alone may reach, lowest first; the middle one is the goal.
   */
  grades: Grade[];
}
export interface Numbers {
  low: number;
  high: number;
  /**
   * Points for a defused one.
   */
  bomb: number;
  /**
   * How often a package stolen from a van counts for the Rogue player.
   */
  stolen: number;
  /**
   * Packages lost for each cube that the Rogue crosses.
   */
  loss: number;
  fuse: number;
  van: number;
  rogue_van: number;
  /**
   * Enough for the longest route with a special's cube.
   */
  cubes: number;
  /**
   * Cubes of a route.
   */
  steps: number;
  battery: number;
  /**
   * Units that Electric Drive recharges.
   */
  electric: number;
  /**
   * Low-value packages for a full charge at the base.
   */
  fee: number;
}
/**
 * A city map card (PM-2).
 */
export interface CityMap {
  name: string;
  /**
   * The gate of the Rogue base.
   */
  base: string;
  side: "east" | "north" | "south" | "west";
  /**
   * The Rogue's last route, oldest first; its van stands on the last.
   */
  cubes: string[];
  low: string[];
  high: string[];
  water: string[];
  bridges: string[];
}
export interface PriorityCard {
  number: number;
  special: ("cramped" | "drain" | "far" | "ignored" | "recharge" | "roomy" | "spawn" | "swap") | null;
}
export interface CompanyCard {
  name: string;
  ability: Change;
  drawback: Change;
}
export interface Change {
  trait: "battery" | "electric" | "fee" | "guard" | "high" | "mission" | "van";
  by: number;
}
/**
 * A mission is complete when its condition counts as many as it asks for (PM-28).
 */
export interface Mission {
  name: string;
  counts:
    | "blocks"
    | "corners"
    | "crossings"
    | "drives"
    | "full"
    | "highs"
    | "highs_by"
    | "home"
    | "load"
    | "lows"
    | "middle"
    | "origins"
    | "packages_by"
    | "packages_from"
    | "paid"
    | "passes"
    | "places"
    | "unrobbed"
    | "visits";
  points: number;
  number: number;
  turn: number;
  /**
   * Locations, for conditions that name some.
   */
  at: string[];
}
/**
 * A spawn card: the locations where packages appear (PM-21).
 */
export interface Spawn {
  low: string[];
  high: string[];
  bomb: string | null;
}
/**
 * How a Rogue drives where somebody plays alone: what it prefers among equals (PM-31).
 */
export interface AiCard {
  name: string;
  kinds: ("cube" | "van")[];
  ways: ("east" | "north" | "south" | "west")[];
}
export interface Grade {
  name: string;
  points: number;
}
