// Carrying a tile by mouse or finger: it snaps to the squares below it while one moves, and a second finger turns it.

import { heightOf, widthOf, type Square } from "./shapes";
import { shapeOf, type Piece, type Trying } from "./trying.svelte";

/** Pixels that a pointer moves before it drags; less is a tap. */
const SLACK = 6;
/** Squares that a tile is held above a finger, which would hide it. */
const LIFT = 1.4;
/** Squares that the middle of a tile may be outside and still snap in. */
const REACH = 0.75;

interface Ground {
  /** Where a pointer is, in squares from the lower left corner. */
  whereIs: (x: number, y: number) => Square;
  unit: () => number;
  size: () => { columns: number; rows: number };
  ontap: (id: number) => void;
}

interface Held {
  id: number;
  pointer: number;
  start: { x: number; y: number };
  /** How far the pointer is from the left and the top of the tile, as parts of its width and height. */
  grip: { x: number; y: number };
  lift: number;
  /** Where it lay. */
  before: Square | null;
}

export class Dragging {
  /** What is drawn at the pointer: the tile, its left upper corner and the size of a square in pixels. */
  ghost: { id: number; left: number; top: number; unit: number } | null = $state.raw(null);
  #held: Held | null = null;
  readonly #trying: Trying;
  readonly #ground: Ground;

  constructor(trying: Trying, ground: Ground) {
    this.#trying = trying;
    this.#ground = ground;
  }

  get id(): number | null {
    return this.ghost?.id ?? null;
  }

  /** Begins with a press on a tile; all that follows is heard wherever the pointer goes. */
  press(event: PointerEvent, id: number): void {
    const piece = this.#piece(id);
    if (event.button !== 0 || this.#held || !piece) return;
    const drawn = (event.currentTarget as Element).querySelector(".tile") ?? (event.currentTarget as Element);
    const { left, top, width, height } = drawn.getBoundingClientRect();
    this.#held = {
      id,
      pointer: event.pointerId,
      start: { x: event.clientX, y: event.clientY },
      grip: { x: part(event.clientX - left, width), y: part(event.clientY - top, height) },
      lift: event.pointerType === "touch" ? LIFT : 0,
      before: piece.corner,
    };
    for (const [kind, listener] of this.#listeners) window.addEventListener(kind, listener as EventListener);
  }

  #listeners: [string, (event: PointerEvent) => void][] = [
    ["pointermove", (event) => this.#move(event)],
    ["pointerup", (event) => this.#release(event)],
    ["pointercancel", (event) => this.#cancel(event)],
    ["pointerdown", (event) => this.#second(event)],
  ];

  #move(event: PointerEvent): void {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    const far = Math.hypot(event.clientX - held.start.x, event.clientY - held.start.y) > SLACK;
    if (!this.ghost && !far) return;
    this.#trying.chosen = held.id;
    this.#carry(held, event.clientX, event.clientY);
  }

  #carry(held: Held, x: number, y: number): void {
    const piece = this.#piece(held.id);
    if (!piece) return this.drop();
    const shape = shapeOf(piece);
    const [wide, high] = [widthOf(shape), heightOf(shape)];
    const unit = this.#ground.unit();
    const left = x - held.grip.x * wide * unit;
    const top = y - (held.grip.y * high + held.lift) * unit;
    this.ghost = { id: held.id, left, top, unit };
    const [column, row] = this.#ground.whereIs(left, top + high * unit);
    const { columns, rows } = this.#ground.size();
    const [middle, level] = [column + wide / 2, row + high / 2];
    const isOver = middle > -REACH && middle < columns + REACH && level > -REACH && level < rows + REACH;
    const corner: Square | null = isOver ? [Math.round(column), Math.round(row)] : null;
    if (corner?.join() !== piece.corner?.join()) this.#trying.move(held.id, corner);
  }

  #release(event: PointerEvent): void {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    const wasDragged = this.ghost !== null;
    this.drop();
    if (!wasDragged) this.#ground.ontap(held.id);
  }

  #cancel(event: PointerEvent): void {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    if (this.ghost) this.#trying.move(held.id, held.before);
    this.drop();
  }

  /** Another finger while one carries: it turns. */
  #second(event: PointerEvent): void {
    if (!this.#held || event.pointerId === this.#held.pointer || !this.ghost) return;
    this.#trying.turn(this.#held.id);
  }

  drop(): void {
    this.#held = this.ghost = null;
    for (const [kind, listener] of this.#listeners) window.removeEventListener(kind, listener as EventListener);
  }

  #piece(id: number): Piece | undefined {
    return this.#trying.pieces.find((piece) => piece.id === id);
  }
}

function part(length: number, whole: number): number {
  return whole ? Math.max(0, Math.min(1, length / whole)) : 0.5;
}
