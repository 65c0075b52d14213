// The positions on the rules page, the same in every language.

import { picture } from "./pictures";

const FULL = ["3 1 2 4 5 2", "2 5 1 3 4 1", "1 3 6 2 1 5", "4 1 3 2 3 1", "2 4 1 5 2 3", "1 2 4 3 1 4"];

const between = (rows: readonly string[], left: readonly string[], right: readonly string[]): string[] =>
  rows.map((row, index) => `${left[index]} ${row} ${right[index]}`);

const NONE = [".", ".", ".", ".", ".", "."];

export const DEAL = {
  view: picture({
    rows: [". . . . . .", ...between(FULL, NONE, NONE), ". . . . . ."],
    grabber: "c4",
    phase: "set-up",
    done: [false, false],
  }),
};

const LEFT = ["r", "w", "m", "c", "p", "x"];
const RIGHT = ["m", "x", "r", "p", "w", "c"];
const TOP = "p m c x r w";
const BOTTOM = "c p m w x r";

export const LAID = {
  view: picture({ rows: [TOP, ...between(FULL, LEFT, RIGHT), BOTTOM], grabber: "c4" }),
};

/** Red has grabbed f4 from c4. */
export const GRABBED = {
  view: picture({
    rows: [
      TOP,
      ...between(
        ["3 1 2 4 5 2", "2 5 1 3 4 1", "1 3 6 2 1 .", "4 1 3 2 3 1", "2 4 1 5 2 3", "1 2 4 3 1 4"],
        LEFT,
        RIGHT,
      ),
      BOTTOM,
    ],
    grabber: "f4",
    turn: 1,
    crates: [["", "5"], []],
  }),
  last: { seat: 0, action: "grab f4 2" },
};

const LATER = ["3 . 2 . 5 2", ". 5 1 . . 1", "1 . . 2 . .", "4 . . -2 3 .", "2 4 . . 2 3", ". 2 4 . 1 ."];

/** What has been packed and rushed by then. */
const CRATES = [
  ["35", "41", "16", "23"],
  ["54", "31", "134", "11"],
];
const RUSH: [number, number, number][] = [
  [1, 0, 1],
  [0, 0, 1],
];

/** Red may go to a3, e3, or for a tile to b3 and f3; not to d3, which is face down. */
export const EMPTY = {
  view: picture({
    rows: [
      "p m -c -x . w",
      ...between(LATER, ["r", "w", "-m", "c", "p", "x"], ["m", "x", ".", "p", "w", "-c"]),
      "-c p -m w -x .",
    ],
    grabber: "c3",
    crates: CRATES,
    rush: RUSH,
  }),
};

export const CLOSED = {
  view: picture({
    rows: [
      ". m -c -x . w",
      ...between(LATER, ["r", "w", "-m", "c", "p", "x"], ["m", "x", ".", "p", ".", "-c"]),
      "-c p -m w -x .",
    ],
    grabber: "b3",
    turn: 1,
    crates: [
      ["35", "41p", "16w", "23"],
      ["54", "31", "134", "11"],
    ],
    rush: RUSH,
  }),
};

export const BROKEN = {
  view: picture({
    rows: [
      "p -m -c -x . w",
      ...between(LATER, ["r", "w", "-m", "c", "!p", "x"], ["m", "x", ".", "p", "w", "-c"]),
      "-c p -m w -x .",
    ],
    grabber: "b3",
    turn: 1,
    crates: CRATES,
    rush: RUSH,
  }),
  last: { seat: 0, action: "malfunction b3 2-left" },
};

export const OVER = {
  view: picture({
    rows: [
      "w -m -c . . w",
      ...between(
        ["3 . . . . .", ". . 1 . . .", "1 . . . . .", ". . . -2 . .", ". 4 . . . .", ". . . . 1 ."],
        ["-x", ".", "-m", "-c", ".", "p"],
        ["-m", "x", ".", ".", ".", "-c"],
      ),
      "-c . -m . -x x",
    ],
    grabber: "c3",
    phase: "over",
    crates: [
      ["354p", "1425w", "232p", "1122w"],
      ["1436", "543p", "3152", "23141"],
    ],
    rush: [
      [0, 0, 2],
      [1, 0, 1],
    ],
  }),
};
