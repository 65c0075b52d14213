// Where a note stands beside the thing that it tells of.

/** Pixels from the thing, and from the edges of the screen. */
const MARGIN = 8;

interface Size {
  width: number;
  height: number;
}

/**
 * Gives its upper left corner: above the thing, or below where that is wanted, unless there is only room on the other side; and
 * always as much on the screen as can be.
 */
export function placed(
  thing: Pick<DOMRect, "left" | "top" | "bottom" | "width">,
  note: Size,
  screen: Size,
  isBelow = false,
): { left: number; top: number } {
  const [above, below] = [thing.top - MARGIN - note.height, thing.bottom + MARGIN];
  const [wanted, other] = isBelow ? [below, above] : [above, below];
  const fits = (top: number): boolean => top >= MARGIN && top + note.height <= screen.height - MARGIN;
  return {
    left: within(thing.left + (thing.width - note.width) / 2, note.width, screen.width),
    top: within(!fits(wanted) && fits(other) ? other : wanted, note.height, screen.height),
  };
}

function within(start: number, size: number, all: number): number {
  return Math.max(MARGIN, Math.min(start, all - size - MARGIN));
}
