import { expect, test } from "vitest";

import german from "./de";
import english from "./en";
import germanBoxes from "./de/boxes";
import englishBoxes from "./en/boxes";
import germanCoach from "./de/coach";
import englishCoach from "./en/coach";
import germanRefusals from "./de/refusals";
import englishRefusals from "./en/refusals";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!./{en,de}.ts", "!./{en,de}/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.values(sources).join("\n");
/** Keys whose end is data: a level, a phrase, a code. */
const OPEN = ["level_", "phrase_", "reason_", "offer_", "offered_", "settled_", "gave_up_", "speed_"];

const fields = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(Object.keys(english) as (keyof typeof english)[])("%s is said somewhere, alike in both languages", (key) => {
  expect(code.includes(`"${key}"`) || OPEN.some((start) => key.startsWith(start))).toBe(true);
  expect(fields(german[key])).toEqual(fields(english[key]));
});

test.each(Object.keys(englishBoxes) as (keyof typeof englishBoxes)[])("%s is said of boxes, in both", (key) => {
  expect(code.includes(`"${key}"`) || key.startsWith("tell_mark_")).toBe(true);
  expect(fields(germanBoxes[key])).toEqual(fields(englishBoxes[key]));
});

test.each(Object.keys(englishCoach) as (keyof typeof englishCoach)[])("%s is said by the coach, in both", (key) => {
  expect(code).toContain(`"${key}"`);
  expect(fields(germanCoach[key])).toEqual(fields(englishCoach[key]));
});

test.each(Object.keys(englishRefusals) as (keyof typeof englishRefusals)[])(
  "%s names the same things in both",
  (key) => {
    expect(fields(germanRefusals[key])).toEqual(fields(englishRefusals[key]));
  },
);

/** What only programs meet, or what the server itself words best. */
const PROGRAMS = [
  "unreadable",
  "id_reused",
  "too_large",
  "json_only",
  "toml_only",
  "page",
  "not_for_you",
  "origin",
  "host",
  "no_such_page",
  "too_slow",
];

test("every refusal that the wire's page names has words", () => {
  const [wire = ""] = Object.values(
    import.meta.glob<string>("../../../docs/wire.md", { query: "?raw", import: "default", eager: true }),
  );
  const [, table = ""] = wire.split("### `refused`");
  const rows = table.split("###")[0]!.split("|---")[1]!;
  const codes = [...rows.matchAll(/`(\w+)`/g)].map(([, code]) => code!).filter((code) => code !== "id");
  const missing = codes.filter((code) => !(`refused_${code}` in englishRefusals) && !PROGRAMS.includes(code));
  expect(missing).toEqual([]);
});
