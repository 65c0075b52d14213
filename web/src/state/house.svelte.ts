// The house as this browser knows it: one line, who one is, and the tables one watches.

import { get } from "../wire/http";
import type { Status } from "../wire/lifeline";
import type { Asked } from "../wire/line";
import { Line, Refusal } from "../wire/line";
import type { AnyMessage, Game, OpenTable, Welcome } from "../wire/types.gen";
import type { Eyes } from "./table.svelte";
import { Table } from "./table.svelte";

/** Milliseconds of a break that is nobody's business. */
const SHORT = 1_200;
/**
 * What is asked only to hear whether one is let in. Anything that looks who asks would do; this makes the house look up least, and
 * makes nobody known who isn't yet.
 */
const KNOCK = "/api/me/levels";
const TOKEN = "packhouse.seat.";

let kept = $state(0); // so that whoever reads a token notices a new one

/** What opens one's seat on another device, while this tab knows it. */
export function tokenOf(table: string): string {
  void kept;
  return sessionStorage.getItem(TOKEN + table) ?? "";
}

function keepToken(table: string, token: string): void {
  sessionStorage.setItem(TOKEN + table, token);
  kept += 1;
}

const LINK = "packhouse.link.";

/** Whose seat one has by a link, at this table and its rematches. */
export function linkOf(table: string): string {
  return sessionStorage.getItem(LINK + table) ?? "";
}

export function keepLink(table: string, token: string): void {
  sessionStorage.setItem(LINK + table, token);
  keepToken(table, token);
}

/** Takes what opens one's seat along to the rematch. */
export function passOn(table: string, next: string): void {
  if (linkOf(table)) keepLink(next, linkOf(table));
  else if (tokenOf(table)) keepToken(next, tokenOf(table));
}

class House {
  /** Whether the line has been lost for so long that people should know. */
  isAway = $state(false);
  /** Why the house lets nobody in from here, where that is the reason. */
  barred: Refusal | null = $state.raw(null);
  /** How often people were told so. */
  breaks = 0;
  welcome: Welcome | null = $state.raw(null);
  lobby: readonly OpenTable[] = $state.raw([]);
  games: readonly Game[] = $state.raw([]);
  readonly #tables = new Map<string, { table: Table; users: number }>();
  readonly #line: Line;
  #lobbyUsers = 0;
  #away: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void)[] = [];

  constructor() {
    this.#line = new Line(
      (message) => this.#hear(message),
      (status) => this.#note(status),
    );
    void this.#loadGames();
  }

  ask(request: Asked): Promise<AnyMessage> {
    return this.#line.ask(request);
  }

  /** Whether what is asked now is likely to arrive. */
  get isOpen(): boolean {
    return this.#line.isOpen;
  }

  /** Waits until the line is good: by then tables are watched again. */
  whenOpen(): Promise<void> {
    return this.isOpen ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }

  game(name: string): Game | undefined {
    return this.games.find((offered) => offered.game === name);
  }

  /** Gives a table, and watches it until `leave` is called as often. */
  enter(id: string, eyes: Eyes = {}): Table {
    const known = this.#tables.get(id);
    if (known) {
      known.users += 1;
      return known.table;
    }
    const table = new Table(id, (request) => this.ask(request), eyes);
    this.#tables.set(id, { table, users: 1 });
    this.#line.attend(true);
    void table.watch();
    return table;
  }

  leave(table: Table): void {
    const known = this.#tables.get(table.id);
    if (known && (known.users -= 1) === 0) {
      this.#tables.delete(table.id);
      this.#line.attend(this.#tables.size > 0);
      void this.ask({ type: "unwatch", table: table.id }).catch(() => undefined);
    }
  }

  /** Hears of public tables until the function that it returns is called. */
  openLobby(): () => void {
    if ((this.#lobbyUsers += 1) === 1) void this.ask({ type: "lobby", on: true }).catch(() => undefined);
    return () => {
      if ((this.#lobbyUsers -= 1) === 0) void this.ask({ type: "lobby", on: false }).catch(() => undefined);
    };
  }

  /** Comes in again as whoever the cookie says one is now. */
  renew(): void {
    this.#line.renew();
  }

  async #loadGames(): Promise<void> {
    try {
      this.games = await get<Game[]>("/api/games");
    } catch {
      setTimeout(() => void this.#loadGames(), 2_000);
    }
  }

  #hear(message: AnyMessage): void {
    if (message.type === "welcome") {
      this.welcome = message;
      this.#resume();
    } else if (message.type === "tables") this.lobby = message.tables;
    else if (message.type === "done" && message.table && message.token) keepToken(message.table, message.token);
    else if ("table" in message && message.table) this.#tables.get(message.table)?.table.hear(message);
  }

  #resume(): void {
    for (const { table } of this.#tables.values()) void table.watch();
    if (this.#lobbyUsers) void this.ask({ type: "lobby", on: true }).catch(() => undefined);
  }

  #note(status: Status): void {
    if (status === "lost") this.#away ??= setTimeout(() => this.#goAway(), SHORT);
    else {
      clearTimeout(this.#away);
      this.#away = undefined;
      this.isAway = false;
      this.barred = null;
      if (status === "silent")
        this.#goAway(); // it has been for a while already
      else for (const resolve of this.#waiting.splice(0)) resolve();
    }
  }

  #goAway(): void {
    this.isAway = true;
    this.breaks += 1;
    void this.#askWhy();
  }

  /** A socket that isn't opened doesn't say why; a page does. */
  async #askWhy(): Promise<void> {
    const { breaks } = this;
    const reason: unknown = await get(KNOCK).then(
      () => null,
      (error: unknown) => error,
    );
    if (!this.isAway || breaks !== this.breaks) return; // it was about a break that is over
    this.barred = reason instanceof Refusal && reason.code === "banned" ? reason : null;
  }
}

export const house = new House();
