// The plain HTTP part of the wire.

import { Refusal } from "./line";
import type { Refused } from "./types.gen";

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(path, {
    method,
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refusal({ code: "offline", sentence: "the server isn’t answering" });
  });
  const said: unknown = await answer.json().catch(() => ({ code: "trouble", sentence: "something went wrong here" }));
  if (!answer.ok) throw new Refusal(said as Refused);
  return said as Answer;
}

export const get = <Answer>(path: string): Promise<Answer> => ask("GET", path);
export const post = <Answer>(path: string, body: unknown): Promise<Answer> => ask("POST", path, body);
export const remove = <Answer>(path: string, body?: unknown): Promise<Answer> => ask("DELETE", path, body);
