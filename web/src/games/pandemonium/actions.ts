// Plays as the engine writes them.

import type { Side, Square } from "./city";

export type Colour = "red" | "green" | "rogue";
export const COLOURS: readonly Colour[] = ["red", "green", "rogue"];
export type Value = "low" | "high";

export type Move =
  | { verb: "base"; gate: Square; side: Side }
  | { verb: "company"; name: string }
  | { verb: "card"; number: number | null }
  | { verb: "swap"; mission: string | null }
  | { verb: "order"; when: "first" | "second" }
  | { verb: "go"; square: Square }
  | { verb: "load"; low: number; high: number }
  | { verb: "hand"; to: Colour }
  | { verb: "recharge"; value: Value }
  | { verb: "rogue"; route: readonly Square[] }
  | { verb: "bomb" | "stop" | "block" | "lose" };

export function read(action: string): Move | null {
  const [verb, one = "", two = ""] = action.split(" ");
  switch (verb) {
    case "base":
      return { verb, gate: one, side: two as Side };
    case "company":
      return { verb, name: one };
    case "card":
      return { verb, number: one === "-" ? null : Number(one) };
    case "swap":
      return { verb, mission: one === "-" ? null : one };
    case "order":
      return { verb, when: one as "first" | "second" };
    case "go":
      return { verb, square: one };
    case "load":
      return { verb, low: Number(one), high: Number(two) };
    case "hand":
      return { verb, to: one as Colour };
    case "recharge":
      return { verb, value: one as Value };
    case "rogue":
      return { verb, route: one === "-" ? [] : one.split(",") };
    case "bomb":
    case "stop":
    case "block":
    case "lose":
      return { verb };
    default:
      return null;
  }
}

export const card = (number: number): string => `card ${number}`;
export const go = (square: Square): string => `go ${square}`;
export const load = (low: number, high: number): string => `load ${low} ${high}`;
export const hand = (to: Colour): string => `hand ${to}`;
export const recharge = (value: Value): string => `recharge ${value}`;
export const rogue = (route: readonly Square[]): string => `rogue ${route.join(",") || "-"}`;
