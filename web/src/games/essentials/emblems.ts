// What is sewn on the tiles: each item as a few paths around 0, 0, with 10 units a square.

/** Sewn on, a stripe on it, a line, or a dark spot. */
type Part = readonly [kind: "patch" | "stripe" | "line" | "spot", d: string];

export interface Emblem {
  width: number;
  height: number;
  parts: readonly Part[];
}

/** Items that only someone's own box has. */
const BUTTON: Emblem = {
  width: 10,
  height: 10,
  parts: [
    ["patch", "M-4.4 0a4.4 4.4 0 1 1 8.8 0a4.4 4.4 0 1 1-8.8 0z"],
    ["line", "M-3 0a3 3 0 1 1 6 0a3 3 0 1 1-6 0z"],
    ["spot", "M-1.7-1h1v1h-1zM.7-1h1v1h-1zM-1.7.6h1v1h-1zM.7.6h1v1h-1z"],
  ],
};

export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  glasses: {
    width: 27,
    height: 9,
    parts: [
      ["line", "M-1.7-.6Q0-2.4 1.7-.6M-10-1.6Q-12.6-2.2-12.8-4M10-1.6Q12.6-2.2 12.8-4"],
      ["patch", "M-10.8.2a4.5 4.3 0 1 0 9 0a4.5 4.3 0 1 0-9 0zM1.8.2a4.5 4.3 0 1 0 9 0a4.5 4.3 0 1 0-9 0z"],
      ["stripe", "M-8.6 1.2-6-2-4.8-1.2-7.4 2zM4 1.2 6.6-2 7.8-1.2 5.2 2z"],
    ],
  },
  book: {
    width: 11,
    height: 10,
    parts: [
      ["stripe", "M-5.5-3.4V4.6H5.5V-3.4z"],
      ["patch", "M0-2.8C-1.4-4.6-4-4.4-5-3.9V3.5C-4 3-1.4 3 0 4.4C1.4 3 4 3 5 3.5V-3.9C4-4.4 1.4-4.6 0-2.8z"],
      ["line", "M0-2.8V4.4M-3.8-1.9q1.4-.3 2.6.5M-3.8.3q1.4-.3 2.6.5M3.8-1.9q-1.4-.3-2.6.5M3.8.3q-1.4-.3-2.6.5"],
    ],
  },
  belt: {
    width: 38,
    height: 9,
    parts: [
      ["patch", "M-16-2.4H12V2.4H-16Q-18.4 2.4-18.4 0T-16-2.4z"],
      ["stripe", "M-15.6-1.5H8v.7H-15.6zM-15.6.8H8v.7H-15.6z"],
      [
        "spot",
        "M-14.6 0a.8.8 0 1 1 1.6 0a.8.8 0 1 1-1.6 0zM-11.2 0a.8.8 0 1 1 1.6 0a.8.8 0 1 1-1.6 0zM-7.8 0a.8.8 0 1 1 1.6 0a.8.8 0 1 1-1.6 0z",
      ],
      ["patch", "M9.5-4H17.5V4H9.5zM11.5-2H15.5V2H11.5z"],
      ["line", "M11 0H18.4M5.5-2.4V2.4M7.5-2.4V2.4"],
    ],
  },
  shirt: {
    width: 11,
    height: 10,
    parts: [
      ["patch", "M-2.2-4.4Q0-2.6 2.2-4.4L5.4-2.8 4.2 0 3-.6V4.5H-3V-.6L-4.2 0-5.4-2.8z"],
      ["stripe", "M0 3.2C-3.6.6-1.4-1.8 0-.2 1.4-1.8 3.6.6 0 3.2z"],
    ],
  },
  headphones: {
    width: 11,
    height: 10,
    parts: [
      ["patch", "M-5 1V-.2A5 4.6 0 0 1 5-.2V1H3.7V-.2A3.7 3.3 0 0 0-3.7-.2V1z"],
      [
        "patch",
        "M-4.6.2h1.6q.8 0 .8.8v2.8q0 .8-.8.8h-1.6q-.8 0-.8-.8V1q0-.8.8-.8zM3 .2h1.6q.8 0 .8.8v2.8q0 .8-.8.8H3q-.8 0-.8-.8V1q0-.8.8-.8z",
      ],
      ["stripe", "M-3.3.8q.6 0 .6.6v2q0 .6-.6.6zM3.3.8q-.6 0-.6.6v2q0 .6.6.6z"],
    ],
  },
  boot: {
    width: 10,
    height: 15,
    parts: [
      ["patch", "M-3.8-7H.8V2.4Q4.4 2.6 4.6 5.2V7H-3.8z"],
      ["stripe", "M-3.8-7H.8v2.2H-3.8zM-3.8 5.6H4.6V7H-3.8z"],
      ["line", "M-3.8-4.8H.8M-3.8 5.6H4.6M-1-2.4H.8M-1-.6H.8M-1 1.2H.8"],
    ],
  },
  towel: {
    width: 11,
    height: 10,
    parts: [
      ["patch", "M-4.8-4.4H3.8Q5-4.4 5-3.1T3.8-1.7H-4.8zM-4.8 1.1H3.8Q5 1.1 5 2.5T3.8 3.9H-4.8z"],
      ["patch", "M4.8-1.7H-3.8Q-5-1.7-5-.3T-3.8 1.1H4.8z"],
      ["stripe", "M-2.6-4.2h1.7v2.3h-1.7zM-2.6 1.3h1.7v2.4h-1.7zM.9-1.5h1.7v2.4H.9z"],
    ],
  },
  glove: {
    width: 10,
    height: 14,
    parts: [
      [
        "patch",
        "M-3.2 3.4V-1.6Q-4.4-4.8-2.2-6.2 .6-7.4 2-4.8 2.6-3.4 2.4-1.4 3.2-2.8 4.2-2.2 5-1.4 4.2 0L2.4 2.2V3.4z",
      ],
      ["stripe", "M-3.6 3.4H2.8V6.4H-3.6z"],
      ["line", "M-3.6 3.4H2.8V6.4H-3.6zM-1.6 4.2V5.6M.4 4.2V5.6"],
    ],
  },
  scarf: {
    width: 27,
    height: 10,
    parts: [
      ["line", "M-11.6-2.4l-1.6-.6M-11.6-.8l-1.7-.2M-11.6.8l-1.7.2M11.6-2l1.6-.8M11.6-.3l1.7-.4M11.6 1.3l1.7.1"],
      ["patch", "M-11.6-3.2Q-6-4.8 0-1.8T11.6-2.8V1.8Q6 4.8 0 1.8T-11.6 1.6z"],
      ["stripe", "M-10-3.5h1.7v4.4h-1.7zM-6.8-3.5 -5.1-3.3V.8l-1.7.1zM5.1-.5h1.7v3.7H5.1zM8.3-1.2H10V2.4l-1.7.6z"],
    ],
  },
  hanger: {
    width: 18,
    height: 10,
    parts: [
      ["patch", "M0-1.8 8.2 2.6Q8.8 4.2 7.4 4.2H-7.4Q-8.8 4.2-8.2 2.6zM0 .3-4.6 2.8H4.6z"],
      ["line", "M0-1.8V-2.2Q1.7-2.5 1.7-3.6T0-4.7-1.5-3.7"],
    ],
  },
  coat: {
    width: 11,
    height: 11,
    parts: [
      ["patch", "M-1.8-4.8H1.8L4-3.8 5.3 2.2 3.5 2.7 3 .6 3.4 4.8H-3.4L-3 .6-3.5 2.7-5.3 2.2-4-3.8z"],
      [
        "stripe",
        "M-1.8-4.8 0-1.2-1.6-1.7-2.8-4.3zM1.8-4.8 0-1.2 1.6-1.7 2.8-4.3zM-2.8 1.6h1.6v.9h-1.6zM1.2 1.6h1.6v.9H1.2z",
      ],
      ["line", "M0-1.2V4.8"],
      ["spot", "M.7-.3h.9v.9H.7zM.7 3h.9v.9H.7z"],
    ],
  },
  dress: {
    width: 10,
    height: 11,
    parts: [
      ["patch", "M-2.6-4.9H-1.3Q0-2.9 1.3-4.9H2.6L1.9-1.2 4.6 4Q0 6-4.6 4L-1.9-1.2z"],
      ["stripe", "M-1.9-1.6H1.9L2.2-.4H-2.2zM-4 3.1Q0 4.9 4 3.1l.5.9Q0 6-4.5 4z"],
    ],
  },
  umbrella: {
    width: 32,
    height: 9,
    parts: [
      ["line", "M-15.4 0H11.6Q14.8 0 14.8-2T12.8-4"],
      ["patch", "M-13 0-9.5-2.4Q-2-4.2 5-2.6L4 0 5 2.6Q-2 4.2-9.5 2.4z"],
      ["stripe", "M-13 0-9.5-.8Q-2-1.4 4.2-.9L4 0 4.2.9Q-2 1.4-9.5.8z"],
      ["line", "M-3.5-3.4Q-2.5 0-3.5 3.4"],
    ],
  },
  briefs: {
    width: 14,
    height: 9,
    parts: [
      ["patch", "M-6.4-3.8H6.4V-1Q2.2-.2 2 3.8H-2Q-2.2-.2-6.4-1z"],
      ["stripe", "M-6.4-3.8H6.4v1.7H-6.4z"],
      ["line", "M-6.4-2.1H6.4M-3.8-.6Q-1.8.6-1.6 2.6M3.8-.6Q1.8.6 1.6 2.6"],
    ],
  },
  vest: {
    width: 10,
    height: 13,
    parts: [
      ["patch", "M-3.2-6.2h1.5Q-1.6-2.8 0-2.8T1.7-6.2H3.2Q3.2-2.4 4.6-1.6V6.2H-4.6V-1.6Q-3.2-2.4-3.2-6.2z"],
      ["stripe", "M-4.6 3.6H4.6v1.3H-4.6zM-4.6 1H4.6v1.3H-4.6z"],
    ],
  },
  sock: {
    width: 9,
    height: 13,
    parts: [
      ["patch", "M-3.2-6.2H1.2V.8Q1.2 2 2.4 2.7 4.7 4 3.9 5.5 3 6.5 1 6-3.2 5-3.2 1.8z"],
      ["stripe", "M-3.2-6.2H1.2v2.3H-3.2zM2.2 2.6Q4.7 4 3.9 5.5 3.2 6.3 1.5 6.1 1.1 4 2.2 2.6z"],
      ["line", "M-3.2-3.9H1.2"],
    ],
  },
  stocking: {
    width: 10,
    height: 14,
    parts: [
      ["patch", "M-2.8-6.6H1.4V1.6Q1.4 2.8 2.6 3.4 4.8 4.6 4 6 3.2 7 1.2 6.5-2.8 5.6-2.8 2.4z"],
      ["stripe", "M-2.8-4.8H1.4v1.6H-2.8zM-2.8-1.6H1.4V0H-2.8zM-2.8 1.6H1.4q0 1 .6 1.5L-2.7 3.2z"],
    ],
  },
};

export function emblemOf(item: string): Emblem {
  return EMBLEMS[item] ?? BUTTON;
}
