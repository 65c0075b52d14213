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

/** **bold** and `code`; nothing else is markup. */
export function pieces(text: string): Piece[] {
  return text
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
