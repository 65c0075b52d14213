// Small pictures for what cards say, in a box of 24 around 0, 0: each a line, and what is filled.

export interface Glyph {
  line?: string;
  solid?: string;
}

const BATTERY = "M-9-5H7V5H-9ZM7-2H10V2H7Z";
const BOLT = "M1-10-6 2H-1L-2 10 6-3H1Z";
const PARCEL = "M-8-5 0-9 8-5V5L0 9-8 5ZM-8-5 0-1 8-5M0-1V9";
const VAN = "M-10-6H3V5H-10ZM3-3H7L10 1V5H3ZM-8 6.5a2 2 0 1 0 4 0M3 6.5a2 2 0 1 0 4 0";
const HOUSE = "M-9 0 0-9 9 0M-7-2V9H7V-2";
const SHIELD = "M0-10 8-7V0Q8 7 0 10-8 7-8 0V-7Z";
const CLOCK = "M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0ZM0-5V0L4 3";
const MASK = "M-10-4Q-5-6 0-3 5-6 10-4 11 5 5 5 2 5 0 2-2 5-5 5-11 5-10-4Z";
const PIN = "M0 10Q-7 1-7-3A7 7 0 1 1 7-3Q7 1 0 10Z";
const CASE = "M-9-8H9V8H-9Z";

const GIFT: Glyph = { line: "M-8-3H8V9H-8ZM-9.5-7H9.5V-3H-9.5ZM0-7V9M0-7Q-7-12-6-8T0-7Q7-12 6-8T0-7" };

const GLYPHS: Readonly<Record<string, Glyph>> = {
  // what priority cards do
  drain: { line: BATTERY, solid: "M-7-3H-4V3H-7ZM-1 0H4V1.5H-1Z" },
  recharge: { line: BATTERY, solid: "M1-4-5 1H-1L-3 5 3-1H-1Z" },
  cramped: { line: `${VAN}M-7-.5H0` },
  roomy: { line: `${VAN}M-7-.5H0M-3.5-4V3` },
  spawn: { line: "M-10-3-3-6.5 4-3V6L-3 9.5-10 6ZM-10-3-3 .5 4-3M-3 .5V9.5M8-10V-2M4-6H12" },
  swap: { line: "M-9-9H0V3H-9ZM0-3H9V9H0M4-9H7V-6M7-9 3-5.5M-4 9H-7V6M-7 9-3 5.5" },
  far: { line: "M7-10V-2M3-6H11", solid: "M-11 1H-5V7H-11ZM-3 1H3V7H-3ZM5 1H11V7H5Z" },
  ignored: { line: `${MASK}M-9 9 9-9` },

  // what companies are known for
  "big-box": { line: PARCEL, solid: "M-3.5-7.2 4.5-3.2V-.2L2 1V-2L-6-6Z" },
  "long-life": { line: BATTERY, solid: "M-7-3H-4V3H-7ZM-3-3H0V3H-3ZM1-3H4V3H1Z" },
  "iron-lock": { line: "M-5-1V-5A5 5 0 0 1 5-5V-1", solid: "M-8-1H8V10H-8ZM-1.5 3V7H1.5V3Z" },
  "quick-charge": { solid: BOLT },
  whisper: { line: "M-9-8H9V4H0L-5 9V4H-9ZM-5-2H-4.5M0-2H.5M5-2H5.5" },
  "penny-wise": {
    line: "M-9 1Q-9-6 0-6 3-6 5-5L9-7 8-3Q9-2 9.5 0L11 .5V4L8 5 6 9H3V7H-3V9H-6L-7 6Q-9 4-9 1Z",
    solid: "M-3-10H3V-8H-3ZM4.5-2H6.5V0H4.5Z",
  },

  // what missions count
  load: { line: `${VAN}`, solid: "M-8-11H-4V-7H-8ZM-3-11H1V-7H-3Z" },
  visits: { line: `${HOUSE}M-4 3-1 6 4 0` },
  lows: { line: PARCEL },
  highs: GIFT,
  highs_by: { line: CLOCK, solid: "M0-9A9 9 0 0 1 9 0L0 0Z" },
  packages_by: { line: CLOCK, solid: "M0-9A9 9 0 0 1 9 0L0 0Z" },
  packages_from: { line: CLOCK, solid: "M0-9A9 9 0 0 0-9 0L0 0Z" },
  origins: {
    line: "M-5 6Q-10-1-10-4A5 5 0 0 1 0-4Q0-1-5 6ZM5 10Q1 4 1 1.5A4.5 4.5 0 0 1 10 1.5Q10 4 5 10Z",
    solid: "M-7-4h4v2h-4zM4 0h3v2H4z",
  },
  passes: { line: PIN, solid: "M0-7 1.2-4.5 4-4.2 2-2.3 2.5.5 0-.8-2.5.5-2-2.3-4-4.2-1.2-4.5Z" },
  corners: { line: CASE, solid: "M-11-10H-5V-4H-11ZM5-10H11V-4H5ZM-11 4H-5V10H-11ZM5 4H11V10H5Z" },
  middle: { line: CASE, solid: "M-4-3.5H4V3.5H-4Z" },
  places: { line: "M-10-7-3-9 3-6 10-8V7L3 9-3 6-10 8ZM-3-9V6M3-6V9" },
  unrobbed: { line: SHIELD, solid: "M-4-1-1 2 4-4 5.5-2.5-1 5-5.5.5Z" },
  full: { line: BATTERY, solid: "M-7-3H5V3H-7Z" },
  home: { line: HOUSE, solid: "M-2.5 3H2.5V9H-2.5Z" },
  blocks: { line: `${SHIELD}M-4-4 4 4M4-4-4 4` },
  crossings: { line: "M-10 0H10M0-10V10", solid: "M-4-4H4V4H-4Z" },
  drives: { solid: BOLT },
  paid: { line: "M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0Z", solid: "M1-5-4 1H-1L-2 5 4-1H1Z" },
};

const CARD: Glyph = { line: "M-7-10H7V10H-7ZM-3-4H3M-3 0H3M-3 4H1" };

/** Named after a special, a company, or what a mission counts; whatever only someone's own box has is a card. */
export const glyphOf = (name: string): Glyph => (Object.hasOwn(GLYPHS, name) ? GLYPHS[name] : undefined) ?? CARD;
