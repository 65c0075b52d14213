// The rules of Pack-It for people, in English; clause by clause they stand in the engine's rules.md.

import type { Rules } from "../game";
import * as positions from "./positions";

const rules: Rules = {
  summary: "Fill the board together, a packet at a time, and own more of it than your opponent in the end.",
  credit:
    "Pack-It is a game by Phil Leduc, © 2025, all rights reserved. This page explains its rules in our own words. Anyone who wants to program or sell the game is asked to write to him first: philleduc.pled@gmail.com.",
  parts: [
    {
      title: "Place a packet",
      text: [
        "Two players, **White** and **Red**, take turns; White goes first. The usual board is a hexagon of 127 cells, 7 along each side. The pictures here show a smaller one.",
        "On your turn, pick an **empty** cell. You get a piece there and on every empty cell that touches it. All of that together is a **packet**: 7 cells, if nothing is in its way.",
      ],
      picture: { ...positions.MIDDLE, caption: "White has chosen d4, and six cells around it came along." },
    },
    {
      title: "At the edge",
      text: ["Where a packet would stick out over the edge, nothing happens. You simply get fewer pieces."],
      picture: {
        ...positions.EDGE,
        caption: "Red took the corner a1: only 4 cells. White’s e7, beside the edge, gave 5 new ones.",
      },
    },
    {
      title: "Turning pieces neutral",
      text: [
        "If **your opponent’s pieces** touch the cell you chose, they are swapped for **neutral** ones: grey plugs with a cross. They stay neutral for good and belong to no one.",
        "You don’t get those cells, but your opponent has lost them.",
      ],
      picture: { ...positions.NEUTRAL, caption: "Red chose b3. That gave 5 red pieces, and turned c3 and c4 neutral." },
    },
    {
      title: "What stays as it is",
      text: [
        "Your **own pieces** and **neutral** ones around the chosen cell stay as they are. So does everything that doesn’t touch it.",
        "You can’t pass: as long as there’s an empty cell, you have to choose one on your turn.",
      ],
      picture: { ...positions.OWN, caption: "White went on with d6. White’s own d5 stays white; six pieces are new." },
    },
    {
      title: "The end, and komi",
      text: [
        "When no cell is empty, the game is over. Each piece of your colour is a point. Neutral pieces count for no one.",
        "Going first is worth something. So Red gets **komi** on top: half as many points as a packet has cells, that is **3.5** with packets of 7. Whoever has more points wins.",
      ],
      picture: {
        ...positions.FULL,
        caption: "White has 14. Red has 10 and 3.5 komi, 13.5 in all. White wins by half a point!",
      },
    },
    {
      title: "A draw",
      text: [
        "As long as komi has a half point, nobody can tie. If your table plays with a whole number and the scores are equal, we call it a draw (PI-8).",
      ],
      house: true,
    },
    {
      title: "Other boards: the clipped hexagon",
      text: [
        "The author only names this board. We take it to be the hexagon **without its six corner cells**. Usual size: 7 (PI-9a).",
      ],
      picture: { ...positions.CLIPPED, caption: "Clipped, size 5: no corners to hide in." },
      house: true,
    },
    {
      title: "Other boards: the limping hexagon",
      text: [
        "Long and short sides alternate: at size 7, sides of 7 cells and of 6. The author calls it “limped”; its exact shape is our choice (PI-9b).",
      ],
      picture: { ...positions.LIMPED, caption: "Limped, size 5: sides of 5 and of 4." },
      house: true,
    },
    {
      title: "Other boards: the triangle",
      text: [
        "Hexagonal cells, 10 along each side, 55 in all. We play it with packets of 7 and a komi of 3.5, as on the usual board (PI-9e).",
      ],
      picture: { ...positions.TRIANGLE, caption: "Triangle, size 7. The points of the triangle are narrow." },
      house: true,
    },
    {
      title: "Other boards: squares with packets of 5",
      text: [
        "Square cells, 9 along each side. Only cells that share an **edge** touch, so a packet is a plus sign of 5 cells, and komi is **2.5**.",
      ],
      picture: { ...positions.ORTHOGONAL, caption: "Orthogonal, size 6: a board full of plus signs." },
    },
    {
      title: "Other boards: squares with packets of 9",
      text: [
        "The same board, but all **8 cells around** the chosen one belong to the packet. That makes 9 cells and a komi of **4.5**.",
      ],
      picture: { ...positions.DIAGONAL, caption: "Diagonal, size 6: packets of 3 by 3." },
    },
    {
      title: "Sizes, seeds and other komi",
      text: [
        "There is more to choose when you set up a table. **Size**: from 3 to 13. **Reach**: 4 or 8 neighbours on either square board; komi depends on the packet, not on the board (PI-9, PI-9f).",
        "**Seeds** are neutral pieces that lie there from the start: placed at random, or on cells that you name. At least one cell stays empty. **Komi**: any half or whole number from −100 to 100 (PI-10, PI-11).",
      ],
      picture: {
        ...positions.SEEDS,
        caption: "Three seeds, on b1, d4 and g6. White’s first packet on c3 takes 6 cells, as d4 was taken.",
      },
      house: true,
    },
    {
      title: "Names of cells",
      text: [
        "On boards of hexagons, the letter is the row, counted from the bottom, and the number the diagonal that climbs to the upper left, counted from the left. The middle of the usual board is `g7`. On square boards it is as in chess: the letter is the column, the number the row.",
        "A move is written as the cell in the middle of its packet: `g7`. On a keyboard you can type just that, then press Enter.",
      ],
    },
  ],
};

export default rules;
