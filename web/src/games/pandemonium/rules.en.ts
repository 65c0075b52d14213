// The rules of Package Pandemonium for people, in English; clause by clause they stand in the engine's rules.md.

import type { Rules } from "../game";
import * as positions from "./positions";

const rules: Rules = {
  summary: "Deliver packages all over town, cube by cube. But your trail stays, and the Rogue drives over it.",
  credit:
    "Package Pandemonium is a game in the making; its rulebook (version 1.2 of August 2024) says that it is still being tested, and shows none of its cards. This page explains its rules in our own words. All cards and maps, and whatever the rulebook leaves open, are our own.",
  parts: [
    {
      title: "What it is about",
      text: [
        "**Red** and **Green** deliver packages in the same city, for **16 turns**. Plan your route, pick up what lies on it, and bring it home: a **low-value** package scores **1** point in your base, one of **high value** **5**. What is still on your van at the end scores nothing.",
        "Every step of your route leaves a **cube** behind. The **Rogue** is after your packages: whenever it drives over one of your cubes, a package is gone from your van.",
        "A third player can be the Rogue. Alone, you play against two of them.",
      ],
    },
    {
      title: "The city",
      phases: ["base"],
      text: [
        "The city has 25 **locations**, in a different order every time. From each you can go to its neighbours: up, down, left and right, never diagonally. Where **water** lies between two of them, nobody gets across except over a **bridge**.",
        "A **map** shows where the water, the bridges and the first packages are, and where the Rogue is: its base, its van and its three cubes.",
        "Red and Green roll a die. Whoever rolls higher places a **base** first and chooses a **company** first. A base stands outside the city, beside a location on the edge: its **gate**. Your van starts there.",
        "A base can’t stand on a side of the city where the Rogue base is, or where a package lies on the edge.",
      ],
      picture: {
        ...positions.START,
        caption:
          "Red’s gate is a2, Green’s e1. The Rogue base is in the north, and packages lie on the northern and the eastern edge, so bases can only stand in the west and in the south.",
      },
    },
    {
      title: "A turn",
      text: [
        "**1. Cards.** Everyone chooses a priority card in secret, and all are revealed together.",
        "**2. Routes.** One after the other, you plan a route of three cubes.",
        "**3. The Rogue** moves, and takes what it can get.",
        "**4. New packages** appear in the city.",
      ],
    },
    {
      title: "Cards",
      phases: ["card", "order"],
      text: [
        "You have 16 cards, numbered from **1** to **16**, and play each of them once. The **lower number wins the turn**: its player chooses to plan first or second, and moves the Rogue.",
        "If the numbers are equal, whoever didn’t win the turn before wins this one; in the first turn, it’s decided at random.",
        "Some cards do something when they are revealed. The lowest two cost you something: **1** lose a battery unit · **2** your van holds one less this turn",
        "The highest six help: **11** one more spawn card · **12** recharge a battery unit · **13** your van holds one more this turn · **14** draw a mission, then give up one of your three · **15** plan four cubes this turn · **16** the Rogue ignores you this turn",
      ],
      picture: {
        ...positions.REVEAL,
        caption: "Red’s 6 is lower than Green’s 13: Red wins the turn. But Green’s van holds five this turn.",
      },
    },
    {
      title: "Your route",
      phases: ["route"],
      text: [
        "From where your van stands, go **three steps**, each to a neighbouring location, and lay a cube wherever you enter. Your van follows, and **picks up** the packages on its way, high value first, until it is full: it holds **four**.",
        "You don’t have to take everything. At every location of your route, and where it starts, you may leave packages behind or exchange them. They stay there for whoever comes next. Where your route **starts**, nothing comes aboard by itself: use **+** to take packages along.",
        "You have **six cubes**. When they run out, you take the oldest ones back and use them again. So your last route and the one before it always lie in the city; the older cubes look paler.",
      ],
      picture: {
        ...positions.ROUTE,
        caption: "Red went from a2 to c3, and has a 1 from c2 and a 5 from c3 aboard. Now Green plans.",
      },
    },
    {
      title: "Home, and across your own cubes",
      text: [
        "Whenever you enter **your gate**, everything aboard goes into your base and is safe.",
        "You may cross other players’ cubes freely. But entering a location costs **one battery unit for each cube of your own** that lies there. If every step would cost battery, you may stop instead.",
      ],
      picture: {
        ...positions.HOME,
        caption:
          "Red went straight home over c2 and b2. A cube lay on each of them, so that cost 2 of 3 battery units; but a 1 and a 5 are in the base.",
      },
    },
    {
      title: "Where the Rogue goes",
      phases: ["rogue"],
      text: [
        "With two players, the winner of the turn moves the Rogue, up to three steps. It takes every package it passes, however many there are. Its list says where it goes:",
        "**1.** If there is a **high-value package** within three steps, it goes to the closest one by the shortest way, and stops there.",
        "**2.** If not, and the **winner’s opponent** has packages aboard, it crosses as many of the opponent’s cubes as it can; if it can’t reach any, it goes as near as possible.",
        "**3.** If not, the winner moves it wherever they like.",
        "If several ways are equally good, the winner chooses one. What the Rogue brings to its base is out of the game.",
      ],
      picture: {
        ...positions.ROGUE,
        caption:
          "The Rogue goes for the 5 at e5, three steps away. Red chooses one of three ways: over e4 it gets the 1 there, too.",
      },
    },
    {
      title: "What the Rogue takes from you",
      phases: ["loss"],
      text: [
        "For **each of your cubes** that the Rogue drives onto, it takes a package from **your van**, high value first, wherever your van is. That goes for the winner, too. What is in your base is safe.",
        "A **battery unit** stops one such loss. You are asked for each package.",
        "Where the Rogue starts doesn’t count, and a cube counts once a turn.",
      ],
      picture: {
        ...positions.LOSS,
        caption:
          "The Rogue has come to b3 and goes on to c3 and c2: three of Red’s cubes. Red has 3 packages on the van and 2 battery units, so at least one package will be gone.",
      },
    },
    {
      title: "The battery",
      text: [
        "Your sat nav has **three battery units**. They pay for crossing your own cubes and for stopping losses.",
        "Entering **Electric Drive** recharges one unit, once a turn.",
        "If your route ends on your gate, you may pay for a **full charge** with packages from your base: two of low value, or one of high value.",
      ],
    },
    {
      title: "New packages, and one that explodes",
      text: [
        "After the Rogue has moved, a **spawn card** says where new packages appear. There are 18 of them, and one brings the **exploding package**.",
        "If you pass it you may pick it up; it needs no room. Once you have it, you can’t put it down. **Five turns later** it explodes, and all packages on that van are destroyed.",
        "Bring it to your base in time, and it is defused: **10 points** at the end. Or get rid of it: on a location with another player’s cubes, you may **hand it over**. That player can’t refuse, and the clock keeps ticking. The Rogue doesn’t want it, unless somebody plays the Rogue.",
      ],
      picture: {
        ...positions.BOMB,
        caption:
          "Green picked it up in turn 6, and now it is turn 9: it explodes at the end of turn 11. Green has just entered c3, where a cube of Red’s lies, and may hand it over.",
      },
    },
    {
      title: "Companies",
      phases: ["company"],
      text: [
        "Your company has one ability and one drawback, for the whole game:",
        "**Big Box**: the van holds one more; a full charge costs three low-value packages · **Long Life**: two more battery units; the van holds one less · **Iron Lock**: the first loss in each turn is stopped for free; one battery unit less",
        "**Quick Charge**: Electric Drive recharges two units; each mission scores a point less · **Whisper**: each mission scores two points more; Electric Drive recharges nothing · **Penny Wise**: a full charge costs one low-value package; high-value packages score a point less",
      ],
    },
    {
      title: "Secret missions",
      phases: ["swap"],
      text: [
        "You get **two missions** that nobody else sees, worth 3 to 6 points each: deliver three packages in one visit, pass all four corners of the city, lose nothing after turn 10, end on your gate … The page keeps count of how far you’ve got.",
        "When the game is over, all missions are revealed. A mission that isn’t complete scores nothing. For the **family game**, leave out the missions; then Quick Charge and Whisper aren’t offered, and card 14 does nothing.",
      ],
    },
    {
      title: "The end",
      phases: ["over"],
      text: [
        "After turn 16, add up the packages in your base, your missions, and 10 points if you defused the exploding package. The highest total wins.",
        "If there is a tie, the most high-value packages in the base win. If you’re still tied, you share the victory.",
      ],
      picture: {
        ...positions.OVER,
        caption:
          "33 to 39. Red’s packages are worth 29 points and Green’s only 22, but Green has defused the exploding package, and Big Deal is worth 7 to the company Whisper.",
      },
    },
    {
      title: "Three players",
      text: [
        "The third player **is the Rogue**: with cards, six cubes and a battery like the others, but without a company or missions. The Rogue always plans last and drives wherever it likes; the list above is for two players only.",
        "On entering a location, the Rogue first steals a package for every cube there, then picks up what lies there. But its van holds only **two** packages, and has to be unloaded at the Rogue base.",
        "Packages that the Rogue brings home score like everyone else’s, and those **stolen from vans** count **twice**. The lower of Red’s and Green’s cards wins the turn; of the Rogue’s card, only the effect counts.",
      ],
    },
    {
      title: "Alone",
      text: [
        "You are Red, and Green’s van is a **second Rogue**. You always plan first. Then each of them moves three steps, always towards whatever is nearest: your van, one of your cubes, or a high-value package. Nothing is left to chance: you can see in advance where they will go.",
        "There are three grades: **trainee** with 12 points, **courier** with 20 and **legend** with 32. Courier is the goal.",
      ],
      picture: {
        ...positions.ALONE,
        caption:
          "The Rogue took the 5 at c3, has come to c2, where a cube of Red’s lies, and goes on to d2. Then it is the second Rogue’s turn at b1.",
      },
    },
    {
      title: "At the screen",
      text: [
        "Tap the locations of your route one after the other, or drag your van. Tap the last one again to take it back. Beside the map you see what you will pick up, what it costs and where the Rogue may strike. Nothing is sent until you **drive**.",
        "With the keyboard, arrow keys drive on from the end of your route; with Ctrl, they look around. Backspace takes a step back.",
        "Your card and your missions are hidden from the others. If you share a device, a curtain comes down between you.",
      ],
    },
    {
      title: "Small print: bases and routes",
      text: [
        "The map shows six low- and two high-value packages (PM-2). A corner belongs to both of its sides, and no two bases share a gate (PM-3). How equal cards are settled (PM-7) and what each card does (PM-8) is our own.",
        "Before your first step, you take back just enough of your oldest cubes for this turn’s route (PM-9). Cubes of this very route cost battery, too (PM-10). At each location you say once what you leave with (PM-11). What has come to lie on your gate while you stood there goes in when you begin your next route (PM-12).",
        "Starting at Electric Drive isn’t entering it, but a unit that you get there can be spent in the same route (PM-19). You get no change if you overpay for a charge, and you can’t buy part of one (PM-20).",
      ],
      house: true,
    },
    {
      title: "Small print: the Rogue",
      text: [
        "Before it moves, the Rogue takes what lies where it stands; only high-value packages are on its list, and never the exploding one (PM-14). Its van is never full while nobody plays it (PM-15). Its whole route is announced before anything is lost (PM-16); then each loss is stopped or not, one by one (PM-17).",
        "Once all spawn cards are used up, nothing more appears (PM-21). The exploding package may be left where it is; picked up in turn 4, it explodes at the end of turn 9, after the Rogue’s move (PM-22). It can be handed over only where you have just entered; handed to a van on its own gate, it is defused at once (PM-24).",
        "Three players: the Rogue steals only while there is room, and what it drops isn’t stolen any more (PM-30). Alone: if several things are equally near, a package comes first, then an AI card decides; where one of them has been this turn, neither goes again for what is there (PM-31).",
      ],
      house: true,
    },
    {
      title: "Small print: scoring and options",
      text: [
        "How ties are broken is our own (PM-27). A delivery counts for every location where you have picked something up since your van was last empty (PM-28). When a van’s extra room ends, what is aboard stays, but you pick up nothing more until there is room (PM-29).",
        "When you open a table, you can choose the city map, leave out missions, and change the points for packages, the packages lost per cube and the time until the explosion. The Rogue may go for low-value packages, too, if no high-value one is near; and the winner may move it on when it has reached its package (PM-32).",
      ],
      house: true,
    },
    {
      title: "How moves are written",
      text: [
        "A location is its column’s letter and its row’s number, counted from the bottom left: `b4`. `base a3 west` places a base, `company whisper` and `card 7` choose, `swap corners` gives up a mission, `order first` says when you plan. `go b4` lays the next cube, `load 3 1` leaves with three low-value packages and a high-value one, `bomb` picks up the exploding package and `hand green` gets rid of it. `recharge low` pays for a charge, `stop` ends a route. `rogue b2,b3` sends the Rogue. `block` stops a loss, `lose` doesn’t.",
      ],
    },
  ],
};

export default rules;
