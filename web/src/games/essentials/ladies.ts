// What the Cat Ladies look like, in the order of their cards: portraits in a box of 40.

import type { Mood } from "./cat";
import type { Colour } from "./tiles";

export interface Lady {
  hair: string;
  colour: string;
  skin: string;
  dress: string;
  glasses: "round" | "pointed" | "none";
  /** What she wears on her head. */
  worn?: { d: string; colour: string };
  /** Who sits on her shoulder. */
  cat: { coat: Colour; mood: Mood };
}

const BUN = "M20 5.8a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM11 21Q10 11.5 20 11.5T29 21Q30 27 26 28H14Q10 27 11 21Z";
const CURLS =
  "M12 15a4 4 0 1 1 5-4.5 4 4 0 0 1 7 0A4 4 0 1 1 29 15a4 4 0 0 1 1 7 4 4 0 1 1-4 6.5H14A4 4 0 1 1 10 22a4 4 0 0 1 2-7Z";
const BOB = "M10.5 27.5Q9 11 20 10.5T29.5 27.5Q27 29 25 27.5H15Q12 29 10.5 27.5Z";
const HIVE = "M20 3Q28.5 4.5 28.3 14 30.8 22 27.5 28H12.5Q9.2 22 11.7 14 11.5 4.5 20 3Z";
const SIDES = "M11.5 17H28.5Q30.5 24 28 28.5H12Q9.5 24 11.5 17Z";
const BRAIDS = "M11 21Q10 10.5 20 10.5T29 21L30.5 33Q28.8 35.5 27 33L26 25H14L13 33Q11.2 35.5 9.5 33Z";
const LONG = "M9.5 33Q12 28 10.5 22 9.5 10.5 20 10.5T29.5 22Q28 28 30.5 33 26 35 24 30H16Q14 35 9.5 33Z";

const HAT = "M5.5 16.5Q20 9.5 34.5 16.5 20 19.5 5.5 16.5ZM11.5 14.5Q12.5 5.5 20 5.5T28.5 14.5Q20 12.5 11.5 14.5Z";
const SCARF =
  "M12.5 20Q14.5 14.8 20 15T27.5 20L30.5 28.5Q30 11 20 10.5T9.5 28.5ZM16.5 28.5 20 30 23.5 28.5 25 33 20 30.5 15 33Z";
const FLOWER = "M26 12.5a2 2 0 1 1 3-1.5 2 2 0 1 1 1.5 3 2 2 0 1 1-3 1.5 2 2 0 1 1-1.5-3Z";
const BAND = "M11.8 15.5Q20 9.5 28.2 15.5L28.5 17.5Q20 12 11.5 17.5Z";

export const LADIES: readonly Lady[] = [
  {
    hair: BUN,
    colour: "#8d8a92",
    skin: "#f2c9a5",
    dress: "#8c2166",
    glasses: "round",
    cat: { coat: "peach", mood: "watching" },
  },
  {
    hair: CURLS,
    colour: "#b5482a",
    skin: "#f7d7bd",
    dress: "#2f6b4a",
    glasses: "none",
    cat: { coat: "mint", mood: "tongue" },
  },
  {
    hair: BOB,
    colour: "#5a3a22",
    skin: "#d9a066",
    dress: "#c1571c",
    glasses: "none",
    worn: { d: FLOWER, colour: "#e8734a" },
    cat: { coat: "banana", mood: "asleep" },
  },
  {
    hair: HIVE,
    colour: "#dcd8e6",
    skin: "#f0c4a4",
    dress: "#1d5f9e",
    glasses: "pointed",
    worn: { d: BAND, colour: "#8566c4" },
    cat: { coat: "lavender", mood: "paw" },
  },
  {
    hair: SIDES,
    colour: "#2b2024",
    skin: "#8a5a35",
    dress: "#a87a12",
    glasses: "none",
    worn: { d: HAT, colour: "#7a2c4e" },
    cat: { coat: "lavender", mood: "watching" },
  },
  {
    hair: BRAIDS,
    colour: "#d9ab3f",
    skin: "#f7d7bd",
    dress: "#3d6d8c",
    glasses: "round",
    cat: { coat: "peach", mood: "tongue" },
  },
  {
    hair: SIDES,
    colour: "#9a958f",
    skin: "#e8b68e",
    dress: "#5d3f22",
    glasses: "none",
    worn: { d: SCARF, colour: "#b3261e" },
    cat: { coat: "mint", mood: "asleep" },
  },
  {
    hair: LONG,
    colour: "#3b3540",
    skin: "#c98d5c",
    dress: "#46327a",
    glasses: "pointed",
    cat: { coat: "banana", mood: "paw" },
  },
];
