// What a table has agreed on, in words: its options, and how long one may think.

import type { Say } from "../games/game";
import { settings } from "../settings.svelte";
import { figure, say } from "../texts/index.svelte";
import { told } from "../texts/told";
import type { Clock } from "../wire/types.gen";
import type { Entry, OptionSchema } from "./options";
import { entries } from "./options";

export interface Term {
  option: string;
  value: string;
  /** Whether the table chose it; else it is as it always is. */
  isChosen: boolean;
}

/** Every option of a table as the form names it, in the form's order. */
export function terms(options: OptionSchema, chosen: Record<string, unknown>, words: Say): Term[] {
  return entries(options).map((entry) => {
    const value = chosen[entry.name] ?? entry.usual ?? null;
    return {
      option: told(words, `option.${entry.name}`) || entry.title,
      value: told(words, `option.${entry.name}.${value}`) || plainly(entry, value),
      isChosen: JSON.stringify(value) !== JSON.stringify(entry.usual ?? null),
    };
  });
}

function plainly(entry: Entry, value: unknown): string {
  if (value === null) return say("option_default");
  if (entry.kind === "yes") return say(value ? "yes" : "no");
  if (Array.isArray(value)) return value.length ? value.join(", ") : say("option_none");
  return typeof value === "number" ? figure(value) : String(value);
}

/** How long one may think: "3 days for each move". */
export function clockInWords({ kind, seconds = 60, increment = 0 }: Clock): string {
  const time = duration(seconds);
  switch (kind) {
    case undefined:
    case "none":
      return say("clock_none");
    case "game":
      return increment ? say("clock_told_more", { time, more: duration(increment) }) : say("clock_told_game", { time });
    case "days":
      return say("clock_told_days", { time });
    default:
      return say("clock_told_move", { time });
  }
}

/** The largest unit in which it is a whole number: "90 seconds", "10 minutes", "3 days". */
function duration(seconds: number): string {
  const units = [["day", 86_400] as const, ["hour", 3600] as const, ["minute", 60] as const, ["second", 1] as const];
  const [unit, length] = units.find(([, length]) => seconds % length === 0)!;
  return new Intl.NumberFormat(settings.language, { style: "unit", unit, unitDisplay: "long" }).format(
    seconds / length,
  );
}
