// The line to the house: it mends itself, and what wasn't answered is sent again with the same id.

import type { AnyMessage, AnyRequest, Refused } from "./types.gen";

export type Status = "connecting" | "open" | "lost";

/** A request without its id, which the line gives. */
export type Asked = AnyRequest extends infer R ? (R extends AnyRequest ? Omit<R, "id"> : never) : never;

/** What the house won't do, and why. */
export class Refusal extends Error {
  readonly code: string;
  readonly fields: Record<string, unknown>;

  constructor(refused: Pick<Refused, "code" | "sentence" | "fields">) {
    super(refused.sentence);
    this.code = refused.code;
    this.fields = refused.fields ?? {};
  }
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5_000;
/** Milliseconds without an answer after which the line counts as dead, though nobody has said so. */
const PATIENCE = 6_000;
const LATER = new Set(["busy", "bots_busy", "database_down", "trouble"]);

interface Open {
  frame: string;
  sent: number;
  again: number;
  resolve: (message: AnyMessage) => void;
  reject: (refusal: Refusal) => void;
}

export class Line {
  #socket: WebSocket | null = null;
  #open = new Map<string, Open>();
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  readonly #prefix = crypto.getRandomValues(new Uint32Array(2)).join("").slice(0, 14);
  readonly #hear: (message: AnyMessage) => void;
  readonly #tell: (status: Status) => void;

  constructor(hear: (message: AnyMessage) => void, tell: (status: Status) => void) {
    this.#hear = hear;
    this.#tell = tell;
    addEventListener("online", () => this.#now());
    document.addEventListener("visibilitychange", () => document.hidden || this.#now());
    setInterval(() => this.#check(), 1_000);
    this.#connect();
  }

  /** Opens a new socket: the cookie has changed, and with it who one is. */
  renew(): void {
    this.#socket?.close();
  }

  /** Asks, and waits for the answer however long the line is broken. */
  ask(request: Asked): Promise<AnyMessage> {
    const id = `${this.#prefix}-${(this.#count += 1)}`;
    const frame = JSON.stringify({ ...request, id });
    return new Promise((resolve, reject) => {
      this.#open.set(id, { frame, sent: Date.now(), again: 0, resolve, reject });
      this.#send(frame);
    });
  }

  #send(frame: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
  }

  #connect(): void {
    this.#tell("connecting");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/socket`);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.#take(JSON.parse(event.data) as AnyMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    this.#tell("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.8 + 0.4 * Math.random()));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.7);
  }

  #now(): void {
    if (this.#socket === null) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  }

  #check(): void {
    const now = Date.now();
    const oldest = Math.min(...[...this.#open.values()].map((open) => open.sent));
    if (this.#socket?.readyState === WebSocket.OPEN && now - oldest > PATIENCE) {
      const dead = this.#socket;
      this.#lost();
      dead.onmessage = null;
      dead.close();
    }
  }

  #take(message: AnyMessage): void {
    if (message.type === "welcome") {
      this.#pause = FIRST_PAUSE;
      this.#tell("open");
      this.#hear(message);
      for (const open of this.#open.values()) {
        open.sent = Date.now();
        this.#send(open.frame);
      }
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
      setTimeout(() => this.#send(open.frame), 400 * 2 ** open.again);
      return;
    }
    this.#open.delete(id);
    if (message.type === "refused") open.reject(new Refusal(message));
    else open.resolve(message);
  }
}
