// The rules of Zack & Pack for people, in English; clause by clause they stand in the engine's rules.md.

import type { Rules } from "../game";
import * as positions from "./positions";

const rules: Rules = {
  summary:
    "Roll your freight, snatch a truck that suits it before someone else does, and load it as tightly as you can.",
  credit:
    "Zack & Pack is a game by Bernd Eisenstein, published by KOSMOS in 2008. This page explains its rules in our own words; we drew the trucks’ floors ourselves.",
  parts: [
    {
      title: "What it is about",
      text: [
        "Three to six people ship wooden bars. Each has **75 points**, and pays for room that stays empty and for bars that stay behind. As soon as someone runs out of points the game ends, and whoever has the most left wins.",
        "A round has four parts: **roll**, **grab**, **load**, **pay**. Everyone does each part at the same time.",
      ],
    },
    {
      title: "Roll your load",
      phases: ["ready"],
      text: [
        "Five dice, one for each colour, say how many bars you have to ship: **white** ones are single cubes, **grey** are 2 long, **brown** 3, **turquoise** 4 and **purple** 5. A blank means none of that colour.",
        "Beside them you see how many cubes that makes: about 20 on average, and the trucks hold 9 to 32.",
      ],
      picture: {
        ...positions.ROLLED,
        caption: "What three players have rolled: how many bars, and how long they are.",
      },
    },
    {
      title: "Grab a truck",
      phases: ["grab"],
      text: [
        "In front of each player lie **two trucks**, face down; with five or six players, just one. All are turned up at once, and everyone grabs one: from in front of **somebody else**, or unseen from the top of the pile. **Never your own.**",
        "First come, first served. The last one without a truck has to take the top of the pile.",
        "A card shows a truck’s floor from above, how **high** it may be loaded, and how many cubes it holds in all.",
      ],
      picture: {
        ...positions.RACE,
        caption: "Seat 2 was fast and has truck 3. Seats 1 and 3 may still grab what isn’t in front of them.",
      },
    },
    {
      title: "Load it",
      phases: ["load"],
      text: [
        "Bars may lie across the truck, lie towards the back, or **stand**. They stay on the squares of the floor and below the rope, which shows the height.",
        "**Nothing may hang over**: each cube stands on the floor or on another cube. So whatever a lying bar rests on must be the same height all along.",
        "As long as nothing rests on a bar, you can unload it again. Press **Done** when you’re finished: then your load is final. Being last costs nothing.",
      ],
      picture: {
        ...positions.LOADED,
        caption: "A brown bar rests on a grey one and a white cube, which are the same height. A grey bar stands.",
      },
    },
    {
      title: "At the screen",
      text: [
        "Choose a bar in the tray (or its digit), point at a square, and click: a ghost shows where the bar would lie. **Turn** it with the button, with `R`, with a right click or with a second finger. **Unload** (or `T`) takes a bar off again, **Undo** takes back your last step.",
        "Drag beside the truck to walk around it, or use the arrows. **Flat** shows it from above instead, square by square, and works with arrow keys and Enter as well as with the mouse.",
      ],
    },
    {
      title: "Pay",
      phases: ["over"],
      text: [
        "You pay **1 point for each cube** that would still fit on your truck, and **twice its size for each bar** that you didn’t load.",
        "Whoever had to pay the least in a round gets **10 points** back; if several tie, they all do.",
      ],
      picture: {
        ...positions.PAID,
        caption: "Seat 1 had room for one more cube: 1 point. Seat 2 too, but left two brown bars: 1 + 2 × 6 = 13.",
      },
    },
    {
      title: "The end",
      text: [
        "When someone has no points left at the end of a round, bonuses included, the game is over. Whoever has the most points wins; if several tie, they win together.",
        "Otherwise all bars go back, the trucks are discarded, and the next round begins with the dice. When the pile is used up, the discarded trucks are shuffled and become the new one.",
      ],
    },
    {
      title: "Live, or in order",
      text: [
        "**Live** is the race: whoever is fastest gets the truck, and whoever comes too late is told so and grabs again. **Ordered** is for slow games and for several people on one device: each round an order is drawn, and players pick one after another, seeing what was taken (ZP-7).",
        "In the live mode the trucks are turned up when all are ready; once the first person is, the others have 30 seconds. You have 20 seconds to grab, a minute in the first round, and 2 minutes to load, unless your table chooses otherwise. Whoever hasn’t grabbed in time gets the top of the pile, and a load that isn’t done in time stays as it is (ZP-6a, ZP-8a, ZP-8, ZP-10).",
      ],
      house: true,
    },
    {
      title: "The trucks",
      text: [
        "The box has 30 trucks, no two alike: nine are 1 high, ten 2, six 3 and five 4. We drew their floors ourselves, so that they hold about what the dice give (ZP-3).",
      ],
      house: true,
    },
    {
      title: "Out of points",
      text: [
        "If you can’t pay it all, you pay what you have; nobody goes below 0. The 10 points go by what you **had to** pay, so being broke doesn’t win them. The bank never runs out of markers (ZP-15, ZP-14, ZP-5).",
      ],
      house: true,
    },
    {
      title: "A set number of rounds",
      text: ["You can set a limit on the number of rounds. After the last one, the points decide as usual (ZP-19)."],
      house: true,
    },
  ],
};

export default rules;
