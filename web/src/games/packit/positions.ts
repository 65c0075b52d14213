// The positions on the rules page, the same in every language.

import { picture } from "./pictures";

export const MIDDLE = {
  view: picture(
    [
      "g4 . . . .",
      "f3 . . . . .",
      "e2 . . w w . .",
      "d1 . . w w w . .",
      "c1 . . w w . .",
      "b1 . . . . .",
      "a1 . . . .",
    ],
    3.5,
  ),
  last: { seat: 0, action: "d4" },
};

export const EDGE = {
  view: picture(
    [
      "g4 . . . .",
      "f3 . . . . w",
      "e2 . . w w w w",
      "d1 . . w w w w w",
      "c1 . . w w . .",
      "b1 r r . . .",
      "a1 r r . .",
    ],
    3.5,
  ),
  last: { seat: 0, action: "e7" },
};

export const NEUTRAL = {
  view: picture(
    [
      "g4 . . . .",
      "f3 . . . . .",
      "e2 . . w w . .",
      "d1 . . w w w . .",
      "c1 . . n n . .",
      "b1 . r r r .",
      "a1 . r r .",
    ],
    3.5,
  ),
  last: { seat: 1, action: "b3" },
};

export const OWN = {
  view: picture(
    [
      "g4 . . . .",
      "f3 . . . . .",
      "e2 . . w w w w",
      "d1 . . w w w w w",
      "c1 . . n n w w",
      "b1 . r r r .",
      "a1 . r r .",
    ],
    3.5,
  ),
  last: { seat: 0, action: "d6" },
};

export const FULL = {
  view: picture(
    [
      "g4 w w w w",
      "f3 w n n w n",
      "e2 w n r n n r",
      "d1 w w n r r r r",
      "c1 n n w n r r",
      "b1 r n w n n",
      "a1 r w w w",
    ],
    3.5,
  ),
  last: { seat: 0, action: "a4" },
};

export const CLIPPED = {
  view: picture(
    [
      "i6 . . .",
      "h4 . . . . . .",
      "g3 . w w r r w w",
      "f2 . w w n r n w w",
      "e2 . n n r r w w",
      "d1 . r r r r r . .",
      "c1 . r n n r r .",
      "b1 . w w n r .",
      "a2 w w .",
    ],
    3.5,
  ),
  options: { board: "clipped", size: 5 },
};

export const LIMPED = {
  view: picture(
    [
      "h4 . . . . .",
      "g3 . . w w . .",
      "f2 w w w w w . .",
      "e1 w w w w w r r .",
      "d1 w w r r r r r",
      "c1 . r r r r r",
      "b1 . r r . .",
      "a1 . . . .",
    ],
    3.5,
  ),
  options: { board: "limped", size: 5 },
};

export const TRIANGLE = {
  view: picture(
    ["g7 .", "f6 r r", "e5 r r r", "d4 . n n .", "c3 . w w w w", "b2 . . w w w w", "a1 . . . . . w w"],
    3.5,
  ),
  options: { board: "triangle", size: 7 },
};

export const ORTHOGONAL = {
  view: picture(
    ["a6 . w . . r .", "a5 w w w r r r", "a4 . w . w r .", "a3 . r w w w .", "a2 r r r w . .", "a1 . r . . . ."],
    2.5,
    true,
  ),
  options: { board: "orthogonal", size: 6 },
};

export const DIAGONAL = {
  view: picture(
    ["a6 w w w . . .", "a5 w w w . . .", "a4 w w w w w .", "a3 r r n w w .", "a2 r r n w w .", "a1 r r r . . ."],
    4.5,
    true,
  ),
  options: { board: "diagonal", size: 6 },
};

export const SEEDS = {
  view: picture(
    [
      "g4 . . n .",
      "f3 . . . . .",
      "e2 . . . . . .",
      "d1 . . w n . . .",
      "c1 . w w w . .",
      "b1 n w w . .",
      "a1 . . . .",
    ],
    3.5,
  ),
  last: { seat: 0, action: "c3" },
};
