// Time that is left, as a clock shows it.

const [HOUR, DAY] = [3600, 86_400];

/** Hours and minutes below two days; above, days and hours, the hour that has begun counted as whole. */
export function timeLeft(milliseconds: number, language: string): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 2 * DAY) return inDays(Math.ceil(seconds / HOUR), language);
  const two = (part: number): string => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor(seconds / 60) % 60];
  if (hours) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return milliseconds < 10_000
    ? new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(Math.ceil(milliseconds / 100) / 10)
    : `${minutes}:${two(seconds % 60)}`;
}

/** Time for a move by correspondence as a list has it: "2 days", "5 hours", never more than there is, and at least a minute. */
export function daysLeft(milliseconds: number, language: string): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes >= 2 * 24 * 60) return unit(Math.floor(minutes / (24 * 60)), "day", "long", language);
  if (minutes >= 60) return unit(Math.floor(minutes / 60), "hour", "long", language);
  return unit(Math.max(1, minutes), "minute", "long", language);
}

/** "10 days", "9 days 23h": ten days are ten until an hour of them is gone. */
function inDays(hours: number, language: string): string {
  const days = unit(Math.floor(hours / 24), "day", "long", language);
  return hours % 24 ? `${days} ${unit(hours % 24, "hour", "narrow", language)}` : days;
}

function unit(
  count: number,
  unit: "day" | "hour" | "minute",
  unitDisplay: "long" | "narrow",
  language: string,
): string {
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(count);
}
