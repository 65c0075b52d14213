// Pack-It’s lesson, in English.

import type { LessonTexts } from "../game";
import type { LessonStep } from "./types.gen";

const lesson: LessonTexts<LessonStep> = {
  steps: {
    goal: {
      ask: "You are White, and this is a small board to learn on. You and Red take turns until every cell is full. Then each piece in your colour is a point. Red starts with 3.5 points, for going second.",
    },
    packet: {
      ask: "On your turn you choose one empty cell as a centre. You get that cell and every empty cell around it: a packet. Put your first one on c3.",
      hint: "c3 is the third cell from the left in row c. On a touch screen, tap it twice: the first tap only shows what you would get.",
      wrong: "You could start there, too. For this lesson, start on c3.",
      done: "Seven cells at once, so seven points. That is as much as a packet can hold.",
    },
    neutral: {
      ask: "Red chose e5. Your piece on d4 touches that centre, so it was swapped for a neutral piece, which is worth nothing to anyone. Red won six cells, and you lost one.",
    },
    strike: {
      ask: "Now do the same to Red. Put a packet on d6: it takes five empty cells, and both of Red’s pieces beside it turn neutral.",
      hint: "Choose d6, on the right edge of Red’s packet.",
      wrong:
        "That cell does less harm to Red. Look for the centre that has empty cells and two red pieces around it: d6.",
      done: "Five more for you, two fewer for Red.",
    },
    danger: {
      ask: "Red has answered on b5 and made your c5 and c6 neutral. A piece is in danger as long as an empty cell is beside it, because somebody can still choose that cell. With no empty cell beside it, it is safe for good.",
    },
    count: {
      ask: "So count before you choose: the empty cells that you get, and the red pieces that turn neutral. What you already own counts for nothing, however much of it is in the packet. d2 would bring you 5. One centre near the top brings 7. Which one?",
      hint: "Try f4: five empty cells, and Red’s e4 and f5 beside it.",
      wrong: "Count again: that brings you fewer than 7. Look on the left of Red’s pieces.",
      done: "Right: five new cells, and Red lost two.",
    },
    edge: {
      ask: "Red has taken d1, at the edge of the board, and got only four cells: beyond the edge there is nothing to win. That is why the first packets belong in the open, where there is room for all seven.",
    },
    holes: {
      ask: "Two holes are left, one at the bottom and one at the top right. For you, a3 at the bottom is worth 4, and so is g7 at the top. Before you choose, ask yourself what Red would get there.",
    },
    deny: {
      ask: "Add up what each of you would get. At the top, that is 4 for you and 3 for Red. At the bottom, it is 4 for you and 5 for Red, whose a2 would take three cells and two of your pieces. Go where the sum is highest, with the centre that brings you 4.",
      hint: "Choose a3. It takes a2 and a3, and turns Red’s a4 and b4 neutral.",
      wrong: "Leave that for later. The bottom comes first, and there a3 brings you most.",
      done: "Well done. You have 4 more, and Red won’t get 5.",
    },
    last: {
      ask: "Red has filled the hole at the bottom. Three empty cells are left at the top right. Fill them all at once, and take a piece from Red as well.",
      hint: "Choose g7, in the corner: g6 and f7 are beside it, and so is Red’s f6.",
      wrong: "That would win less. The corner, g7, also touches Red’s f6.",
      done: "The board is full.",
    },
    result: {
      ask: "You have 17 pieces. Red has 8, and with the 3.5 for going second that makes 11.5. Neutral pieces count for nobody. You win.",
    },
  },
  end: "Start in the open. For each place, add up what you would get there and what your opponent would, and play where the sum is highest. The usual board is larger, with 127 cells, but there are no more rules.",
};

export default lesson;
