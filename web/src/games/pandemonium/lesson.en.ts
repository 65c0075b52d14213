// Package Pandemonium’s lesson, in English.

import type { LessonTexts } from "../game";
import type { LessonStep } from "./types.gen";

const lesson: LessonTexts<LessonStep> = {
  steps: {
    goal: {
      ask: "You are Red. For sixteen turns, you and Green collect packages in this city. A low-value package scores 1 point and a high-value one 5, but only in your base, not on your van. Each location has a name, and is also called by its column and row: the two high-value packages lie on c4 (Electric Drive) and e4 (Mill Lane).",
    },
    base: {
      ask: "First, place your base. Your van starts there and brings everything home there. Look for a place close to a high-value package, with two different ways to it. Put your base beside a3 (Tower Street), on the west side.",
      hint: "Choose the spot to the left of a3, then confirm it with the button.",
      wrong: "That place would do, too. In this lesson, put your base beside a3, on the west side.",
      done: "a3 is your gate now.",
    },
    company: {
      ask: "Each company can do something better, and something worse. Take Big Box: its van holds five packages instead of four. In return, charging the battery will cost you more.",
      hint: "Choose the card of Big Box, then confirm it with the button.",
      wrong: "That’s a good company, too. In this lesson, take Big Box.",
    },
    missions: {
      ask: "These two missions are your secret and count at the end. Early Prize brings 4 points for a high-value package in your base by turn 6. Full Load brings 3 for delivering three packages in one visit. Green has two of its own.",
    },
    secret: {
      ask: "In every turn, both of you choose a card in secret, each from 1 to 16 once in the game. The lower number wins the turn, and the highest help in other ways: choose one to read how. With an empty van there is little to lose, so save your low cards. Play the 9.",
      hint: "Choose the 9 among your cards, then play it face down with the button.",
      wrong: "Save that one: low cards win the turns that matter, and the highest have effects for later. Play the 9.",
      done: "Now both cards are turned up.",
    },
    route: {
      ask: "Green’s 6 is lower. Green planned first and has loaded two packages. In a turn, you each drive three steps from location to location, over water only by bridge. Your van picks up what lies there. Drive half a loop: a4 (Windmill Close), b4 (Lighthouse Point), c4 (Electric Drive). Then press “Drive”.",
      hint: "Choose a4, then b4, then c4 on the map, and press “Drive”. You can drag your van, too.",
      wrong: "That’s a possible route, too, but this time we drive in a loop. Undo your steps and go to a4, b4, c4.",
      done: "One package of each value: 6 points, once they’re home.",
    },
    loss: {
      ask: "When both have driven, the winner moves the Rogue. Green sent it over the cube that you laid on c4. Each of your cubes that the Rogue enters costs you a package, the most valuable first. A battery unit stops that. Don’t give up 5 points: use one.",
      hint: "Press “Stop it: 1 battery unit”.",
      wrong: "That would cost you 5 points. You have three battery units, so stop it.",
      done: "Nothing lost, and two units left.",
    },
    charge: {
      ask: "Electric Drive (c4) charges one battery unit a turn, when you enter it. Yours was still full then. And if your route ends on your gate, you can pay for a full charge with packages from your base: press the button for it before you press “Drive”.",
    },
    win: {
      ask: "At the end of a turn, new packages appear, this time on b3 (Baker Row) and d4 (Lantern Alley). Now your van is worth robbing, and the Rogue is right here. Win this turn, then you are the one who moves it. Play the 3: unlike the 1 and the 2, it costs you nothing.",
      hint: "Choose the 3 among your cards, then play it face down with the button.",
      wrong: "A higher card may lose the turn, and the 1 and the 2 have a drawback. Play the 3.",
    },
    order: {
      ask: "Green’s 8 is higher, so you win the turn. Whoever plans first is first at the packages. Whoever plans second knows the other’s route. You want what lies on b3 (Baker Row): plan first.",
      hint: "Press “Plan first”.",
      wrong: "Then Green might be faster. Plan first.",
    },
    home: {
      ask: "Your cubes stay where you laid them: you have six, and the oldest are picked up when you need them. Entering one of your own costs a battery unit, so don’t go back the way you came. Go by c3 (Canal Walk) and b3 (Baker Row), over the bridge to a3 (Tower Street), and press “Drive”.",
      hint: "Choose c3, then b3, then a3 on the map, and press “Drive”.",
      wrong:
        "That costs battery or packages, or doesn’t lead home. Undo it, go to c3, b3 and a3, and pay for nothing there.",
      done: "Everything is in your base: 7 points, and both missions are complete.",
    },
    rogue: {
      ask: "Green went for two more packages, and over its own cube on d4. Now move the Rogue, by its list: first, it goes for a high-value package within three steps. As there is none, it must cross as many of Green’s cubes as it can: two on d4 (Lantern Alley), then e4 (Mill Lane) and e3 (Orchard Way).",
      hint: "Choose d4, e4 and e3 on the map, then press “Send the Rogue”.",
      done: "Four cubes, so Green may lose four packages.",
    },
    result: {
      ask: "Green stopped two losses with its last battery units, then lost its high-value package and one more. What the Rogue has taken is out of the game. You have 7 points in your base, and your missions will bring 7 more at the end. Green’s base is still empty.",
    },
    more: {
      ask: "One package explodes. It scores 10 in your base and needs no room, but to pick it up you press a button when your route comes to it. Five turns later it explodes, with all that is aboard. On the other’s cubes you may hand it over. And if your van is full, − and + exchange a low-value package for a high-value one.",
    },
  },
  end: "Drive in loops that end at home after two turns, high value first. Win the turns in which your van is full, with low cards; play high cards when it is empty. Spend battery on what is worth 5. Your first match after this is easier: it has no missions, and none of the companies that are about them.",
};

export default lesson;
