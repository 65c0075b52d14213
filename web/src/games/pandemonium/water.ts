// Water and bridges of a map, as paths between the blocks.

import { borderOf, MARGIN, PITCH, type Spot } from "./plan";

const CITY = 5 * PITCH;
/** Where the channel leaves the city it flows on, off the sheet. */
const onward = (value: number): number => (value === 0 ? 4 - MARGIN : value === CITY ? CITY + MARGIN - 4 : value);

function reach([x, y]: Spot, isAcross: boolean): Spot {
  return isAcross ? [onward(x), y] : [x, onward(y)];
}

/** The middle of a channel, in gentle bends. */
export function channelOf(pair: string): string {
  const [from, to] = borderOf(pair);
  const isAcross = from[1] === to[1];
  const [start, end] = [reach(from, isAcross), reach(to, isAcross)];
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const bend = 3;
  return isAcross
    ? `M${start.join(" ")}L${from.join(" ")}Q${x - 25} ${y - bend} ${x} ${y}T${to.join(" ")}L${end.join(" ")}`
    : `M${start.join(" ")}L${from.join(" ")}Q${x - bend} ${y - 25} ${x} ${y}T${to.join(" ")}L${end.join(" ")}`;
}

/** A bridge's middle, and how far it is turned: without, it leads from left to right. */
export function bridgeOn(pair: string): { at: Spot; turned: number } {
  const [from, to] = borderOf(pair);
  return { at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], turned: from[1] === to[1] ? 90 : 0 };
}
