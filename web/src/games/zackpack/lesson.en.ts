// Zack & Pack’s lesson, in English.

import type { LessonTexts } from "../game";
import type { LessonStep } from "./types.gen";

const lesson: LessonTexts<LessonStep> = {
  steps: {
    goal: {
      ask: "You’re in seat 1, and each of you begins with 75 points. Every round you load the bars you rolled onto a truck, and pay for whatever doesn’t work out. Whoever has the most points left at the end wins. Here you play two rounds.",
    },
    dice: {
      ask: "Your dice say what you have to load: two white bars of 1, and one each of grey 2, brown 3, turquoise 4 and purple 5. Together that’s 16 cubes.",
    },
    truck: {
      ask: "Now grab a truck: any that lies in front of the others, but none of your own. The large number on a card is how many cubes it holds; the arrow says how many levels high. Take one for about 16 cubes, with a row of five for your purple bar.",
      hint: "Truck 11 holds 18 and has a row of five squares. On truck 26 nothing longer than 4 fits.",
      wrong:
        "You could have that one, but it would cost you more: a point for each cube of empty room, and more for each bar that doesn’t fit. Look at truck 11.",
      done: "Truck 11 is yours.",
    },
    others: {
      ask: "Seat 2 took truck 7. Seat 3 came last, so it had to take the top of the pile, whatever that was. The order of picking is drawn anew each round. On your turn you may take the pile, too, if you don’t like what you see.",
    },
    purple: {
      ask: "Everyone loads at the same time. Start with the longest bar, since it fits in the fewest places; it’s in your hand already. Put the purple bar along the row nearest to you, from a1 to e1.",
      hint: "Choose the square a1, the corner on the left that is nearest to you. With a finger, tap once more to put the bar there.",
      wrong: "The purple bar goes first, along the row nearest to you: choose a1.",
      done: "Five of 18 cubes are loaded.",
    },
    grey: {
      ask: "Next, the right arm. The purple bar hides it, so press “Flat” first: then you see every square from above. Choose the grey bar, press “Turn” until it points away from you, and put it on e2, so that it covers e2 and e3.",
      hint: "“Flat” is above the truck. Grey is the bar of 2; “Turn” is below the bars. Then choose the square e2.",
      wrong: "Not there. The grey bar goes on e2, pointing away from you.",
      done: "Now e1, e2 and e3 are all one cube high.",
    },
    brown: {
      ask: "Nothing may hang over: whatever a bar lies on must be the same height all along. That’s why grey came first. Now lay the brown bar on top, pointing away from you, over e1, e2 and e3.",
      hint: "Choose brown, the bar of 3. If it doesn’t point away from you, “Turn” it. Then choose e1.",
      wrong: "Not there: the rest would fit badly. The brown bar goes on e1, pointing away from you.",
      done: "The right arm is full, since this truck takes two levels.",
    },
    turquoise: {
      ask: "Put the turquoise bar across on a1, on top of the purple one, and watch “To pay now”. Each cube that you load saves 3 points: 1 for empty room, and 2 for what you would leave behind.",
      hint: "Choose turquoise, the bar of 4. It lies across already, so you only have to choose a1.",
      wrong: "The turquoise bar goes across on a1, on top of the purple one.",
      done: "That saved you 12 points.",
    },
    white: {
      ask: "Two white cubes are left. Put one on a2 and the other on a3. If a bar is ever in the wrong place, “Unload” takes it back at no cost, as long as nothing rests on it.",
      hint: "Choose white, the bar of 1, and then a2 and a3 in the left arm.",
      wrong: "One white cube goes on a2, and one on a3.",
      done: "Everything is loaded.",
    },
    done: {
      ask: "There’s still room for two cubes, which costs you 2 points. Press “Done”. It makes no difference who is done first.",
      hint: "“Done” is below the bars.",
      wrong: "Leave it all as it is, and press “Done”.",
      done: "Now wait until the others have loaded: then everyone pays.",
    },
    paid: {
      ask: "You paid 2. Seat 2 filled its truck, but bars with 8 cubes stayed behind, and those cost double: 16. Seat 3 has room for three more cubes and paid 3. Whoever pays least gets 10 back. That’s you, so you have 83 points now.",
    },
    again: {
      ask: "Press “On to round 2” to see what you rolled. It’s 16 cubes again, and your longest bar is a turquoise 4. Grab the truck that suits you best.",
      hint: "Truck 10, in front of seat 3, holds exactly 16 and has rows of four.",
      wrong: "That one would cost you more. Look for a truck that holds 16.",
      done: "Exactly 16 cubes for a truck that holds 16.",
    },
    rows: {
      ask: "Fill both rows. The turquoise bar goes across on a1, and two brown bars go across on a2, one on top of the other.",
      hint: "The row nearest to you begins with a1: turquoise goes there. The one behind it begins with a2: put brown there, twice.",
      wrong: "First put the turquoise bar across on a1, and two brown ones across on a2.",
      done: "In the row behind, only d2 is still empty.",
    },
    stand: {
      ask: "d2 is a hole, one square wide and two levels deep. Bars can stand, too: turn the grey one until it is upright, and put it on d2.",
      hint: "Choose grey and press “Turn” until the picture beside it stands upright. Then choose d2.",
      wrong: "Stand the grey bar upright on d2. It fills both levels there.",
      done: "The row behind is full.",
    },
    full: {
      ask: "There’s one level left on the turquoise bar. Put the last brown bar across on a1, then the white one on d1, and press “Done”.",
      hint: "First brown across on a1, then white on d1, then “Done”.",
      wrong: "In this order: brown across on a1, white on d1, “Done”.",
      done: "The truck is full, and nothing is left behind.",
    },
    result: {
      ask: "You paid nothing, got 10 back again, and win. Seat 2 took truck 20, which holds 18, for 15 cubes. That looked good, but nothing longer than 3 fits on it, so both turquoise bars stayed behind. Seat 3 had the same trouble with its purple bar.",
    },
  },
  end: "Count your cubes, and grab the truck nearest to that number that your longest bars fit on. Load the longest first. Usually the game goes on until someone has no points left, and it’s a live race: once all are ready, everyone grabs at once, first come, first served, and clocks run.",
};

export default lesson;
