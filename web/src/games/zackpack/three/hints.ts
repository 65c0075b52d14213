// What is shown besides wood: where a bar may go, where it would hang over, and which one would be taken.

import {
  BoxGeometry,
  CircleGeometry,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
} from "three";

import type { Blocked, Ghost } from "../aiming";
import type { Floor } from "../floor";
import { gain, top } from "../loads";
import type { Bar } from "../types.gen";
import type { Bars } from "./bars";
import type { Keeping } from "./keeping";
import { centreOf, middleOf } from "./space";

export interface Shown {
  floor: Floor;
  heights: ReadonlyMap<string, number>;
  ghost: Ghost | null;
  blocked: Blocked | null;
  grasped: Bar | null;
  /** Squares that the bar in hand can be put on, or bars be taken from. */
  possible: readonly string[];
  /** Where the keys are. */
  cursor: string | null;
}

export class Hints {
  readonly group = new Group();
  readonly #bars: Bars;
  readonly #dot: CircleGeometry;
  readonly #cube: BoxGeometry;
  readonly #frame: EdgesGeometry;
  readonly #tape: MeshBasicMaterial;
  readonly #gap: MeshBasicMaterial;
  readonly #red: LineBasicMaterial;
  readonly #yellow: LineBasicMaterial;

  constructor(bars: Bars, keeping: Keeping) {
    this.#bars = bars;
    this.#dot = keeping.keep(new CircleGeometry(0.13, 24));
    this.#cube = keeping.keep(new BoxGeometry(1, 1, 1));
    this.#frame = keeping.keep(new EdgesGeometry(this.#cube));
    this.#tape = keeping.keep(new MeshBasicMaterial({ color: "#f0bd1f", transparent: true, opacity: 0.9 }));
    this.#gap = keeping.keep(
      new MeshBasicMaterial({ color: "#d0301c", transparent: true, opacity: 0.5, depthWrite: false }),
    );
    this.#red = keeping.keep(new LineBasicMaterial({ color: "#d0301c" }));
    this.#yellow = keeping.keep(new LineBasicMaterial({ color: "#f0bd1f" }));
  }

  show(shown: Shown): void {
    this.group.clear();
    const { floor, heights, ghost, blocked, grasped, cursor } = shown;
    for (const cell of shown.possible) this.#dotOn(floor, heights, cell);
    if (ghost) this.group.add(this.#bars.ghostly(floor, ghost.lie, ghost.level));
    if (blocked) this.#showBlocked(floor, heights, blocked);
    if (grasped) this.#framed(floor, grasped, grasped.level, this.#yellow, 1.03);
    if (cursor && !ghost && !blocked && !grasped) {
      const level = heights.get(cursor) ?? 0;
      this.#framed(floor, { size: 1, cell: cursor, direction: "up" }, level || 1, this.#yellow, 1.02);
    }
  }

  #dotOn(floor: Floor, heights: ReadonlyMap<string, number>, cell: string): void {
    const { x, z } = middleOf(floor, cell);
    const dot = new Mesh(this.#dot, this.#tape);
    dot.rotation.x = -Math.PI / 2;
    dot.position.set(x + 0.33, (heights.get(cell) ?? 0) + 0.012, z - 0.33);
    this.group.add(dot);
  }

  /** The bar's outline in red; beneath it, what would be empty. */
  #showBlocked(floor: Floor, heights: ReadonlyMap<string, number>, { lie, level, why, cells }: Blocked): void {
    this.#framed(floor, lie, Math.max(1, level), this.#red, 0.99);
    for (const cell of cells) {
      const low = why === "gap" ? (heights.get(cell) ?? 0) : Math.max(0, level - 1);
      const high = why === "gap" ? level - 1 : low + (why === "high" ? gain(lie) : 1);
      const { x, z } = middleOf(floor, cell);
      const hole = new Mesh(this.#cube, this.#gap);
      hole.scale.set(0.94, Math.max(0.05, high - low - 0.03), 0.94);
      hole.position.set(x, (low + high) / 2, z);
      this.group.add(hole);
    }
  }

  #framed(
    floor: Floor,
    lie: Pick<Bar, "size" | "cell" | "direction">,
    level: number,
    line: LineBasicMaterial,
    grown: number,
  ): void {
    const frame = new LineSegments(this.#frame, line);
    const bar = { ...lie, level };
    frame.position.copy(centreOf(floor, lie, level));
    const [columns, rows] = [lie.direction === "across" ? lie.size : 1, lie.direction === "back" ? lie.size : 1];
    frame.scale.set(columns * grown, (top(bar) - level + 1) * grown, rows * grown);
    frame.renderOrder = 2;
    this.group.add(frame);
  }
}
