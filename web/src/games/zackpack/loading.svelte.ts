// What someone is about to do with their truck: the bar in hand, how it is turned, and the square it is held over.

import { put, take } from "./actions";
import { aimed, blocked, directions, fitting, ghost, grouped, stepped, turned } from "./aiming";
import type { Blocked, Choices, Ghost } from "./aiming";
import type { Floor } from "./floor";
import { covered, heights, topmost, type Direction } from "./loads";
import { SIZES } from "./pieces";
import type { Bar, PlaceView } from "./types.gen";

/** A bar of a size in hand, or a free hand that takes bars back. */
export type Tool = number | "take";

interface Table {
  place: () => PlaceView;
  floor: () => Floor;
  legal: () => readonly string[];
  play: (action: string) => void;
}

export class Loading {
  readonly #table: Table;
  #wanted: Tool = $state(0);
  #turned: Direction = $state("across");
  #cell: string | null = $state(null);
  /** Whether a bar was just put where one points: nobody means the next to go there too. */
  #hasPut = $state(false);
  /** What would take back each of one's plays, the last one last. */
  readonly #done: string[] = $state([]);
  /** What was played to take one back. */
  #undoing: string | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The square under the pointer, or where the keys have gone to. */
  get cell(): string | null {
    return this.#cell;
  }

  set cell(cell: string | null) {
    if (cell !== this.#cell) this.#hasPut = false;
    this.#cell = cell;
  }

  readonly floor: Floor = $derived.by(() => this.#table.floor());
  readonly bars: readonly Bar[] = $derived.by(() => this.#table.place().bars);
  readonly left: readonly number[] = $derived.by(() => this.#table.place().left);
  readonly legal: readonly string[] = $derived.by(() => this.#table.legal());
  readonly choices: Choices = $derived.by(() => grouped(this.legal));
  readonly heights: ReadonlyMap<string, number> = $derived.by(() => heights(this.floor, this.bars));
  readonly topmost: ReadonlyMap<string, number> = $derived.by(() => topmost(this.bars));

  /** What was chosen, as long as there is any left; then the longest that is. */
  readonly tool: Tool = $derived.by(() => {
    const wanted = this.#wanted;
    if (wanted === "take" ? this.bars.length > 0 : (this.left[wanted - 1] ?? 0) > 0) return wanted;
    const sizes = SIZES.filter((size) => (this.left[size - 1] ?? 0) > 0);
    return sizes.findLast((size) => this.choices.puts.has(size)) ?? sizes.at(-1) ?? "take";
  });

  readonly #puts = $derived.by(() => (this.tool === "take" ? [] : (this.choices.puts.get(this.tool) ?? [])));
  readonly directions: readonly Direction[] = $derived.by(() => directions(this.#puts));

  /** How the bar is held: as it was turned, or as it can be put at all. */
  readonly direction: Direction = $derived.by(() =>
    this.directions.includes(this.#turned) ? this.#turned : (this.directions[0] ?? this.#turned),
  );

  readonly ghost: Ghost | null = $derived.by(() => {
    const lie = this.cell === null ? null : aimed(this.#puts, this.cell, this.direction);
    return lie ? ghost(this.heights, lie) : null;
  });

  /** Why it can't be put where one points. */
  readonly blocked: Blocked | null = $derived.by(() => {
    const { tool, cell } = this;
    const isMeant = tool !== "take" && !this.ghost && !this.#hasPut && this.#puts.length > 0;
    if (!isMeant || cell === null || !this.floor.byName.has(cell)) return null;
    const direction = tool === 1 ? "up" : this.direction;
    return blocked(this.floor, this.heights, { size: tool, cell, direction });
  });

  /** The number of the bar that would be taken from a square; null where none can be. */
  takeable(cell: string): number | null {
    const number = this.topmost.get(cell);
    const bar = number === undefined ? undefined : this.bars[number];
    return bar && number !== undefined && this.choices.takes.has(bar.cell) && this.#isTop(bar) ? number : null;
  }

  #isTop(bar: Bar): boolean {
    return covered(bar).every((cell) => this.bars[this.topmost.get(cell) ?? -1] === bar);
  }

  /** The bar that a free hand is held over. */
  readonly grasped: number | null = $derived.by(() =>
    this.tool === "take" && this.cell !== null && !this.#hasPut ? this.takeable(this.cell) : null,
  );

  /** In which directions the bar in hand fits over a square. */
  fitting(cell: string): Direction[] {
    return fitting(this.#puts, cell);
  }

  /** What takes back one's last put or take; after a reload, the last bar put. */
  readonly #reverse: string | null = $derived.by(() => {
    const last = this.bars.at(-1);
    const back = this.#done.at(-1) ?? (last && this.#isTop(last) ? take(last.cell) : null);
    return back !== null && this.legal.includes(back) ? back : null;
  });

  readonly canUndo: boolean = $derived.by(() => this.#reverse !== null);

  /** The squares where what is in hand can be used as it is held. */
  readonly possible: readonly string[] = $derived.by(() =>
    this.legal.length ? this.floor.squares.map(({ name }) => name).filter((name) => this.#isPossible(name)) : [],
  );

  #isPossible(cell: string): boolean {
    if (this.tool === "take") return this.takeable(cell) !== null;
    const ways = this.fitting(cell);
    return ways.includes(this.direction) || (this.tool === 1 && ways.length > 0);
  }

  /** Whether all bars are on the truck. */
  readonly isAllLoaded: boolean = $derived.by(() => this.left.every((count) => count === 0));

  /** Whether the bar in hand fits nowhere, as things are. */
  readonly isStuck: boolean = $derived.by(() => this.tool !== "take" && !this.#puts.length);

  /** Whether something that is left would still fit. */
  readonly couldGoOn: boolean = $derived.by(() => this.choices.puts.size > 0);

  choose(tool: Tool): void {
    this.#hasPut = false;
    this.#wanted = tool;
  }

  turn(): void {
    this.#hasPut = false;
    this.#turned = turned(this.#puts, this.direction);
  }

  step(right: number, behind: number): void {
    const start = this.floor.squares[0]?.name ?? null;
    this.cell =
      this.cell !== null && this.floor.byName.has(this.cell) ? stepped(this.floor, this.cell, right, behind) : start;
  }

  /** Puts or takes at a square; where that can't be, the house is asked all the same, and says why. */
  act(cell: string | null = this.cell): void {
    if (cell === null || !this.legal.length) return;
    this.cell = cell;
    const { tool } = this;
    if (this.#hasPut && !this.ghost) return; // a second click where a bar was just put means nothing
    if (tool === "take") return this.takeFrom(cell);
    if (this.ghost) {
      this.#hasPut = true;
      return this.#table.play(this.ghost.action);
    }
    if (this.floor.byName.has(cell))
      this.#table.play(put({ size: tool, cell, direction: tool === 1 ? "up" : this.direction }));
  }

  /** The square that one aims at, if a finger that comes down on another, or on the same, means what is shown there. */
  confirmed(cell: string): string | null {
    const shown = this.ghost?.lie ?? this.bars[this.grasped ?? -1];
    return shown && covered(shown).includes(cell) ? this.cell : null;
  }

  /** Does what a finger has been shown; then it aims at nothing, so that the next tap shows first, too. */
  confirm(cell: string | null = this.cell): void {
    this.act(cell);
    this.cell = null;
  }

  takeFrom(cell: string): void {
    const number = this.topmost.get(cell);
    const bar = number === undefined ? undefined : this.bars[number];
    if (!bar || !this.legal.length) return;
    // of a buried bar the house says so, unless the name of its square means another that lies above
    if (this.takeable(cell) !== null || !this.choices.takes.has(bar.cell)) this.#table.play(take(bar.cell));
  }

  undo(): void {
    if (this.#reverse === null) return;
    this.#undoing = this.#reverse;
    this.#table.play(this.#reverse);
  }

  /** Notes what has changed on the truck, so that it can be undone; what was undone is forgotten. */
  changed(added: readonly Bar[], removed: readonly Bar[]): void {
    for (const bar of removed) this.#note(take(bar.cell), put(bar));
    if (!this.bars.length && this.#wanted === "take") this.#wanted = 0; // nothing more to unload
    for (const bar of added) this.#note(put(bar), take(bar.cell));
  }

  #note(play: string, reverse: string): void {
    if (this.#undoing === play) this.#done.pop();
    else this.#done.push(reverse);
    this.#undoing = null;
  }
}
