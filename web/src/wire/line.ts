// The line to the house: it mends itself, and what wasn't answered is sent again with the same id.

import { Lifeline, type Status } from "./lifeline";
import type { AnyMessage, AnyRequest, Refused } from "./types.gen";

/** A request without its id, which the line gives. */
export type Asked = AnyRequest extends infer R ? (R extends AnyRequest ? Omit<R, "id"> : never) : never;

/** What the house won't do, and why. */
export class Refusal extends Error {
  readonly code: string;
  readonly fields: NonNullable<Refused["fields"]>;

  constructor(refused: Pick<Refused, "code" | "sentence" | "fields">) {
    super(refused.sentence);
    this.code = refused.code;
    this.fields = refused.fields ?? {};
  }
}

const LATER = new Set(["busy", "bots_busy", "database_down", "too_fast", "trouble"]);
/** What is asked for anew on every new socket. */
const ANEW = new Set(["watch", "lobby"]);

interface Open {
  frame: string;
  kind: string;
  again: number;
  resolve: (message: AnyMessage) => void;
  reject: (refusal: Refusal) => void;
}

export class Line {
  #open = new Map<string, Open>();
  #count = 0;
  readonly #prefix = crypto.getRandomValues(new Uint32Array(2)).join("").slice(0, 14);
  readonly #lifeline: Lifeline;
  readonly #hear: (message: AnyMessage) => void;

  constructor(hear: (message: AnyMessage) => void, tell: (status: Status) => void) {
    this.#hear = hear;
    this.#lifeline = new Lifeline((text) => this.#take(JSON.parse(text) as AnyMessage), tell);
  }

  /** Whether what is sent now is likely to arrive. */
  get isOpen(): boolean {
    return this.#lifeline.isOpen;
  }

  /** Opens a new socket: the cookie has changed, and with it who one is. */
  renew(): void {
    this.#lifeline.renew();
  }

  /** Says whether people look at a table, and should soon know when the line is dead. */
  attend(isAttended: boolean): void {
    this.#lifeline.attend(isAttended);
  }

  /** Asks, and waits for the answer however long the line is broken. */
  ask(request: Asked): Promise<AnyMessage> {
    const id = `${this.#prefix}-${(this.#count += 1)}`;
    const frame = JSON.stringify({ ...request, id });
    return new Promise((resolve, reject) => {
      if (request.type === "preview" && !this.#lifeline.isOpen) {
        reject(new Refusal({ code: "offline", sentence: "the server isn’t answering" })); // later it is of no use
        return;
      }
      this.#open.set(id, { frame, kind: request.type, again: 0, resolve, reject });
      this.#lifeline.send(frame);
    });
  }

  #take(message: AnyMessage): void {
    if (message.type === "welcome") {
      for (const [id, open] of this.#open) if (ANEW.has(open.kind)) this.#open.delete(id);
      const unanswered = [...this.#open.values()];
      this.#hear(message); // tables are watched again first: who plays must be watching
      for (const open of unanswered) this.#lifeline.send(open.frame);
      return;
    }
    this.#hear(message);
    this.#answer(message);
  }

  #answer(message: AnyMessage): void {
    const id = ("id" in message && message.id) || ("answer" in message && message.answer) || "";
    const open = this.#open.get(id);
    if (!open) return;
    if (message.type === "refused" && LATER.has(message.code) && open.again < 3) {
      open.again += 1;
      setTimeout(() => this.#lifeline.send(open.frame), 400 * 2 ** open.again);
      return;
    }
    this.#open.delete(id);
    if (message.type === "refused") open.reject(new Refusal(message));
    else open.resolve(message);
  }
}
