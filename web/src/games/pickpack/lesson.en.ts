// Pick & Pack’s lesson, in English.

import type { LessonTexts } from "../game";
import type { LessonStep } from "./types.gen";

const lesson: LessonTexts<LessonStep> = {
  steps: {
    goal: {
      ask: "You are Red. You and Blue each pack trays of apples into four crates of your own, and each apple is a point. You share one grabber. It stands on e4, on the tray of 6, which stays there until someone comes back for it.",
    },
    row: {
      ask: "On your turn, move the grabber along its row to a tray, as far as you like. You get that tray. The fullest one in this row is the 4 on c4: take it, and put it into your crate 1.",
      hint: "Choose the space c4, then your crate 1. With a finger, press “Play it” as well.",
      wrong: "You could do that, but there are more apples on c4. Put them into crate 1.",
      done: "Four apples, four points.",
    },
    column: {
      ask: "Blue moves the grabber too, but along its column: from c4 Blue went to c2. So where you stop is where Blue has to go on, and the other way round. A new tray always goes on top of one of your crates with the fewest trays; if several tie, you choose.",
    },
    leave: {
      ask: "The fullest tray in your row is now the 5 on e2. But then Blue could take the 6 on e4! Compare what you get with the fullest tray that you leave in the column. d2 gives you 4, and Blue no more than 3. Put it into crate 2.",
      hint: "Choose d2, then your crate 2. You can’t use crate 1, which has more trays than the others.",
      wrong: "Compare what you get with what you leave: d2 gives you 4, and Blue no more than 3. Put it into crate 2.",
      done: "Well seen. In column d there was little for Blue.",
    },
    six: {
      ask: "Blue took the 3 on d4, and didn’t look at what was left in row 4. Take the best tray there is, into crate 3.",
      hint: "The 6 is on e4, beside the grabber.",
      wrong: "The 6 on e4 is worth more than anything else here. Put it into crate 3.",
      done: "That makes 14 apples.",
    },
    control: {
      ask: "The red tiles above and below the columns are yours; press one to see what it does. You can go to an empty space only to use a tile at the ends of its column. d2 is empty, and above column d is your Quality Control: it takes a top tray of Blue’s. Use it to take the 5 from Blue’s crate 2.",
      hint: "Choose d2, then Quality Control, then Blue’s crate 2, and press “Play it”. The tray goes into your crate 4, which is still empty.",
      wrong: "Nothing here beats Blue’s 5: choose d2, Quality Control, and Blue’s crate 2.",
      done: "You are 5 up, and Blue is 5 down. The tile is used now.",
    },
    pack: {
      ask: "Now grab twice, with Blue’s move in between. First the 4 on e5, into crate 3, on top of your 6. Then the 5 on c3, into crate 4, on top of your 5. So two of your crates get really full, and soon you’ll double one.",
      hint: "First choose e5 and crate 3; after Blue’s move, c3 and crate 4.",
      wrong: "First the 4 on e5 goes into crate 3, then the 5 on c3 into crate 4.",
      done: "Crates 3 and 4 hold 10 apples each. The numbers at the bottom of a crate are its trays, the top one last.",
    },
    wholesale: {
      ask: "Only trays of 1 are left in your row. Instead, use the Wholesale above column e: it closes a crate of Blue’s, and its apples count half. Go to e5 and close Blue’s fullest, crate 4, with 6 apples.",
      hint: "Choose the empty space e5, then Wholesale, then Blue’s crate 4.",
      wrong: "Use the Wholesale on e5, and on Blue’s fullest crate: number 4.",
      done: "Six apples count as three; the fuller the crate, the better. A closed crate gets no more trays, and loses none.",
    },
    five: {
      ask: "Along row 6 there is one good tray, far away on a6. Nothing in between stops the grabber. Put the tray into crate 2.",
      hint: "Choose a6, in the top left corner, then your crate 2.",
      wrong: "The 5 on a6 is best. It goes into crate 2.",
      done: "That makes 33 points.",
    },
    rush: {
      ask: "Here the 4 on f2 would leave Blue a 5, and the 3 on b2 another 3. Get yourself a Rush Order instead, with your tile below column e: go to e2. On a later turn you can spend it to move once more.",
      hint: "Choose the empty space e2, and confirm the Rush Order.",
      wrong: "For this lesson, get the Rush Order: go to e2.",
      done: "It waits in your rush section, which has room for two.",
    },
    premium: {
      ask: "Blue used a Premium: crate 3 is closed, and its 7 apples count double. You can do better. Go to a6 and use your Premium above column a on crate 3 or 4, with 10 apples each. Keep your Premiums for crates like these.",
      hint: "Choose a6, then Premium, then your crate 3 or 4.",
      wrong: "Use the Premium on a6, and on a crate with 10 apples: 3 or 4.",
      done: "Ten apples count as twenty, and nobody can touch them any more.",
    },
    spend: {
      ask: "You have moved, and your Rush Order is waiting. Spend it, and move once more: take the 2 on b6, next to the grabber.",
      hint: "“Spend a Rush Order” is below the board. Then choose b6.",
      wrong: "Spend the Rush Order, and take the 2 on b6.",
      done: "Two moves in one turn.",
    },
    mixup: {
      ask: "Your Order Mix-up below column c swaps two top trays. On top of your crate 1 is the 2 that you just took, on top of Blue’s crate 1 a 3. Go to c4 and swap them.",
      hint: "Choose c4, Order Mix-up, Blue’s crate 1 and your crate 1.",
      wrong: "Go to c4, choose Order Mix-up, and swap the top trays of both crates 1.",
      done: "One up, one down. Only top trays can be taken: a small one on top protects the full ones.",
    },
    malfunction: {
      ask: "A Malfunction turns a tray or one of Blue’s tiles face down for good. On a6, which is empty, Blue could use the Order Mix-up left of row 6, and get one of your 5s. Go to a2, use the Malfunction below column a, and break that tile.",
      hint: "Choose a2, then the tile left of row 6, in the top left corner of the board.",
      wrong: "For this lesson, use the Malfunction on a2, and break the tile left of row 6.",
      done: "That tile is out of order. A tray that’s face down blocks its space for both of you.",
    },
    last: {
      ask: "The game is over at once when all four crates of one player are closed. Blue has only crate 2 left, and you’re ahead by 46 to 33. So end it: go to c4 and use your other Wholesale.",
      hint: "Choose c4, then Blue’s crate 2.",
      wrong: "You could go on like that. But you’re ahead, so end the game: Wholesale on c4.",
      done: "All of Blue’s crates are closed.",
    },
    result: {
      ask: "You win by 46 to 30; open crates count, too. The game is also over when the player whose turn it is can’t move the grabber anywhere. So when you’re ahead, leave Blue a column without trays, and without a tile to use. When you’re behind, beware of such rows.",
    },
  },
  end: "Take full trays, but look at what you leave: trays, and empty spaces where the other player has good tiles. Keep Premium and Wholesale for crates of about 10 apples. Here the tiles were dealt, as in your first game. Usually you each lay your own in secret, then turn them up.",
};

export default lesson;
