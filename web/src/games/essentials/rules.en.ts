// The rules of Pack the Essentials for people, in English; clause by clause they stand in the engine's rules.md.

import type { Rules } from "../game";
import { cardsInWords } from "./cards";
import { BOX } from "./pictures";
import * as positions from "./positions";

const rules: Rules = {
  summary: "Choose what you take along, pack it tidily by colour, and let the cats sleep on as much of it as you can.",
  credit:
    "Pack the Essentials is a game by Jacqueline Atkins, published by Wise Wizard Games in 2024. This page tells its rules in our own words; the shapes of the tiles, the suitcases, the Cat Ladies and six of the To-Dos are the house’s own.",
  parts: [
    {
      title: "What it is about",
      text: [
        "Up to four people pack a suitcase each, for **twelve rounds**. You can also play alone, against the goal of a Cat Lady.",
        "Tiles have four colours, each with a weave of its own: **peach** (herringbone), **banana** (dots), **lavender** (waves) and **mint** (checks). You score large groups of one colour, every **cat**, and three **To-Dos**. The highest total wins.",
      ],
    },
    {
      title: "Choose when you draft",
      phases: ["select", "draft"],
      text: [
        "Each round, four new tiles lie in the tile spaces. Beginning with whoever has the first-player marker, and then clockwise, everyone puts their pawn on an empty **draft position**. Then you draft in the order of the positions, from the 1st to the 4th, and the marker goes to the next player.",
        "Early positions have the choice of tiles. But each also gives a **bonus**: the 1st an **Underwear** tile of your choice, the 2nd a **Sock** tile of your choice, the 3rd two **Pack Rats**, the 4th a **Pom-pom** and a Pack Rat.",
        "When it is your turn you take the bonus and one of the tiles. While you pack them, the next one drafts already.",
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
        "With fewer than four players, a **Cat Lady token** lies face down on every position that is left. On her turn it is flipped, and the tile in the space with the large number is gone.",
        "If that tile was taken already, the smaller numbers are tried from left to right, so that each Cat Lady removes exactly one tile.",
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
        "Place what you have gained **inside your suitcase**, turned as you like, on no other tile and on none of the **staples** that lie there from the start. Tiles needn’t touch each other.",
        "You can try things out for as long as you like. Once you confirm, a tile **never moves again**.",
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
        "You begin with one **Pack Rat**. Give one back, and you may place a tile with its **cat side** up. It keeps its colour, belongs to groups as any other tile does, and scores **5 points** more.",
        "The cat side is the **mirror image** of the item side: sometimes only one of them fits.",
        "Two Rats a turn are the most you can use. You may save them, and use a Rat in the turn in which you got it.",
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
        "You may give up a tile only if it fits nowhere with its item side up, next to the tiles as you have placed them (PE-17). And you can’t get there on purpose: if two tiles of a round fit in together, both go in. The board doesn’t let you confirm anything else.",
      ],
      house: true,
    },
    {
      title: "Groups of a colour",
      text: [
        "Of each colour, your **largest group** scores: tiles that touch along an edge. What counts is how many tiles there are, not how large they are.",
        "1, 2, 3 … tiles score **1, 3, 5, 8, 11, 15, 19, 24, 29, 35, 41**, and twelve or more **48** points. So one long group is worth more than two short ones; a second group of the same colour scores nothing.",
        "Staples and Pom-poms have no colour and join nothing.",
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
        "Three To-Do cards are in play, one of each group. The first group is about filled squares, and staples fill theirs:",
        "**1A** 3 points for every full column · **1B** 3 points for every full row, or 4 if the suitcases lie sideways · **1C** 5 points for every full block of the six 4×4 blocks",
        "**2A** 4 points for every Underwear with a Sock of its colour · **2B** 3 points for every colour in which you have an Underwear or a Sock · **2C** 2 points for every Underwear or every Sock, whichever you have fewer of",
        "**3A** 3 points for every two tiles of five squares · **3B** 3 points for every tile of up to three squares · **3C** 4 points for every set of a tile of up to three squares, one of four, and one of five or more",
        "A cat still counts as the Underwear or Sock that it lies on.",
      ],
    },
    {
      title: "Pom-poms",
      phases: ["poms"],
      text: [
        "After the last round, you put each of your Pom-poms on an empty square. They fill rows, columns and blocks. **Best places** puts them where they score most.",
      ],
    },
    {
      title: "The end",
      phases: ["over"],
      text: [
        "Add up the four groups, 5 points for every cat, and the three To-Dos. The highest total wins.",
        "If there is a tie, fewer empty squares decide, then more Pom-poms in the suitcase. After that, you share the victory.",
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
        "Choose a **Cat Lady**: her card names the three To-Dos and the score that you have to **beat**.",
        "In odd rounds you may go to any draft position. In even rounds another Cat Lady’s card is flipped, and the positions that are crossed out on it are **barred** to your pawn.",
        "Tokens lie on all the other positions, barred or not. Your best scores are kept for each Cat Lady.",
        `The Cat Ladies, their scores and their To-Dos: ${cardsInWords(BOX.cards)}.`,
      ],
      picture: {
        ...positions.ALONE,
        caption: "Round 6 against Agatha, whose 150 points are to be beaten. Eudora bars the 1st and the 3rd position.",
      },
    },
    {
      title: "At the screen",
      text: [
        "Drag a tile into the suitcase, or tap it and then a square. **Turn** it by the button, by `R`, or by tapping it again; **flip** it to its cat by the button or by `F`. A tile that is marked red doesn’t lie well yet.",
        "Your score sheet counts along while you try. Nothing is sent until you **confirm**.",
        "By keyboard: arrow keys move the tile, Enter puts it down or picks it up, and Escape takes it out again.",
      ],
    },
    {
      title: "Small print",
      text: [
        "Who goes first is drawn by lot (PE-1). The suitcases lie sideways (12 columns, 8 rows) or stand upright, and have the same staples for all or different ones for each: the table chooses (PE-3, PE-4).",
        "Rats and Pom-poms never run out. Underwear and Socks can: then choose another colour or shape, and if there are none of a kind at all, the bonus is void (PE-13).",
        "Pom-poms for which there is no empty square stay off, and don’t count in a tie (PE-23). Alone, you need a point more than the goal (PE-30).",
      ],
      house: true,
    },
    {
      title: "How plays are written",
      text: [
        "A square is its column’s letter and its row’s number, counted from the bottom left: `c4`. `pawn 3` goes to the 3rd position, `bonus peach-briefs` and `take 2` choose tiles. `put mint-boot cat 1 c4` places a tile: which side is up, how many quarter turns clockwise, and where the leftmost square of its lowest row lies. `leave` returns what doesn’t fit, `pom c4` places a Pom-pom, and `poms` places all that are left.",
      ],
    },
  ],
};

export default rules;
