// Positions written by hand, as the rules page shows them.

import { SIDES, type Tile } from "./spaces";
import type { CrateView, View } from "./types.gen";

const TILES: Record<string, Tile> = {
  p: "premium",
  w: "wholesale",
  r: "rush",
  c: "control",
  x: "mixup",
  m: "malfunction",
};

interface Position {
  /**
   * Rows from the top: Red's slots, then each row between Blue's slots, then Red's slots. A space is its apples, `.` empty,
   * or `-4` for a tray of 4 face down. A tile is its letter (x: Order Mix-up), with `-` before it once it is used, `!` once it is broken.
   */
  rows: readonly string[];
  grabber: string;
  turn?: number;
  phase?: View["phase"];
  /** Each player's crates: the trays, the last on top, and p or w if it is closed. */
  crates?: readonly (readonly string[])[];
  /** Rush Orders of each: ready, fresh, spent. */
  rush?: readonly (readonly [number, number, number])[];
  hand?: readonly Tile[];
  laid?: number[];
  done?: boolean[];
}

export function picture({
  rows,
  grabber,
  turn = 0,
  phase = "move",
  crates,
  rush,
  hand = [],
  laid,
  done,
}: Position): View {
  const size = rows.length - 2;
  const signs = rows.map((row) => row.trim().split(/\s+/));
  const [top = [], bottom = []] = [signs[0], signs.at(-1)];
  const letters = Array.from({ length: size }, (_, index) => String.fromCharCode(97 + index));
  const lines = signs.slice(1, -1).reverse();
  const slots = [
    letters.flatMap((letter, index) => [tile(`${letter}-top`, top[index]!), tile(`${letter}-bottom`, bottom[index]!)]),
    lines.flatMap((line, index) => [tile(`${index + 1}-left`, line[0]!), tile(`${index + 1}-right`, line.at(-1)!)]),
  ];
  const packed = SIDES.map((_, seat) => Array.from({ length: 4 }, (_, index) => crate(crates?.[seat]?.[index] ?? "")));
  return {
    phase,
    turn,
    grabber,
    grid: lines.flatMap((line, row) =>
      letters.map((letter, column) => {
        const apples = Number(line[column + 1]!.replace(".", "0"));
        return { cell: `${letter}${row + 1}`, apples: Math.abs(apples), up: apples > 0 };
      }),
    ),
    slots,
    laid: laid ?? slots.map((own) => own.filter((slot) => slot.tile).length),
    hand: [...hand],
    done: done ?? [true, true],
    crates: packed,
    rush: SIDES.map((_, seat) => {
      const [ready, fresh, spent] = rush?.[seat] ?? [0, 0, 0];
      return { ready, fresh, spent };
    }),
    scores: packed.map((own) => own.reduce((sum, { points }) => sum + points, 0)),
    changes: 0,
  };
}

function tile(slot: string, sign: string): View["slots"][number][number] {
  return { slot, tile: TILES[sign.replace(/[-!]/, "")] ?? null, up: sign in TILES, broken: sign.startsWith("!") };
}

function crate(text: string): CrateView {
  const trays = [...text].filter((sign) => /\d/.test(sign)).map(Number);
  const closed = text.includes("p") ? "premium" : text.includes("w") ? "wholesale" : null;
  const apples = trays.reduce((sum, one) => sum + one, 0);
  return { trays, closed, points: closed === "premium" ? 2 * apples : closed ? Math.floor(apples / 2) : apples };
}
