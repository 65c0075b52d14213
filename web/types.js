// Reads {file: JSON schema} and writes {file: TypeScript}; typescript.py asks for it.

import { text } from "node:stream/consumers";

import { compile } from "json-schema-to-typescript";

const settings = {
  additionalProperties: false,
  bannerComment: "// Written by `make types`; change the Python structs instead.",
  style: { printWidth: 120 },
};

// the schema's root holds the others together, and is no type of its own
const root = /(\/\*\*(?:(?!\*\/)[^])*\*\/\n)?export interface Root \{[^}]*\}\n/;

const written = {};
for (const [file, schema] of Object.entries(JSON.parse(await text(process.stdin)))) {
  written[file] = (await compile(schema, "Root", settings)).replace(root, "");
}
process.stdout.write(JSON.stringify(written));
