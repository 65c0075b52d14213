// The plain HTTP part of the wire.

import { Refusal } from "./line";
import type { Refused } from "./types.gen";

const JSON_KIND = "application/json";

async function ask<Answer>(method: string, path: string, body?: unknown, kind = JSON_KIND): Promise<Answer> {
  const sent = kind === JSON_KIND ? JSON.stringify(body) : String(body);
  const answer = await fetch(path, {
    method,
    ...(body === undefined ? {} : { headers: { "content-type": kind }, body: sent }),
  }).catch(() => {
    throw new Refusal({ code: "offline", sentence: "the server isn’t answering" });
  });
  const said: unknown = await answer.json().catch(() => ({ code: "trouble", sentence: "something went wrong here" }));
  if (!answer.ok) throw new Refusal(said as Refused);
  return said as Answer;
}

export const get = <Answer>(path: string): Promise<Answer> => ask("GET", path);
/** Fetches what isn’t JSON, as it is. */
export async function getText(path: string): Promise<string> {
  const answer = await fetch(path).catch(() => {
    throw new Refusal({ code: "offline", sentence: "the server isn’t answering" });
  });
  if (!answer.ok) throw new Refusal((await answer.json()) as Refused);
  return answer.text();
}
export const post = <Answer>(path: string, body: unknown): Promise<Answer> => ask("POST", path, body);
/** Sends a text as it is, of a kind that no plain form of another site can send. */
export const postText = <Answer>(path: string, text: string, kind: string): Promise<Answer> =>
  ask("POST", path, text, kind);
export const remove = <Answer>(path: string, body?: unknown): Promise<Answer> => ask("DELETE", path, body);
