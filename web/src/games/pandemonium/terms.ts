// A driver's numbers: the box's, and what a company changes of them.

import type { Box, Change, DriverView } from "./types.gen";

export type Terms = Readonly<Record<Change["trait"], number>>;

export function termsOf({ numbers, companies }: Box, { company }: Pick<DriverView, "company">): Terms {
  const { van, battery, electric, fee } = numbers;
  const terms = { van, battery, electric, fee, mission: 0, guard: 0, high: 0 };
  const card = companies.find(({ name }) => name === company);
  for (const { trait, by } of card ? [card.ability, card.drawback] : []) terms[trait] += by;
  return terms;
}
