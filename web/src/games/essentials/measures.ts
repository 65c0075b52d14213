// What a To-Do counts as a small picture in a box of 24: squares of a suitcase, or tiles.

export interface Sketch {
  /** Filled, in the ink of the card. */
  full: string;
  /** Lines around what is empty. */
  empty: string;
}

const GRID = "M3 3H21V21H3ZM9 3V21M15 3V21M3 9H21M3 15H21";
const BRIEFS = "M1 6H11V8.6Q7.8 9.4 7.6 13H4.4Q4.2 9.4 1 8.6Z";
const SOCK = "M14 5H18.4V12.5Q22.5 13.4 22 16.5 21 18.6 18 17.5 14 16.2 14 13Z";

export const SKETCHES: Readonly<Record<string, Sketch>> = {
  columns: { full: "M9 3H15V21H9Z", empty: GRID },
  rows: { full: "M3 9H21V15H3Z", empty: GRID },
  blocks: { full: "M3 3H12V12H3Z", empty: "M3 3H21V21H3ZM12 3V21M3 12H21M7.5 3V21M16.5 3V21M3 7.5H21M3 16.5H21" },
  matching: { full: BRIEFS + SOCK, empty: "M5 19H10M7.5 16.5V21.5" },
  colours: {
    full: "M3 3H11V11H3ZM13 13H21V21H13Z",
    empty: "M13 3H21V11H13ZM3 13H11V21H3ZM13 7H21M17 3V11M5 15H9M5 17H9M5 19H9",
  },
  fewer: { full: BRIEFS, empty: SOCK + "M3 18H9M3 21H12" },
  pairs_of_five: { full: "M4 2H8V6H12V10H8V14H4V10H0V6H4ZM16 10H20V14H24V18H20V22H16V18H12V14H16Z", empty: "" },
  small: { full: "M7 5H12V12H19V19H7Z", empty: "M7 12H12V19" },
  sizes: { full: "M2 2H5V11H2ZM2 8H8V11H2ZM11 2H17V8H11ZM4 14H19V17H4ZM10 17H13V23H10Z", empty: "" },
};
