// The levels of bots by name: `casual+0.25` lies between two, and plays one move in four as the upper one.

const LEVELS = ["novice", "casual", "strong", "expert", "master"];

/** The two levels that a bot of this name lies between; null where it is a level of its own. */
export function between(name: string): { lower: string; upper: string } | null {
  const [lower = "", share] = name.split("+");
  const upper = LEVELS[LEVELS.indexOf(lower) + 1];
  return share && upper ? { lower, upper } : null;
}

/** How strong a level is: 0 the weakest, 1 the next. */
export function strength(name: string): number {
  const [lower = "", share = "0"] = name.split("+");
  return LEVELS.indexOf(lower) + Number(share);
}
