// The rules of Pick & Pack for people, in English; clause by clause they stand in the engine's rules.md.

import type { Rules } from "../game";
import * as positions from "./positions";

const rules: Rules = {
  summary:
    "Two packers fill crates with apples, and share one grabber: Red pushes it along the rows, Blue along the columns.",
  credit:
    "Pick & Pack is a game by Simon Hunt, 2007. This page tells the rules in our own words; its pictures are drawn by this program.",
  parts: [
    {
      title: "What lies on the table",
      text: [
        "36 trays are shuffled, and each space of a grid of 6 by 6 gets one. Ten hold 1 apple, eight hold 2, seven hold 3, six hold 4, four hold 5, and a single one holds 6. The riper the apples, the more there are.",
        "The **grabber** starts on the tray of 6. That tray isn’t anybody’s yet: it waits for someone to come back to it. Each of you has **four crates**, empty for now.",
      ],
      picture: { ...positions.DEAL, caption: "A fresh deal. The grabber stands on c4, where the 6 lies." },
    },
    {
      title: "Laying the tiles",
      phases: ["set-up"],
      text: [
        "Each of you lays **twelve action tiles**, two of every kind, on twelve slots: Red’s are above and below the columns, Blue’s left and right of the rows. You don’t see what the other lays until both are done.",
        "For a first game, choose the beginners’ set-up: then all tiles are laid by lot, and open from the start.",
      ],
      picture: { ...positions.LAID, caption: "All tiles lie. Red’s have square corners, Blue’s round ones." },
    },
    {
      title: "Moving the grabber",
      phases: ["move"],
      text: [
        "On your turn you **must** move the grabber to another space. **Red moves it along its row**, **Blue along its column**, as far as you like; nothing in between stops it.",
        "If a tray lies there face up, you get it. The grabber stays on the space, and your opponent has to start from there.",
      ],
      picture: { ...positions.GRABBED, caption: "Red went from c4 to f4 and has the 5. Now Blue moves in column f." },
    },
    {
      title: "Packing a tray",
      text: [
        "A new tray goes on top of the **open crate with the fewest trays**. Are there several with as few, you choose one of them. So your crates grow evenly, as long as they are open.",
        "The order matters: tiles only ever touch the **top** tray of a crate.",
      ],
    },
    {
      title: "Empty spaces are for tiles",
      text: [
        "You may go to an **empty space** only to use a tile: one of yours that hasn’t been used, at an end of the space’s **column if you are Red**, of its **row if you are Blue**. You must use one, and only one.",
        "A tray that lies **face down** blocks its space for the rest of the game.",
      ],
      picture: {
        ...positions.EMPTY,
        caption:
          "Red is on c3. The trays on a3 and e3 are in reach, b3 is good for Malfunction or Premium, f3 for Wholesale. The tray on d3 is face down.",
      },
    },
    {
      title: "All or nothing",
      text: [
        "A tile is carried out in full or not at all, and one that can do nothing doesn’t open a space (PP-10). Quality Control needs a tray in an open crate of the other player’s; Order Mix-up needs that and a tray in an open crate of yours; Wholesale needs an open crate of theirs; Malfunction something to turn over; Rush Order a free place in your rush section.",
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
        "**Quality Control** takes the top tray of any open crate of the other player’s. You pack it as if you had grabbed it.",
        "**Order Mix-up** swaps the top trays of an open crate of theirs and an open crate of yours. Both tiles are turned over on their slots afterwards.",
      ],
    },
    {
      title: "Malfunction",
      text: [
        "**Malfunction** turns something face down for good: any tray on the grid, or any tile that the other player hasn’t used yet. Then it is turned over itself.",
      ],
      picture: {
        ...positions.BROKEN,
        caption: "On b3, Red used the Malfunction above column b. Blue’s Premium at 2-left is out of order.",
      },
    },
    {
      title: "Rush Order",
      phases: ["rush"],
      text: [
        "A **Rush Order** goes to your rush section; two may wait there. On a later turn you can spend it to move once more, straight away. Then it is gone.",
      ],
    },
    {
      title: "When a Rush Order can be spent",
      text: [
        "The house rules that you spend it after a complete move, never in the turn in which you got it, and only if there is a move to make; two in one turn are fine (PP-13). A Rush Order that waits there isn’t a tile that Malfunction could turn over (PP-16).",
      ],
      house: true,
    },
    {
      title: "The end",
      phases: ["over"],
      text: [
        "The game is over when **all four crates of one player are closed**, or when the player on turn **can’t move** the grabber.",
        "An apple in an open crate is 1 point, in a Premium crate 2; a Wholesale crate is worth half its apples, rounded down. Whoever has more points wins.",
      ],
      picture: {
        ...positions.OVER,
        caption: "All of Red’s crates are closed, so it is over: Red has 47 points, Blue 60.",
      },
    },
    {
      title: "Small print",
      text: [
        "Red moves first, and colours are drawn by lot where a table doesn’t choose them (PP-1). Whether all crates are closed is looked at after every single move, and ends the game at once; whether someone can move, only when a turn begins (PP-18). With equal points you share the victory (PP-19).",
      ],
      house: true,
    },
    {
      title: "How plays are written",
      text: [
        "A space is its column’s letter and its row’s number, counted from the bottom left: `c4`. A play says what happens, where the grabber goes, and what was chosen: `grab c4 2` packs the tray into your crate 2, `control c4 3 1` takes the top tray of their crate 3 into your crate 1, `malfunction c4 4-left` breaks Blue’s tile left of row 4.",
      ],
    },
  ],
};

export default rules;
