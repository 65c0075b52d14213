// Plays as the house writes them.

import type { Direction, Lie } from "./loads";

export type Move =
  | { verb: "ready" | "done" }
  | { verb: "grab"; truck: number | "pile" }
  | ({ verb: "put" } & Lie)
  | { verb: "take"; cell: string };

export function read(action: string): Move | null {
  const [verb, one = "", two = "", three = ""] = action.split(" ");
  switch (verb) {
    case "ready":
    case "done":
      return { verb };
    case "grab":
      return { verb, truck: one === "pile" ? "pile" : Number(one) };
    case "put":
      return { verb, size: Number(one), cell: two, direction: three as Direction };
    case "take":
      return { verb, cell: one };
    default:
      return null;
  }
}

export function put({ size, cell, direction }: Lie): string {
  return `put ${size} ${cell} ${direction}`;
}

export const take = (cell: string): string => `take ${cell}`;
export const grab = (truck: number | "pile"): string => `grab ${truck}`;
export const TOP = grab("pile");
