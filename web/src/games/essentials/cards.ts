// The Cat Ladies' cards in one line, for the rules page.

import type { Card } from "./types.gen";

/** Each with her goal and her To-Dos: "**Agatha** 150 (1A, 2C, 3A) · …". */
export function cardsInWords(cards: readonly Card[]): string {
  return cards.map(({ lady, goal, todos }) => `**${lady}** ${goal} (${todos.join(", ").toUpperCase()})`).join(" · ");
}
