// The line to the house: it mends itself, and what wasn't answered is sent again with the same id.

import type { AnyMessage, AnyRequest, Refused } from "./types.gen";

export type Status = "connecting" | "open" | "lost";

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

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5_000;
/** Milliseconds without an answer after which the line counts as dead, though nobody has said so. */
const PATIENCE = 6_000;
/** Milliseconds of silence after which one asks whether the other side is still there. */
const QUIET = 20_000;
const LATER = new Set(["busy", "bots_busy", "database_down", "too_fast", "trouble"]);
/** What is asked for anew on every new socket. */
const ANEW = new Set(["watch", "lobby"]);
/** A request that changes nothing and is answered at once. */
const PROBE = JSON.stringify({ type: "unwatch", id: "probe", table: "-" });

interface Open {
  frame: string;
  kind: string;
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
  #heard = 0;
  #probed = 0;
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
      if (request.type === "preview" && this.#socket?.readyState !== WebSocket.OPEN) {
        reject(new Refusal({ code: "offline", sentence: "the house doesn’t answer" })); // later it is of no use
        return;
      }
      this.#open.set(id, { frame, kind: request.type, sent: Date.now(), again: 0, resolve, reject });
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
    this.#heard = Date.now();
    this.#probed = 0;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#probed = 0;
      this.#take(JSON.parse(event.data) as AnyMessage);
    };
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
    } else this.#probe();
  }

  /** Finds out whether a line that is silent is dead, though nobody has said so. */
  #check(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const now = Date.now();
    const oldest = Math.min(now, ...[...this.#open.values()].map((open) => open.sent));
    if (this.#probed && now - this.#probed > PATIENCE) this.#giveUp(this.#socket);
    else if (now - this.#heard > (now - oldest > PATIENCE ? PATIENCE : QUIET)) this.#probe();
  }

  #probe(): void {
    if (this.#probed) return;
    this.#probed = Date.now();
    this.#send(PROBE);
  }

  #giveUp(dead: WebSocket): void {
    dead.onmessage = dead.onclose = null;
    dead.close();
    this.#lost();
  }

  #take(message: AnyMessage): void {
    if (message.type === "welcome") {
      this.#pause = FIRST_PAUSE;
      this.#tell("open");
      for (const [id, open] of this.#open) if (ANEW.has(open.kind)) this.#open.delete(id);
      const unanswered = [...this.#open.values()];
      this.#hear(message); // tables are watched again first: who plays must be watching
      for (const open of unanswered) this.#again(open);
      return;
    }
    this.#hear(message);
    this.#answer(message);
  }

  #again(open: Open): void {
    open.sent = Date.now();
    this.#send(open.frame);
  }

  #answer(message: AnyMessage): void {
    const id = ("id" in message && message.id) || ("answer" in message && message.answer) || "";
    const open = this.#open.get(id);
    if (!open) return;
    if (message.type === "refused" && LATER.has(message.code) && open.again < 3) {
      open.again += 1;
      setTimeout(() => this.#again(open), 400 * 2 ** open.again);
      return;
    }
    this.#open.delete(id);
    if (message.type === "refused") open.reject(new Refusal(message));
    else open.resolve(message);
  }
}
