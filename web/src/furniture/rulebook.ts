// What is shown of a game's rules, and which part someone looks for.

import type { Rules, RulesPart } from "../games/game";

/** The first part that tells of what goes on; null where that isn't known. */
export function partOf({ parts }: Rules, phase: string | undefined): RulesPart | null {
  return (phase !== undefined && parts.find(({ phases }) => phases?.includes(phase))) || null;
}

interface Piece {
  kind: "b" | "code" | "";
  text: string;
}

/** Clauses of the engine's rules.md: they prove that a ruling is one, and mean nothing to those who play. */
const CLAUSES = / \([A-Z]{2}-\d+[a-z]?(, [A-Z]{2}-\d+[a-z]?)*\)/g;

/** **bold** and `code`; nothing else is markup. Clauses that are named in brackets aren't shown. */
export function pieces(text: string): Piece[] {
  return text
    .replaceAll(CLAUSES, "")
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((piece) =>
      piece.startsWith("**")
        ? { kind: "b", text: piece.slice(2, -2) }
        : piece.startsWith("`")
          ? { kind: "code", text: piece.slice(1, -1) }
          : { kind: "", text: piece },
    );
}
