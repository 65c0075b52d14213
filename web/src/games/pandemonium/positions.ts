// The positions on the rules page, the same in every language.

import { BOX, picture } from "./pictures";

const LOW = "b3 c2 d3 e4 b5 d2";
const ROGUE_AT_FIRST = { at: "c4", cubes: "d5 d4 c4" };

/** The first turn: everyone chooses a card. */
export const START = {
  box: BOX,
  view: picture({
    phase: "card",
    turn: 1,
    waiting: [0, 1],
    low: LOW,
    high: "c3 e5",
    red: { at: "a2" },
    green: { at: "e1" },
    rogue: ROGUE_AT_FIRST,
  }),
};

/** Red wins with a 6, and says who plans first. */
export const REVEAL = {
  box: BOX,
  view: picture({
    phase: "order",
    turn: 1,
    waiting: [0],
    winner: 0,
    low: LOW,
    high: "c3 e5",
    red: { at: "a2", played: [6] },
    green: { at: "e1", van: 5, played: [13] },
    rogue: ROGUE_AT_FIRST,
  }),
};

/** Red has driven over c2 to c3, and Green plans next. */
export const ROUTE = {
  box: BOX,
  view: picture({
    phase: "route",
    turn: 1,
    waiting: [1],
    planners: [1],
    steps: 3,
    winner: 0,
    low: "b3 d3 e4 b5 d2",
    high: "e5",
    red: { at: "c3", cubes: "b2 c2 c3", low: 1, high: 1, played: [6] },
    green: { at: "e1", van: 5, played: [13] },
    rogue: ROGUE_AT_FIRST,
  }),
};

/** The Rogue's list says e5, three steps away. */
export const ROGUE = {
  box: BOX,
  view: picture({
    phase: "rogue",
    turn: 1,
    waiting: [0],
    winner: 0,
    thieves: [2],
    low: "b3 e4 b5",
    high: "e5",
    red: { at: "c3", cubes: "b2 c2 c3", low: 1, high: 1, played: [6] },
    green: { at: "d3", cubes: "e2 d2 d3", low: 2, van: 5, played: [13] },
    rogue: ROGUE_AT_FIRST,
  }),
};

/** A turn later: Red has come home across two old cubes, and unloaded. */
export const HOME = {
  box: BOX,
  view: picture({
    phase: "route",
    turn: 2,
    waiting: [1],
    planners: [1],
    steps: 3,
    winner: 0,
    spawned: [3],
    low: "b3 b5 b5 d4",
    high: "",
    red: { at: "a2", cubes: "b2 c2 c3 c2 b2 a2", base: [1, 1], battery: 1, played: [6, 3] },
    green: { at: "d3", cubes: "e2 d2 d3", low: 2, played: [13, 9] },
    rogue: { at: "e5", cubes: "d4 e4 e5", low: 1, high: 1 },
  }),
};

/** The Rogue has come to b3 and goes on over two more of Red's cubes. */
export const LOSS = {
  box: BOX,
  view: picture({
    phase: "loss",
    turn: 5,
    waiting: [0],
    winner: 1,
    thieves: [2],
    path: ["c3", "c2"],
    robbed: ["b3"],
    low: "a5 d1 e3",
    high: "",
    red: {
      ...{ at: "b2", cubes: "b3 c3 d3 d2 c2 b2", low: 2, high: 1, battery: 2, owed: 1, base: [2, 1] },
      played: [6, 3, 9, 10, 7],
    },
    green: { at: "d4", cubes: "e2 e3 e4 e5 d5 d4", low: 2, base: [2, 0], played: [13, 9, 8, 4, 5] },
    rogue: { at: "b3", cubes: "b3 c3 c2", low: 1, high: 1 },
  }),
};

/** Green has had the exploding package since turn 6, and crosses a cube of Red's. */
export const BOMB = {
  box: BOX,
  view: picture({
    phase: "route",
    turn: 9,
    waiting: [1],
    planners: [1],
    steps: 1,
    has_moved: true,
    winner: 0,
    carrier: 1,
    fuse: 11,
    low: "a5 e4 d1",
    high: "d5",
    red: { at: "b5", cubes: "b2 b3 c3 c4 b4 b5", low: 3, base: [4, 1], played: [6, 3, 9, 10, 7, 8, 2, 12, 5] },
    green: { at: "c3", cubes: "e1 e2 e3 d3 c3", low: 1, base: [4, 1], played: [13, 9, 8, 4, 5, 11, 6, 12, 10] },
    rogue: { at: "c5", cubes: "d4 c4 c5", base: [2, 1] },
  }),
};

/** Sixteen turns are over. */
export const OVER = {
  box: BOX,
  view: picture({
    phase: "over",
    turn: 16,
    winner: 1,
    low: "a5 c5 e4 e4",
    high: "e5",
    red: {
      ...{ at: "a2", cubes: "d4 d3 c3 c2 b2 a2", base: [9, 4], battery: 1 },
      missions: { "full-load": 3, homeward: 1 },
      played: [6, 3, 9, 10, 7, 8, 2, 12, 5, 4, 1, 11, 14, 13, 16, 15],
    },
    green: {
      ...{ at: "c2", cubes: "e3 e2 e1 d1 c1 c2", low: 1, base: [7, 3], defused: true, battery: 2 },
      missions: { "big-deal": 3, corners: 3 },
      played: [13, 9, 8, 4, 5, 11, 6, 12, 10, 7, 3, 2, 15, 1, 16, 14],
    },
    rogue: { at: "b4", cubes: "c5 c4 b4", low: 2, high: 1, base: [4, 2] },
  }),
};

/** Alone in the first turn: the Rogue has taken the 5 on c3, come to c2, and goes on to d2; the other one waits at b1. */
export const ALONE = {
  box: BOX,
  view: picture({
    phase: "loss",
    turn: 1,
    waiting: [0],
    rolls: [],
    thieves: [2, 1],
    path: ["d2"],
    robbed: ["c3", "c2"],
    low: "b3 d3 e4 b5",
    high: "e5",
    red: { at: "d2", cubes: "b2 c2 d2", low: 2, owed: 1, played: [4] },
    green: { at: "b1", gate: "b1", company: null, charge: 0 },
    rogue: { at: "c2", cubes: "c3 c2 d2", high: 1 },
  }),
};
