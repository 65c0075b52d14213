// What spaces and slots are called: "c4, 3 apples", "above column c, Red, Premium, used".

import type { Say } from "../game";
import { ownerOf } from "./spaces";
import type { SlotView, SpaceView } from "./types.gen";
import { applesInWords, slotName } from "./words";

export function spaceWords({ cell, apples, up }: SpaceView, grabber: string, say: Say): string[] {
  const tray = apples ? applesInWords(apples, say) : say("space.empty");
  const down = apples && !up ? [say("space.down")] : [];
  return [cell, tray, ...down, ...(cell === grabber ? [say("grabber")] : [])];
}

export function slotWords({ slot, tile, up, broken }: SlotView, say: Say): string[] {
  const side = say(`side.${ownerOf(slot)}`);
  if (!tile) return [slotName(slot, say), side, say("slot.none")];
  return [slotName(slot, say), side, say(`tile.${tile}`), ...(up ? [] : [say(broken ? "slot.broken" : "slot.used")])];
}
