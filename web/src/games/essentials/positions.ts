// The positions on the rules page, the same in every language.

import { BOX, picture } from "./pictures";

const ADA = [
  "banana-glasses cat 0 j1",
  "peach-hanger cat 0 g1",
  "mint-glove cat 0 a2",
  "mint-stocking cat 0 c4",
  "mint-glasses cat 0 a1",
  "mint-sock cat 3 d1",
  "peach-glasses item 1 h2",
  "mint-vest item 2 d3",
  "banana-coat item 1 k2",
  "peach-scarf item 2 i4",
  "peach-briefs item 2 h5",
  "peach-dress cat 3 g3",
  "banana-shirt cat 1 l6",
  "mint-towel item 3 e1",
  "peach-sock item 1 i7",
  "peach-belt cat 0 e8",
  "mint-headphones cat 3 d5",
];
const BO = [
  "lavender-dress cat 0 g1",
  "mint-belt cat 0 a8",
  "mint-dress cat 2 f7",
  "lavender-vest cat 2 d1",
  "peach-towel cat 0 l6",
  "mint-briefs item 0 d6",
  "lavender-hanger item 0 a1",
  "lavender-umbrella item 1 b2",
  "mint-umbrella cat 0 e4",
  "peach-umbrella cat 0 l3",
  "lavender-briefs cat 0 f2",
  "lavender-boot cat 2 a4",
  "lavender-towel item 2 b4",
  "lavender-vest cat 3 g2",
  "lavender-sock item 1 i3",
  "banana-headphones item 0 f4",
  "peach-vest item 0 i6",
  "peach-book item 0 k1",
];

/** Seat 2 drafts first, then seat 1; two Cat Ladies wait behind them. */
export const DRAFT = {
  box: BOX,
  view: picture({
    phase: "draft",
    round: 5,
    turn: 1,
    positions: ["1", "0", "?", "?"],
    spaces: ["peach-glasses", "lavender-glove", "lavender-hanger", "lavender-headphones"],
    suitcases: [
      { laid: ADA.slice(0, 5), poms: 1 },
      { laid: BO.slice(0, 5), rats: 0, poms: 2 },
    ],
  }),
};

/** Seat 1 has taken tile 3; the Cat Lady after it shows 3, which is gone, and removes tile 1. */
export const LADY = {
  box: BOX,
  view: picture({
    phase: "draft",
    round: 6,
    turn: 1,
    positions: ["", "?3", "1", "?"],
    spaces: [null, "lavender-umbrella", null, "mint-hanger"],
    suitcases: [
      { laid: ADA.slice(0, 7), hand: ["mint-vest", "banana-coat"], rats: 0, poms: 1 },
      { laid: BO.slice(0, 7), rats: 2, poms: 2 },
    ],
  }),
};

/** The Coat and the vest of that round are packed. */
export const PACKED = {
  box: BOX,
  view: picture({
    phase: "pack",
    round: 6,
    suitcases: [{ laid: ADA.slice(0, 9), rats: 0, poms: 1 }],
  }),
};

/** The same two tiles as items and as cats: their shapes are mirrored. */
export const FLIPPED = {
  box: BOX,
  view: picture({
    phase: "pack",
    round: 2,
    suitcases: [
      { laid: ["lavender-boot item 0 d4", "peach-scarf item 0 g4"], rats: 2 },
      { laid: ["lavender-boot cat 0 d4", "peach-scarf cat 0 h4"], rats: 0 },
    ],
  }),
};

/** Nine lavender tiles, four mint ones. */
export const GROUPS = {
  box: BOX,
  view: picture({ phase: "pack", round: 11, suitcases: [{ laid: BO.slice(0, 15), rats: 0, poms: 2 }] }),
};

export const OVER = {
  box: BOX,
  view: picture({
    phase: "over",
    round: 12,
    suitcases: [
      { laid: ADA, rats: 2, tucked: ["d8", "e6", "j6", "k6"] },
      { laid: BO, rats: 0, tucked: ["g7", "h8", "i2", "i8"] },
    ],
  }),
};

/** Round 6: Eudora's card bars the first and the third position. */
export const ALONE = {
  box: BOX,
  view: picture({
    phase: "select",
    round: 6,
    turn: 0,
    positions: ["x", "", "x", ""],
    spaces: ["banana-hanger", "lavender-umbrella", "banana-coat", "mint-hanger"],
    suitcases: [{ laid: BO.slice(0, 8), rats: 1, poms: 1 }],
    solo: { card: 1, goal: 150, flipped: 5, cards: 4 },
  }),
};
