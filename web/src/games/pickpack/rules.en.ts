// The rules of Pick & Pack for people, in English; clause by clause they stand in the engine's rules.md.

import type { Rules } from "../game";
import * as positions from "./positions";

const rules: Rules = {
  summary:
    "Two packers fill crates with apples, and share one grabber: Red pushes it along the rows, Blue along the columns.",
  credit:
    "Pick & Pack is a game by Simon Hunt, 2007. This page explains the rules in our own words; its pictures are drawn by this program.",
  parts: [
    {
      title: "What lies on the table",
      text: [
        "36 trays are shuffled, and one goes on each space of a 6-by-6 grid. Ten hold 1 apple, eight hold 2, seven hold 3, six hold 4, four hold 5, and a single one holds 6. The riper the apples, the more there are.",
        "The **grabber** starts on the tray of 6. That tray doesn’t belong to anyone yet: it stays there until someone comes back for it. Each of you has **four crates**, empty for now.",
      ],
      picture: { ...positions.DEAL, caption: "A fresh deal. The grabber stands on c4, where the 6 lies." },
    },
    {
      title: "Laying the tiles",
      phases: ["set-up"],
      text: [
        "Each of you lays **twelve action tiles**, two of every kind, on twelve slots: Red’s are above and below the columns, Blue’s left and right of the rows. You don’t see your opponent’s until you’re both done.",
        "For a first game, choose the beginners’ set-up: then all tiles are dealt at random, face up from the start.",
      ],
      picture: { ...positions.LAID, caption: "All tiles are laid. Red’s have square corners, Blue’s round ones." },
    },
    {
      title: "Moving the grabber",
      phases: ["move"],
      text: [
        "On your turn you **must** move the grabber to another space. **Red moves it along its row**, **Blue along its column**, as far as they like; nothing in between stops it.",
        "If a tray lies there face up, you get it. The grabber stays on the space, and your opponent has to start from there.",
      ],
      picture: { ...positions.GRABBED, caption: "Red went from c4 to f4 and has the 5. Now Blue moves in column f." },
    },
    {
      title: "Packing a tray",
      text: [
        "A new tray goes on top of the **open crate with the fewest trays**. If several tie, you choose. So your open crates grow evenly.",
        "The order matters: tiles only ever touch the **top** tray of a crate.",
      ],
    },
    {
      title: "Empty spaces are for tiles",
      text: [
        "You may go to an **empty space** only to use a tile: one of yours that hasn’t been used, at an end of the space’s **column if you are Red**, of its **row if you are Blue**. You must use exactly one.",
        "A tray that lies **face down** blocks its space for the rest of the game.",
      ],
      picture: {
        ...positions.EMPTY,
        caption:
          "Red is on c3. The trays on a3 and e3 are in reach, b3 lets Red use Malfunction or Premium, f3 Wholesale. The tray on d3 is face down.",
      },
    },
    {
      title: "All or nothing",
      text: [
        "A tile takes effect in full or not at all, and you can’t go to a space for a tile that would do nothing. Quality Control needs a tray in one of your opponent’s open crates; Order Mix-up needs that and a tray in an open crate of yours; Wholesale needs an open crate of theirs; Malfunction needs something to turn over; Rush Order needs a free place in your rush section (PP-10).",
      ],
      house: true,
    },
    {
      title: "Premium and Wholesale",
      text: [
        "**Premium** closes one of **your** open crates: its apples count **double**. **Wholesale** closes one of **theirs**: its apples count **half**, rounded down.",
        "The tile leaves its slot and stays on the crate. A closed crate gets no more trays, and nobody can take any out of it.",
      ],
      picture: {
        ...positions.CLOSED,
        caption: "Red’s crate 2 is Premium: 5 apples, 10 points. Crate 3 was sold Wholesale: 7 apples, 3 points.",
      },
    },
    {
      title: "Quality Control and Order Mix-up",
      text: [
        "**Quality Control** takes the top tray of any of your opponent’s open crates. You pack it as if you had grabbed it.",
        "**Order Mix-up** swaps the top trays of an open crate of theirs and an open crate of yours. Both tiles are turned over on their slots afterwards.",
      ],
    },
    {
      title: "Malfunction",
      text: [
        "**Malfunction** turns something face down for good: any tray on the grid, or any tile that your opponent hasn’t used yet. Then it is turned over itself.",
      ],
      picture: {
        ...positions.BROKEN,
        caption: "On b3, Red used the Malfunction above column b. Blue’s Premium left of row 2 is out of order.",
      },
    },
    {
      title: "Rush Order",
      phases: ["rush"],
      text: [
        "A **Rush Order** goes to your rush section, which has room for two. On a later turn you can spend it to move once more, straight away. Then it is gone.",
      ],
    },
    {
      title: "When a Rush Order can be spent",
      text: [
        "You spend it after a complete move, never on the turn you got it, and only if there is a move to make; you may spend two on one turn. Malfunction can’t turn over a Rush Order in a rush section (PP-13, PP-16).",
      ],
      house: true,
    },
    {
      title: "The end",
      phases: ["over"],
      text: [
        "The game is over when **all four crates of one player are closed**, or when the player whose turn it is **can’t move** the grabber.",
        "An apple in an open crate is 1 point, in a Premium crate 2; a Wholesale crate is worth half its apples, rounded down. Whoever has more points wins.",
      ],
      picture: {
        ...positions.OVER,
        caption: "All of Red’s crates are closed, so the game is over: Red has 47 points, Blue 60.",
      },
    },
    {
      title: "Small print",
      text: [
        "While you lay, you may take tiles back or swap them, 99 times in all (PP-4). Red moves first; “Shuffle seats” decides at random who is Red. Closing the last crate ends the game at once, even in the middle of a turn; whether you can move only matters when your turn begins. With equal points you share the victory. Moving first helps a little: to even it out, you can agree on a **compensation** before you start, which Blue gets on top (PP-1, PP-18, PP-19, PP-20).",
      ],
      house: true,
    },
    {
      title: "How moves are written",
      text: [
        "A space is its column’s letter and its row’s number, counted from the bottom left: `c4`. A move says what happens, where the grabber goes, and what was chosen: `grab c4 2` packs the tray into your crate 2, `control c4 3 1` takes the top tray of their crate 3 into your crate 1, `malfunction c4 4-left` breaks Blue’s tile left of row 4.",
      ],
    },
  ],
};

export default rules;
