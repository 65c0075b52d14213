// What holds for the texts and the rules of every game, as tests; and how tests put keys into words.

import { expect, test } from "vitest";

import type { LessonTexts, Rules, Say, Texts } from "./game";

const page = import.meta.glob<string>(["./*/*.svelte", "./*/*.ts", "!./*/{texts,rules}.*", "!./*/*.test.ts"], {
  query: "?raw",
  import: "default",
});
const engine = import.meta.glob<string>("../../../src/packhouse/games/*/*.{py,toml}", {
  query: "?raw",
  import: "default",
});

type Files = Record<string, () => Promise<string>>;

async function read(files: Files, game: string): Promise<string> {
  const ofGame = Object.entries(files).filter(([path]) => path.includes(`/${game}/`));
  return (await Promise.all(ofGame.map(([, load]) => load()))).join("\n");
}

/** Returns the Python of a game, and its box, as one text. */
export const engineOf = (game: string): Promise<string> => read(engine, game);

export const said =
  (texts: Texts): Say =>
  (key, given = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(given[name]));

const fields = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

export function testTexts({ en, de }: { en: Texts; de: Texts }): void {
  test("it is told what one has to do to win, and what becomes of equal points", () => {
    expect(Object.keys(en)).toEqual(expect.arrayContaining(["aim", "tie.shared"]));
  });

  test("German and English have the same keys, with the same fields", () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) expect(fields(de[key]!), key).toEqual(fields(text));
  });
}

const ASKED_OF_EVERY_GAME = /^(aim|tie)(\.|$)|^(turn|phase)\.[a-z]+$/;

/** `open`: keys whose end is data, and those that the page asks for. */
export async function testUse(game: string, texts: Texts, open: RegExp): Promise<void> {
  const code = await read(page, game);
  test.each(Object.keys(texts))("%s is said somewhere", (key) => {
    expect(code.includes(`"${key}"`) || open.test(key) || ASKED_OF_EVERY_GAME.test(key)).toBe(true);
  });
}

/** Letters that someone reads at once without tiring, above a board on a phone. */
const LONGEST_WORDS = 330;

type Refusal = "IllegalAction" | "BadSetup" | "BadComponents";

/** `least`: how many there are, so that they can't be overlooked. */
export async function testRefusals(game: string, texts: Texts, kinds: Refusal[], least: number): Promise<void> {
  const python = await engineOf(game);
  test("every refusal of the house has words", () => {
    const refusals = new RegExp(`(?:${kinds.join("|")})\\(\\s*"(\\w+)"`, "g");
    const codes = [...python.matchAll(refusals)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThanOrEqual(least);
    expect(codes.filter((code) => !(`refusal.${code}` in texts))).toEqual([]);
  });
}

const clauses = ({ parts }: Rules) => parts.map(({ text }) => text.join().match(/\b[A-Z]{2}-\d+[a-z]?/g));

export function testLesson({ en, de }: { en: LessonTexts; de: LessonTexts }): void {
  test("German and English say as much at every step of the lesson", () => {
    const said = ({ steps }: LessonTexts) => Object.entries(steps).map(([name, step]) => [name, Object.keys(step)]);
    expect(said(de)).toEqual(said(en));
  });

  test("what the lesson says is short, and has the right marks", () => {
    const all = [en, de].flatMap(({ steps, end }) => [
      end,
      ...Object.values(steps).flatMap((step) => Object.values(step)),
    ]);
    expect(all.filter((text) => text.length > LONGEST_WORDS || /['"]/.test(text))).toEqual([]);
  });
}

export function testRules({ en, de }: { en: Rules; de: Rules }): void {
  test("German and English have the same pictures, phases, rulings and clauses", () => {
    const pictures = ({ parts }: Rules) => parts.map(({ picture }) => picture?.view);
    expect(pictures(de)).toEqual(pictures(en));
    expect(de.parts.map(({ phases }) => phases)).toEqual(en.parts.map(({ phases }) => phases));
    expect(de.parts.map(({ house }) => house)).toEqual(en.parts.map(({ house }) => house));
    expect(clauses(de)).toEqual(clauses(en));
  });

  test("a part that the house ruled names its clause", () => {
    en.parts.forEach(({ title, house }, index) => expect(!!clauses(en)[index], title).toBe(!!house));
  });
}

/** Returns the numbers that are said below the picture of a view. */
export function figuresOf({ parts }: Rules, view: unknown): number[] {
  const { caption } = parts.find(({ picture }) => picture?.view === view)!.picture!;
  return (caption.match(/\d+/g) ?? []).map(Number);
}
