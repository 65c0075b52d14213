// A socket to the house that is missed soon when it goes dead, though nobody says so, and replaced.

/** `lost`: the socket was closed; `silent`: nothing comes back on it, and it may be dead or slow. */
export type Status = "open" | "lost" | "silent";

/** Milliseconds between two looks at how the line does. */
const LOOK = 250;
/** Milliseconds between two looks after which the device, or this tab, has slept. */
const SLEPT = 2_000;
/** Milliseconds between two signs of life while people look at a table, and else. */
const BEAT = 900;
const RARE_BEAT = 20_000;
/** Milliseconds without an answer after which a line counts as silent: near a table, and else or where it is slow. */
const PATIENCE = 1_500;
const LONG_PATIENCE = 6_000;
/** Milliseconds before the second try to open a socket, and at most. The first is made at once. */
const PAUSE = 300;
const LONGEST_PAUSE = 5_000;
/** Milliseconds, besides the pause, that a try may take. */
const OPENING = 2_500;
/** Milliseconds that a socket must have held before the next is opened at once. */
const STEADY = 2_000;
/** What the house closes a socket with whose cookie is void. */
const SIGNED_OUT = 4001;
/** Milliseconds in which a new cookie arrives, if it is on its way: the void one would make one a newcomer. */
const COOKIE = 1_000;

export class Lifeline {
  /** The socket in use; while it is silent another is being opened, and whichever is heard first is used. */
  #socket: WebSocket | null = null;
  #next: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = 0;
  #opened = 0;
  #patience = PATIENCE;
  #isSilent = false;
  #isAttended = false;
  #looked = Date.now();
  #beaten = 0;
  /** Since when an answer is awaited; 0: none is. */
  #awaited = 0;
  #isDoubted = false;
  readonly #hear: (text: string) => void;
  readonly #tell: (status: Status) => void;

  constructor(hear: (text: string) => void, tell: (status: Status) => void) {
    this.#hear = hear;
    this.#tell = tell;
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => this.#hurry());
    setInterval(() => this.#look(), LOOK);
    this.#lose("lost");
  }

  get isOpen(): boolean {
    return this.#socket !== null && !this.#isSilent;
  }

  /** Sends what may be lost: whoever needs an answer sends it again on the next socket. */
  send(frame: string): void {
    this.#put(frame);
    if (!this.#isClose) this.#beat(); // else it would show late that nothing gets through
  }

  /** Opens a new socket in place of this one. */
  renew(): void {
    this.#drop(this.#socket);
    this.#drop(this.#next);
    this.#socket = this.#next = null;
    this.#lose("lost");
  }

  /** Says whether people look at a table, and should soon know when the line is dead. */
  attend(isAttended: boolean): void {
    if (isAttended === this.#isAttended) return;
    this.#isAttended = isAttended;
    this.#beat();
  }

  /** Whether signs of life are promised: a hidden tab can't keep such a promise, as its timers are slowed down. */
  get #isClose(): boolean {
    return this.#isAttended && !document.hidden;
  }

  #look(): void {
    const now = Date.now();
    const hasSlept = now - this.#looked > SLEPT;
    this.#looked = now;
    if (this.#socket === null || this.#isSilent) return;
    if (this.#awaited && now - this.#awaited > (this.#isClose ? this.#patience : LONG_PATIENCE)) {
      if (hasSlept && !this.#isDoubted)
        this.#isDoubted = true; // what came meanwhile is heard before the next look
      else this.#lose("silent");
    } else if (now - this.#beaten >= (this.#isClose ? BEAT : RARE_BEAT)) this.#beat();
  }

  #beat(): void {
    if (this.#socket === null || this.#isSilent) return;
    this.#beaten = Date.now();
    this.#awaited ||= this.#beaten;
    this.#put(JSON.stringify({ type: "here", id: "here", soon: this.#isClose }));
  }

  #put(frame: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
  }

  /** Something may be better, or worse, than a moment ago. */
  #hurry(): void {
    this.#beat();
    if (!this.isOpen && !document.hidden) this.#open();
  }

  #lose(status: "lost" | "silent", pause = 0): void {
    this.#isSilent = true;
    this.#tell(status);
    this.#pause = Math.max(pause, Date.now() - this.#opened > STEADY ? 0 : Math.max(this.#pause, PAUSE));
    this.#openLater();
  }

  #openLater(): void {
    clearTimeout(this.#timer);
    if (this.#pause) this.#timer = setTimeout(() => this.#open(), this.#pause * (0.8 + 0.4 * Math.random()));
    else this.#open();
  }

  #open(): void {
    this.#drop(this.#next);
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/socket`);
    this.#next = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.#heardOn(socket, event.data);
    socket.onclose = ({ code }) => this.#closed(socket, code === SIGNED_OUT ? COOKIE : 0);
    this.#timer = setTimeout(() => this.#closed(socket), OPENING + this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE, Math.max(PAUSE, this.#pause * 1.7));
  }

  #closed(socket: WebSocket, pause = 0): void {
    this.#drop(socket);
    if (socket === this.#next) {
      this.#next = null;
      this.#openLater();
    } else if (socket === this.#socket) {
      const wasSilent = this.#isSilent;
      this.#socket = null;
      if (!wasSilent) this.#lose("lost", pause);
    }
  }

  #heardOn(socket: WebSocket, text: string): void {
    if (socket === this.#next) this.#use(socket);
    else if (this.#awaited) this.#learn(Date.now() - this.#awaited);
    if (this.#isSilent) this.#mended();
    this.#awaited = 0;
    this.#isDoubted = false;
    this.#hear(text);
  }

  /** A slow line is given more time; one that was dead and is quick again, soon no more than any other. */
  #learn(took: number): void {
    const wanted = took < LONG_PATIENCE ? 2 * took : 0;
    this.#patience = Math.min(LONG_PATIENCE, Math.max(PATIENCE, wanted, 0.5 * this.#patience));
  }

  #use(socket: WebSocket): void {
    this.#drop(this.#socket);
    this.#socket = socket;
    this.#next = null;
    this.#patience = PATIENCE;
    this.#opened = Date.now();
    this.#beaten = 0;
  }

  #mended(): void {
    clearTimeout(this.#timer);
    this.#drop(this.#next);
    this.#next = null;
    this.#isSilent = false;
    this.#tell("open");
  }

  #drop(socket: WebSocket | null): void {
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
