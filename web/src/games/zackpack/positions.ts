// The positions on the rules page, the same in every language.

import { BOX, paid, picture } from "./pictures";

export const ROLLED = {
  view: picture("ready", [{ load: [2, 3, 1, 1, 0] }, { load: [5, 0, 2, 0, 1] }, { load: [1, 4, 2, 2, 1] }], [1, 2]),
  box: BOX,
};

/** Seat 2 has grabbed truck 3, which lay in front of seat 3. */
export const RACE = {
  view: picture(
    "grab",
    [
      { load: [2, 3, 1, 1, 0], trucks: [1, 5] },
      { load: [5, 0, 2, 0, 1], trucks: [2, 4], truck: 3 },
      { load: [1, 4, 2, 2, 1], trucks: [6] },
    ],
    [0, 2],
  ),
  box: BOX,
};

/** A brown bar rests on a grey one and a cube; beside it a grey one stands. */
export const LOADED = {
  view: picture(
    "load",
    [
      {
        load: [2, 3, 3, 1, 0],
        truck: 2,
        bars: ["2 a1 across", "1 c1 up", "3 a1 across", "3 b2 across", "2 d1 up"],
      },
    ],
    [0],
  ),
  box: BOX,
};

/** The first has room for 1; the second has room for 1 and two brown bars left: 1 + 12. */
export const PAID = {
  view: paid([
    {
      load: [1, 2, 2, 1, 0],
      truck: 6,
      bars: ["4 a1 across", "3 a2 across", "3 a1 across", "2 a2 across", "2 d2 up", "1 c2 up"],
    },
    { load: [2, 1, 3, 0, 1], truck: 1, bars: ["5 a3 across", "3 a1 across", "2 d2 across", "1 d1 up", "1 a2 up"] },
  ]),
  box: BOX,
};
