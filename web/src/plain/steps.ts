// A move chosen word by word: what all moves begin with is said once, and only what differs is asked for.

export interface Step {
  /** The words that it adds; none: the move ends with what was begun. */
  words: string[];
  /** The moves that it leads to. */
  actions: string[];
}

export interface Stage {
  /** The words that are settled: those chosen, and those that all moves have next. */
  begun: string[];
  steps: Step[];
}

/** What is to be chosen after some words, in the order in which the moves were told. */
export function stage(legal: readonly string[], chosen: readonly string[]): Stage {
  const moves = legal.map((action) => action.split(" ")).filter((words) => begins(words, chosen));
  const begun = moves.length > 1 ? shared(moves) : [...chosen];
  const groups = new Map<string, string[][]>();
  for (const words of moves) {
    const next = words[begun.length] ?? "";
    groups.set(next, [...(groups.get(next) ?? []), words]);
  }
  return { begun, steps: [...groups.values()].map((group) => step(group, begun.length)) };
}

function step(moves: string[][], from: number): Step {
  return { words: shared(moves).slice(from), actions: moves.map((words) => words.join(" ")) };
}

function begins(words: readonly string[], chosen: readonly string[]): boolean {
  return chosen.every((word, index) => words[index] === word);
}

/** The words that several moves begin with, all alike. */
function shared(moves: readonly string[][]): string[] {
  const [first = []] = moves;
  const differs = first.findIndex((word, index) => moves.some((words) => words[index] !== word));
  return differs < 0 ? first : first.slice(0, differs);
}
