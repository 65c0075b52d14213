// What Rogues may take, in words.

import type { Say } from "../game";
import type { Square } from "./city";
import { cubesOn } from "./rogue";
import type { Threat } from "./threats";
import type { View } from "./types.gen";

interface Told {
  view: View;
  /** Who reads it. */
  seat: number | null;
  driverName: (driver: number) => string;
  say: Say;
}

/** What a Rogue would take from whom on its way, where each cube costs so many. */
export function lossesInWords(way: readonly Square[], each: number, { view, seat, driverName, say }: Told): string[] {
  return view.drivers.slice(0, 2).flatMap(({ cubes, low, high, ignored, guards }, driver) => {
    const owed = ignored ? 0 : Math.max(0, each * cubesOn(way, cubes) - guards);
    const count = Math.min(low + high, owed);
    if (!count) return [];
    const key = count === 1 ? "rogue.takes.one" : "rogue.takes";
    return [say(driver === seat ? `${key}.own` : key, { name: driverName(driver), count })];
  });
}

/** What whoever plans a route has to fear once it is driven; `rule`: what the Rogue goes for. */
export function dangerInWords(threat: Threat, rule: string, isIgnored: boolean, say: Say): string[] {
  if (isIgnored) return [say("danger.ignored")];
  return [...(rule ? [say("danger.rule", { rule })] : []), say(keyOf(threat), { count: threat.most })];
}

function keyOf({ most, mover, isOpen }: Threat): string {
  if (most) return most === 1 ? "danger.some.one" : "danger.some";
  return ["danger.none", ...(mover ? [mover] : []), ...(isOpen ? ["open"] : [])].join(".");
}
