// The rules of Pack the Essentials for people, in English; clause by clause they stand in the engine's rules.md.

import type { Rules } from "../game";
import { cardsInWords } from "./cards";
import { BOX } from "./pictures";
import * as positions from "./positions";

const rules: Rules = {
  summary: "Choose what you take along, pack it tidily by colour, and let the cats sleep on as much of it as you can.",
  credit:
    "Pack the Essentials is a game by Jacqueline Atkins, published by Wise Wizard Games in 2024. This page explains its rules in our own words; the shapes of the tiles, the suitcases, the Cat Ladies and six of the To-Dos are our own.",
  parts: [
    {
      title: "What it is about",
      text: [
        "Up to four people each pack a suitcase, for **twelve rounds**. You can also play alone, against a Cat Lady’s score.",
        "Tiles come in four colours, each with its own weave: **peach** (herringbone), **banana** (dots), **lavender** (waves) and **mint** (checks). You score for large groups of one colour, for every **cat** and for three **To-Dos**. The highest total wins.",
      ],
    },
    {
      title: "Choose when you draft",
      phases: ["select", "draft"],
      text: [
        "Each round, four new tiles lie in the tile spaces. Starting with whoever has the first-player marker and going clockwise, everyone puts their pawn on an empty **draft position**. Then you draft in the order of the positions, from the 1st to the 4th, and the marker moves on to the next player.",
        "The earlier your position, the more tiles you can choose from. But each position also gives a **bonus**: the 1st an **Underwear** tile of your choice, the 2nd a **Sock** tile of your choice, the 3rd two **Pack Rats**, the 4th a **Pom-pom** and a Pack Rat.",
        "On your turn, you take the bonus and one of the tiles. While you pack them, the next player is already drafting.",
      ],
      picture: {
        ...positions.DRAFT,
        caption:
          "Seat 2 drafts first and chooses an Underwear tile, then seat 1 chooses a Sock. Two Cat Ladies come after them.",
      },
    },
    {
      title: "The Cat Ladies",
      text: [
        "With fewer than four players, every position that is left over gets a **Cat Lady token**, face down. When it’s her turn, the token is flipped, and its large number says which tile is removed.",
        "If that tile has already gone, the smaller numbers are tried from left to right, so each Cat Lady removes exactly one tile.",
      ],
      picture: {
        ...positions.LADY,
        caption:
          "Seat 1 took tile 3. The Cat Lady after it shows a 3 as well, so her next number counts: tile 1 is gone. Seat 2 has two tiles to choose from.",
      },
    },
    {
      title: "Pack",
      phases: ["pack"],
      text: [
        "Place your new tiles **inside your suitcase**, turned any way you like, but not on top of other tiles or of the **staple items** that are there from the start. Tiles don’t have to touch each other.",
        "You can try things out for as long as you like. Once you have confirmed a tile, it **never moves again**.",
        "Everything that fits has to go in. A tile goes back to the box only if there is no room for it.",
      ],
      picture: {
        ...positions.PACKED,
        caption: "The vest has joined the mint tiles on the left, the coat the banana cat on the right.",
      },
    },
    {
      title: "Cats",
      text: [
        "Each tile has an item on one side and a cat on the other. You start with one **Pack Rat**. Give one back, and you may place a tile with its **cat side** up. It keeps its colour, counts towards groups like any other tile, and scores **5 points** more.",
        "The cat side is the **mirror image** of the item side: sometimes only one of them fits.",
        "You can use at most two Rats a turn. Save them for later if you like, or use a Rat in the very turn you get it.",
      ],
      picture: {
        ...positions.FLIPPED,
        caption:
          "The same boot and the same scarf: first with their item sides up, then flipped to their cats for two Rats.",
      },
    },
    {
      title: "When a tile may stay out",
      text: [
        "You may give up a tile only if, item side up, it fits nowhere beside the tiles you have placed (PE-17). And you can’t bring that about on purpose: if both tiles of a round fit in together, both go in. The board won’t let you confirm anything else.",
      ],
      house: true,
    },
    {
      title: "Groups of a colour",
      text: [
        "In each colour, your **largest group** scores: tiles that touch along an edge. What counts is how many tiles it has, not how big they are.",
        "1, 2, 3 … tiles score **1, 3, 5, 8, 11, 15, 19, 24, 29, 35, 41**, and twelve or more **48** points. So one big group is worth more than two small ones; a second group of the same colour scores nothing.",
        "Staple items and Pom-poms have no colour and don’t connect anything.",
      ],
      picture: {
        ...positions.GROUPS,
        caption:
          "Nine lavender tiles touch: 29 points. Four mint tiles score 8, two peach ones 3. Ten of the tiles are cats: 50 points.",
      },
    },
    {
      title: "To-Dos",
      text: [
        "Three To-Do cards are in play, one of each group. The first group is about filled squares, and staple items count as filled:",
        "**1A** 3 points for every full column · **1B** 3 points for every full row, or 4 if the suitcases lie sideways · **1C** 5 points for every one of the six 4×4 blocks that is full",
        "**2A** 4 points for every Underwear tile with a Sock tile in the same colour · **2B** 3 points for every colour in which you have Underwear or a Sock · **2C** 2 points for every Underwear tile or every Sock tile, whichever you have fewer of",
        "**3A** 3 points for every pair of five-square tiles · **3B** 3 points for every tile of up to three squares · **3C** 4 points for every set of three tiles: one of up to three squares, one of four, and one of five or more",
        "With its cat side up, a tile still counts as Underwear or as a Sock.",
      ],
    },
    {
      title: "Pom-poms",
      phases: ["poms"],
      text: [
        "After the last round, you put each of your Pom-poms on an empty square, to fill rows, columns and blocks. **Best places** puts them where they score the most.",
      ],
    },
    {
      title: "The end",
      phases: ["over"],
      text: [
        "Add up the four groups, 5 points for every cat, and the three To-Dos. The highest total wins.",
        "If there is a tie, the fewest empty squares win, then the most Pom-poms in the suitcase. If you’re still tied, you share the victory.",
      ],
      picture: {
        ...positions.OVER,
        caption:
          "122 to 134. Seat 1 has two groups of seven tiles, 6 full columns and 10 cats. Seat 2 has as many cats, but a group of nine, and 10 full columns.",
      },
    },
    {
      title: "Alone",
      text: [
        "Choose a **Cat Lady**: her card sets the three To-Dos and the score you have to **beat**.",
        "In odd rounds, you may go to any draft position. In even rounds, another Cat Lady’s card is flipped, and the positions crossed out on it are **blocked** for your pawn.",
        "All the other positions get tokens, blocked or not. Your best score against each Cat Lady is kept.",
        `The Cat Ladies, their scores and their To-Dos: ${cardsInWords(BOX.cards)}.`,
      ],
      picture: {
        ...positions.ALONE,
        caption: "Round 6 against Agatha: you have to beat her 150 points. Eudora blocks the 1st and the 3rd position.",
      },
    },
    {
      title: "At the screen",
      text: [
        "Drag a tile into the suitcase, or tap it and then a square. **Turn** it with the button, with `R` or by tapping it again; **flip** it to its cat side with the button or with `F`. A tile marked in red can’t stay where it is.",
        "Your score sheet keeps count while you try things out. Nothing is sent until you **confirm**.",
        "With the keyboard, arrow keys move the tile, Enter puts it down or picks it up, and Escape takes it out again.",
      ],
    },
    {
      title: "Small print",
      text: [
        "Who goes first is decided at random (PE-1). The suitcases lie sideways (12 columns, 8 rows) or stand upright, with the same staple items for everyone or different ones for each: you choose when you open a table (PE-3, PE-4).",
        "Rats and Pom-poms never run out. Underwear and Socks can: then choose another colour or shape. If there are none left at all, you get no bonus tile (PE-13).",
        "Pom-poms for which there is no empty square stay out and don’t count in a tie (PE-23). Alone, matching the goal isn’t enough: you need at least one point more (PE-30).",
      ],
      house: true,
    },
    {
      title: "How moves are written",
      text: [
        "A square is its column’s letter and its row’s number, counted from the bottom left: `c4`. `pawn 3` goes to the 3rd position, `bonus peach-briefs` and `take 2` choose tiles. `put mint-boot cat 1 c4` places a tile: which side is up, how many quarter turns clockwise, and where the leftmost square of its lowest row lies. `leave` returns what doesn’t fit, `pom c4` places a Pom-pom, and `poms` places all that are left.",
      ],
    },
  ],
};

export default rules;
