// Every word of Pack-It, in English.

import type { Texts } from "../game";

const texts: Texts = {
  "side.0": "White",
  "side.1": "Red",

  "board.name": "Board of Pack-It. Arrow keys move, Enter plays, or type a cell’s name.",
  "piece.white": "White",
  "piece.red": "Red",
  "piece.neutral": "neutral",
  "piece.empty": "empty",
  "cell.playable": "playable",
  "cell.last": "last move",
  choose: "Choose an empty cell for your packet.",
  play: "Play {cell}",
  "foretold.none": "{cell}: {mine} for you",
  "foretold.one": "{cell}: {mine} for you, 1 turns neutral",
  "foretold.many": "{cell}: {mine} for you, {neutral} turn neutral",

  "tell.pack": "puts a packet on {cell}. White {white}, Red {red}",
  "describe.pack": "Packet on {cell}",

  "reason.board_full": "The board is full.",
  aim: "Have more pieces than the other side when the board is full.",
  komi: "{komi} for going second",
  "account.piece": "{count} piece",
  "account.pieces": "{count} pieces",
  "account.komi": "{pieces} and {komi}",
  "tie.shared": "With equal points it’s a draw.",

  "refusal.taken": "{cell} is taken. Pick an empty cell.",
  "refusal.off_board": "{cell} isn’t on the board. Its cells go from {first} to {last}.",
  "refusal.neighbours_on_hex": "How far a packet reaches can only be chosen on the square boards.",
  "refusal.seeds_twice": "Give a number of seeds or name their cells, not both.",
  "refusal.seed_off_board": "The seed on {cell} isn’t on the board. Choose another cell.",
  "refusal.seed_repeated": "A seed’s cell is named twice. Name it once.",
  "refusal.seeds_fill": "At least one cell must stay empty: {most} seeds at most.",
  "refusal.no_board": "There’s no board “{shape}” in the box. Choose another.",

  "option.board": "Board",
  "option.board.about": "Its shape, and what a packet looks like on it.",
  "option.board.hex-hex": "Hexagon",
  "option.board.hex-hex.about": "The usual board: hexagonal cells, packets of 7.",
  "option.board.clipped": "Clipped hexagon",
  "option.board.clipped.about": "The hexagon without its six corner cells.",
  "option.board.limped": "Limping hexagon",
  "option.board.limped.about": "A hexagon whose long and short sides alternate.",
  "option.board.orthogonal": "Square, packets of 5",
  "option.board.orthogonal.about": "Square cells; a packet is a plus sign.",
  "option.board.diagonal": "Square, packets of 9",
  "option.board.diagonal.about": "Square cells; a packet is 3 by 3.",
  "option.board.triangle": "Triangle",
  "option.board.triangle.about": "Hexagonal cells in a triangle, packets of 7.",

  "option.size": "Size",
  "option.size.about": "Cells along a side, from 3 to 13.",
  "option.size.null": "As in the rulebook",

  "option.neighbours": "Reach of a packet",
  "option.neighbours.about": "Square boards only. Komi depends on it.",
  "option.neighbours.null": "Standard for the board",
  "option.neighbours.4": "4 neighbours: a plus sign",
  "option.neighbours.8": "8 neighbours: 3 by 3",

  "option.komi": "Komi",
  "option.komi.about": "Points that Red gets for going second.",
  "option.komi.null": "Half a packet",

  "option.seeds": "Random seeds",
  "option.seeds.about": "How many cells are neutral from the start; which ones is random.",

  "option.seed_cells": "Chosen seeds",
  "option.seed_cells.about": "Cells that are neutral from the start, such as b2, c4.",
};

export default texts;
