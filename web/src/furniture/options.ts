// The form of a game's options, from their schema: no game's options are known here.

import type { Game } from "../wire/types.gen";

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  type?: string;
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  items?: Schema;
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  title?: string;
  description?: string;
}

export interface Entry {
  name: string;
  kind: "choice" | "number" | "word" | "words" | "yes";
  /** Whether nothing chosen means: as in the rulebook. */
  optional: boolean;
  choices: (string | number)[];
  least: number | undefined;
  most: number | undefined;
  step: number;
  usual: unknown;
  /** What the game itself calls it, and says of it, for pages that have no words of their own. */
  title: string;
  about: string;
  example: string;
}

export interface OptionSchema {
  schema: unknown;
  parts: Record<string, unknown>;
  defaults: Record<string, unknown>;
}

export function entries(options: OptionSchema): Entry[] {
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? ((options.parts as Record<string, Schema>)[schema.$ref.split("/").at(-1)!] ?? schema) : schema;
  const properties = resolve(options.schema as Schema).properties ?? {};
  return Object.entries(properties).map(([name, given]) => {
    const variants = (given.anyOf ?? [given]).map(resolve);
    const schema = variants.find((variant) => variant.type !== "null") ?? given;
    const choices = choicesOf(schema, given.examples);
    return {
      name,
      kind: choices.length ? "choice" : kindOf(schema),
      optional: variants.some((variant) => variant.type === "null"),
      choices,
      least: schema.minimum,
      most: schema.maximum,
      step: schema.multipleOf ?? (schema.type === "integer" ? 1 : 0.5),
      usual: options.defaults[name],
      title: given.title ?? name,
      about: given.description ?? "",
      example: [given.examples?.[0] ?? []].flat().join(", "),
    };
  });
}

/** A word is one of those that the game's own box knows, where it says which. */
function choicesOf({ type, enum: values, examples }: Schema, given: unknown[] = []): (string | number)[] {
  return values ?? (type === "string" ? ((examples ?? given) as string[]) : []);
}

function kindOf({ type }: Schema): Entry["kind"] {
  if (type === "boolean") return "yes";
  if (type === "string") return "word";
  return type === "array" ? "words" : "number";
}

/** Reads what someone typed or chose; undefined: as usual. */
export function chosen(entry: Entry, text: string | boolean): unknown {
  if (typeof text === "boolean") return text === entry.usual ? undefined : text;
  const trimmed = text.trim();
  if (entry.kind === "words") return trimmed ? trimmed.split(/[\s,]+/) : undefined;
  if (trimmed === "") return undefined;
  const value =
    entry.kind === "number"
      ? Number(trimmed.replace(",", "."))
      : (entry.choices.find((choice) => String(choice) === trimmed) ?? trimmed);
  return value === entry.usual ? undefined : value;
}

/** Whether a game is a race in real time with these options. */
export function isLive(game: Pick<Game, "live" | "live_changes">, given: Record<string, unknown>): boolean {
  return game.live !== game.live_changes.some(({ option, value }) => given[option] === value);
}
