// The rules of Zack & Pack for people, in English; clause by clause they stand in the engine's rules.md.

import type { Rules } from "../game";
import * as positions from "./positions";

const rules: Rules = {
  summary:
    "Roll your freight, snatch a truck that suits it before someone else does, and load it as tightly as you can.",
  credit:
    "Zack & Pack is a game by Bernd Eisenstein, published by KOSMOS in 2008. This page tells its rules in our own words; the trucks’ floors are the house’s own.",
  parts: [
    {
      title: "What it is about",
      text: [
        "Three to six people ship wooden bars. Each has **75 points**, and pays for room that stays empty and for bars that stay behind. As soon as someone is out of points the game ends, and whoever has most of them wins.",
        "A round has four parts: **roll**, **grab**, **load**, **pay**. Everyone does each of them at the same time.",
      ],
    },
    {
      title: "Roll your load",
      phases: ["ready"],
      text: [
        "Five dice, one for each colour, say how many bars you have to ship: **white** ones are single cubes, **grey** are 2 long, **brown** 3, **turquoise** 4 and **purple** 5. A blank means none of that colour.",
        "Beside them stands how many cubes that is: on average about 20, and the trucks hold 9 to 32.",
      ],
      picture: { ...positions.ROLLED, caption: "What three players have rolled: how many bars, and how long each is." },
    },
    {
      title: "Grab a truck",
      phases: ["grab"],
      text: [
        "In front of each player lie **two trucks**, face down; with five or six players it is one. All are turned up at once, and everyone grabs one: from in front of **somebody else**, or unseen from the top of the pile. **Never your own.**",
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
        "**Nothing may hang over**: each cube stands on the floor or on another cube. So what a lying bar rests on must be equally high all along.",
        "As long as nothing rests on a bar, you can take it back. Say **done** when you are: then your load stands. Being last costs nothing.",
      ],
      picture: {
        ...positions.LOADED,
        caption: "A brown bar rests on a grey one and a white cube, which are equally high. A grey bar stands.",
      },
    },
    {
      title: "At the screen",
      text: [
        "Choose a bar in the tray (or its digit), point at a square, and click: a ghost shows where the bar would lie. **Turn** it by the button, by `R`, by a right click or by a second finger. **Unload** (or `T`) takes a bar off again, **Undo** takes back your last step.",
        "Drag beside the truck to walk around it, or use the arrows. **Flat** shows it from above instead, square by square, and is played by arrow keys and Enter as well as by mouse.",
      ],
    },
    {
      title: "Pay",
      phases: ["over"],
      text: [
        "You pay **1 point for each cube** that would still fit on your truck, and **twice its size for each bar** that you didn’t load.",
        "Whoever had to pay least in a round gets **10 points** back; everyone, if several paid as little.",
      ],
      picture: {
        ...positions.PAID,
        caption: "Seat 1 had room for one more cube: 1 point. Seat 2 too, but left two brown bars: 1 + 2 × 6 = 13.",
      },
    },
    {
      title: "The end",
      text: [
        "When someone has no points left at the end of a round, bonuses included, the game is over. The most points win; if several have as many, they win together.",
        "Otherwise all bars go back, the trucks are discarded, and the next round begins with the dice. When the pile is used up, the discarded trucks are shuffled and become the new one.",
      ],
    },
    {
      title: "Live, or in order",
      text: [
        "**Live** is the race: whoever the house hears first gets the truck, and whoever comes too late is told so and grabs again. **Ordered** is for slow games and for several people on one device: each round an order is drawn, and players pick one after another, seeing what was taken (ZP-7).",
        "In the live mode the trucks are turned up when all are ready; once the first person is, the others have 30 seconds (ZP-6a). There are clocks for grabbing, 20 seconds, and a minute in the first round (ZP-8a), and loading, 2 minutes, which a table may set otherwise: whoever hasn’t grabbed in time gets the top of the pile, and a load that isn’t done in time stands as it is (ZP-8, ZP-10).",
      ],
      house: true,
    },
    {
      title: "The trucks",
      text: [
        "The box has 30 trucks, no two alike: nine are 1 high, ten 2, six 3 and five 4. Their floors here are drawn by the house, so that they hold about what the dice give (ZP-3).",
      ],
      house: true,
    },
    {
      title: "Out of points",
      text: [
        "Whoever can’t pay it all pays what is there; nobody goes below 0 (ZP-15). For the 10 points what counts is what was **to be paid**, so that being broke wins nothing (ZP-14). The bank never runs out of markers (ZP-5).",
      ],
      house: true,
    },
    {
      title: "A set number of rounds",
      text: ["A table may agree on how many rounds are played at most. Then the points decide as ever (ZP-19)."],
      house: true,
    },
  ],
};

export default rules;
