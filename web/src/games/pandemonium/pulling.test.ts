import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Pulling } from "./pulling";

/** A page of cells, of which the pointer is at one. */
class Cell {
  constructor(readonly dataset: { cell: string }) {}
  closest = (): Cell => this;
}

const cell = (square: string): Cell => new Cell({ cell: square });
let under = cell("b2");

beforeEach(() => {
  vi.stubGlobal("Element", Cell);
  vi.stubGlobal("document", { elementFromPoint: () => under });
});
afterEach(() => vi.unstubAllGlobals());

/** A van on b2 that is taken hold of, and where it is dragged to. */
function held(): { pulling: Pulling; reached: string[]; to: (square: string, buttons?: number) => void } {
  const reached: string[] = [];
  const pulling = new Pulling({ grip: () => "b2", onreach: (square) => reached.push(square) });
  pulling.press({ button: 0, target: cell("b2") } as unknown as PointerEvent);
  const to = (square: string, buttons = 1): void => {
    under = cell(square);
    pulling.move({ buttons, clientX: 0, clientY: 0 } as PointerEvent);
  };
  return { pulling, reached, to };
}

test("a van is dragged from square to square", () => {
  const { pulling, reached, to } = held();
  for (const square of ["b2", "b3", "b3", "c3"]) to(square);
  expect(reached).toEqual(["b3", "c3"]);
  expect(pulling.end()).toBe(true);
});

test("a van that was let go outside the map stays where it is", () => {
  const { pulling, reached, to } = held();
  to("b3");
  to("c3", 0);
  to("c4");
  expect(reached).toEqual(["b3"]);
  expect(pulling.end()).toBe(false);
});
