// Pack the Essentials’ lesson, in English.

import type { LessonTexts } from "../game";
import type { LessonStep } from "./types.gen";

const lesson: LessonTexts<LessonStep> = {
  steps: {
    goal: {
      ask: "You have twelve rounds to fill your suitcase; this lesson shows you three. Points come from groups of tiles in one colour, from cats, and from the three To-Dos. Your score sheet always shows what you have.",
    },
    position: {
      ask: "A round begins with the draft positions. Yours decides when you draft, and what you get besides a tile: Underwear, a Sock, two Pack Rats, or a Pom-pom and a Rat. You choose first. Go to the 1st position.",
      hint: "Press the 1st position, the one with the Underwear.",
      wrong: "Every position has its uses. In this round, take the 1st: Underwear, and first pick of the tiles.",
      done: "Nobody drafts before you.",
    },
    bonus: {
      ask: "First, your Underwear. It’s good to collect one colour, and two of the four tiles to draft are mint. Take the mint briefs. They’re smaller than the vest, and there is a To-Do for tiles of up to three squares.",
      hint: "The mint briefs are the fourth picture of the first row: light green, with three squares.",
      wrong:
        "You may take that, but it doesn’t go as well with what you can draft. Take the mint briefs, which are smaller than the vest.",
      done: "Mint is your colour from now on.",
    },
    tile: {
      ask: "Now draft one of the four tiles. The hanger is mint, too, and its corner fits round the staple items, the squares that are full from the start. Take tile 3.",
      hint: "It’s the third tile, with five squares.",
      wrong: "That one can wait. Take the mint hanger, tile 3.",
    },
    pack: {
      ask: "Tiles may lie anywhere, but only those that touch make a group. Choose the hanger, then the square a3: it goes on a2, b2, c2, a3 and a4. Choose the briefs, press “Turn” twice, then choose b4: they go on b4, c4 and c5. Nothing is final until you press “Confirm”.",
      hint: "The square you choose is where the middle of the tile goes. Pressing a tile that is already chosen turns it, as “Turn” does. You can drag tiles, too.",
      wrong:
        "They fit there, but the lesson needs that room later: the hanger on a2, b2, c2, a3, a4, the briefs on b4, c4, c5.",
      done: "A group of two: 3 points. And 3 for the briefs, by the To-Do.",
    },
    groups: {
      ask: "In each colour, your largest group scores. From one tile to twelve, that’s 1, 3, 5, 8, 11, 15, 19, 24, 29, 35, 41 and 48 points, so it pays to go on with one colour. Seat 2 has paid a Pack Rat and laid its umbrella cat side up: each cat scores 5 points, and still counts for its colour.",
    },
    rats: {
      ask: "Seat 2 chose first this time. You have one Pack Rat left from the start. Each lets you lay a tile cat side up, at most two a turn, so that’s 5 points a Rat. Fetch two more: go to the 3rd position.",
      hint: "Press the 3rd position, the one with the two Rats.",
      wrong: "That’s worth something, too. But two Rats are two cats: take the 3rd position.",
    },
    lady: {
      ask: "Seat 2 drafted first. Where nobody has a pawn, a Cat Lady removes a tile at random: on the 2nd position it was the shirt. So the later you draft, the less is left. You’re lucky: there is still a mint tile, the boot. Take it.",
      hint: "It’s tile 1, the light green one.",
      wrong: "That isn’t mint, so it wouldn’t join your group. Take the boot, tile 1.",
    },
    cat: {
      ask: "The boot is your only tile, so it’s chosen already. Press “Flip”: that costs a Rat and shows the cat side, which is the mirror image. Then choose the square a6, so that the boot fills a5, b5, a6, a7 and a8, and confirm.",
      hint: "First “Flip”, then a6. Don’t press the boot itself: since it’s chosen, that turns it. If it’s turned, press “Turn” until it stands upright.",
      wrong:
        "It fits there, but without a cat, or without closing the gap. Flip it, and put it on a5, b5, a6, a7 and a8.",
      done: "5 points for the cat, and a group of three: 5.",
    },
    todos: {
      ask: "Three To-Dos are drawn for each game, the same for both of you. These bring 3 points for each full column, 4 for Underwear and a Sock in the same colour, and 3 for each small tile. Look at columns a to c: only the row at the bottom and four squares at the top are still empty.",
    },
    second: {
      ask: "Two gaps, three columns. The bottom row needs three squares in a row: the mint glasses, tile 2. The gap at the top has the shape of a sock, and a mint one makes a pair with your briefs. Go to the 2nd position.",
      hint: "Press the 2nd position, the one with the Sock.",
      wrong: "You need a Sock now, and the glasses. Take the 2nd position.",
    },
    sock: {
      ask: "The Cat Lady on the 1st position has removed the coat, but the glasses are still there. Take the mint sock, which is shaped like an L; the other mint tile is a stocking. Then take the mint glasses, tile 2.",
      hint: "The mint sock is the fourth picture of the first row, a light green one. Then take tile 2, the second from the left.",
      wrong: "That doesn’t fit the gaps. Take the mint sock, the one shaped like an L, then the mint glasses, tile 2.",
    },
    close: {
      ask: "You have two Rats, so flip both. Choose the glasses, press “Flip”, then choose b1: they go on a1, b1 and c1. Choose the sock, press “Flip”, then “Turn” twice, then choose b7: it goes on b6, b7, b8 and c8. Then confirm.",
      hint: "Choose each tile once only: pressing it again turns it. The middle of the glasses goes on b1, the middle of the sock on b7.",
      wrong: "Nearly. Both lie cat side up: the glasses on a1, b1, c1, the sock on b6, b7, b8, c8.",
      done: "Three full columns at once.",
    },
    result: {
      ask: "45 points: 11 for five mint tiles, 15 for three cats, 9 for three columns, 4 for Underwear with a Sock, and 6 for two small tiles. Seat 2 has 29: its last tile didn’t join its group.",
    },
    rest: {
      ask: "It goes on like this for twelve rounds, and room runs out: a tile that no longer fits goes back to the box. In a group, a small tile counts as much as a large one. At the end, each Pom-pom, as from the 4th position, fills an empty square, and may close a column. If points are equal, the fewest empty squares win.",
    },
  },
  end: "Most points win. Collect one colour, and let its tiles touch. Take Rats whenever you have used yours up, and make cats of them. Pack from the edge, without gaps that nothing fits. Choose your position by what you need: a tile that nobody else may get, or the bonus.",
};

export default lesson;
