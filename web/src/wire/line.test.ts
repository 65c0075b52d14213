import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Status } from "./lifeline";
import { Line } from "./line";
import type { AnyMessage } from "./types.gen";

let page = Object.assign(new EventTarget(), { hidden: false });
let browser = new EventTarget();
const HELLO = { type: "welcome", version: "1", person: "ada" };

/** One socket as the page has it: the house's end is in the hands of the test. */
class Wire {
  static OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: { type: string; id: string; soon?: boolean; action?: string }[] = [];
  /** Whether the house answers signs of life. */
  isAlive = true;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Wire.all.push(this);
  }

  static get last(): Wire {
    return Wire.all.at(-1)!;
  }

  send(frame: string): void {
    const request = JSON.parse(frame) as Wire["sent"][number];
    this.sent.push(request);
    if (this.isAlive && request.type === "here") this.say({ type: "done", id: request.id });
  }

  say(message: object): void {
    this.readyState = Wire.OPEN;
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
  }

  /** Goes dead, and tells nobody. */
  die(): void {
    this.isAlive = false;
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  get plays(): (string | undefined)[] {
    return this.sent.filter(({ type }) => type === "play").map(({ action, id }) => `${action} ${id}`);
  }
}

let told: Status[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  browser = new EventTarget();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "http:", host: "house" });
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  Wire.all = [];
  told = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns a line over which a table is being looked at, for some seconds already. */
function atTable(hear: (message: AnyMessage) => void = () => undefined): Line {
  const line = new Line(hear, (status) => told.push(status));
  Wire.last.say(HELLO);
  line.attend(true);
  vi.advanceTimersByTime(5_000);
  return line;
}

function play(line: Line): Promise<AnyMessage> {
  return line.ask({ type: "play", table: "t", action: "a1", turn: 0 });
}

test("a line that goes dead without a word is missed within three seconds", () => {
  atTable();
  Wire.last.die();
  vi.advanceTimersByTime(3_000);
  expect(told).toEqual(["lost", "open", "silent"]);
});

test("a line that answers is never missed, however long", () => {
  atTable();
  vi.advanceTimersByTime(600_000);
  expect(told).toEqual(["lost", "open"]);
});

test("another socket is opened at once, and used as soon as it is welcomed", () => {
  atTable();
  Wire.last.die();
  vi.advanceTimersByTime(3_000);
  expect(Wire.all).toHaveLength(2);
  Wire.last.say(HELLO);
  expect(told.at(-1)).toBe("open");
  expect(Wire.all[0]?.readyState).toBe(3);
});

test("a line that was only slow is taken back, and given more time", () => {
  atTable();
  const slow = Wire.last;
  slow.die();
  vi.advanceTimersByTime(3_000);
  slow.say({ type: "done", id: "here" });
  expect(told.at(-1)).toBe("open");
  expect(Wire.last.readyState).toBe(3);
  vi.advanceTimersByTime(3_000);
  expect(told.at(-1)).toBe("open");
});

test("a line that is quick again is missed as soon as any other", () => {
  atTable();
  Wire.last.die();
  vi.advanceTimersByTime(4_000);
  Wire.all[0]!.isAlive = true;
  Wire.all[0]!.say({ type: "done", id: "here" });
  vi.advanceTimersByTime(10_000);
  Wire.all[0]!.die();
  expect(told.at(-1)).toBe("open");
  vi.advanceTimersByTime(3_000);
  expect(told.at(-1)).toBe("silent");
});

test("what was asked on a dead line is sent on the next with the same id, and answered once", async () => {
  const line = atTable();
  const dead = Wire.last;
  dead.die();
  const played = play(line);
  vi.advanceTimersByTime(3_000);
  Wire.last.say(HELLO);
  expect(Wire.last.plays).toEqual(dead.plays);
  expect(Wire.last.plays).toHaveLength(1);
  Wire.last.say({ type: "done", id: Wire.last.plays[0]!.split(" ")[1] });
  expect((await played).type).toBe("done");
});

test("what is asked while there is no line is sent when there is one", () => {
  const line = atTable();
  Wire.last.break();
  void play(line);
  Wire.last.say(HELLO);
  expect(Wire.last.plays).toHaveLength(1);
});

test("the first try comes at once, the others after growing pauses", () => {
  atTable();
  Wire.last.break();
  expect(Wire.all).toHaveLength(2);
  const tries = [...Array(12).keys()].map(() => {
    Wire.last.break();
    const before = Wire.all.length;
    let waited = 0;
    for (; Wire.all.length === before; waited += 10) vi.advanceTimersByTime(10);
    return waited;
  });
  expect(tries[0]).toBeLessThan(500);
  expect(tries.at(-1)).toBeGreaterThan(3_500);
  expect(Math.max(...tries)).toBeLessThan(6_500);
});

test("a try that leads nowhere is given up for another", () => {
  atTable();
  Wire.last.break();
  vi.advanceTimersByTime(4_000);
  expect(Wire.all[1]?.readyState).toBe(3);
  expect(Wire.all.length).toBeGreaterThan(2);
});

test.each([
  ["the browser is online", () => browser, "online"],
  ["the tab is shown", () => page, "visibilitychange"],
])("it is tried at once when %s", (_, where, event) => {
  atTable();
  Wire.last.break();
  for (let count = 0; count < 10; count += 1) {
    Wire.last.break();
    vi.advanceTimersByTime(7_000);
  }
  Wire.last.break();
  const before = Wire.all.length;
  where().dispatchEvent(new Event(event));
  expect(Wire.all).toHaveLength(before + 1);
});

test("a socket that is closed as soon as it is opened isn't tried again at once", () => {
  atTable();
  Wire.last.break();
  Wire.last.say(HELLO);
  Wire.last.break();
  expect(Wire.all).toHaveLength(2);
});

test("whoever is hung up on with a void cookie waits for the one that is on its way", () => {
  atTable();
  vi.advanceTimersByTime(5_000);
  Wire.last.break(4001);
  vi.advanceTimersByTime(700);
  expect(Wire.all).toHaveLength(1);
  vi.advanceTimersByTime(600);
  expect(Wire.all).toHaveLength(2);
});

test("whoever comes in anew doesn't wait after that", () => {
  const line = atTable();
  vi.advanceTimersByTime(5_000);
  Wire.last.break(4001);
  line.renew();
  expect(Wire.all).toHaveLength(2);
});

test("signs of life are promised at a table, as long as the tab is shown", () => {
  const line = atTable();
  const promised = () => Wire.last.sent.at(-1)?.soon;
  expect(promised()).toBe(true);
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(promised()).toBe(false);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(promised()).toBe(true);
  line.attend(false);
  expect(promised()).toBe(false);
});

test("a device that slept hears what came meanwhile before it judges", () => {
  atTable();
  Wire.last.die();
  vi.advanceTimersByTime(1_000);
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(250);
  expect(told.at(-1)).toBe("open");
  vi.advanceTimersByTime(250);
  expect(told.at(-1)).toBe("silent");
});
