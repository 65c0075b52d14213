// The truck in depth. It is drawn when something has changed, and only then.

import {
  Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from "three";

import type { Floor } from "../floor";
import { nameOf } from "../floor";
import type { Bar } from "../types.gen";
import { Bars } from "./bars";
import { Orbit, START } from "./camera";
import { Hints, type Shown } from "./hints";
import { Keeping } from "./keeping";
import { Light } from "./light";
import { middleOf, squareAt } from "./space";
import { vehicle } from "./vehicle";

const DROP = 0.9; // how far above its place a bar is let go
const SHARPEST = 2; // pixels a point: more costs time and shows nothing

export interface Look {
  shown: Shown;
  bars: readonly Bar[];
  isNight: boolean;
}

/** A change that takes its time: `at` goes from 0 to 1. */
interface Motion {
  from: number;
  time: number;
  move: (at: number) => void;
}

export class TruckScene {
  readonly canvas: HTMLCanvasElement;
  readonly orbit: Orbit;
  readonly #keeping = new Keeping();
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #bars = new Bars(this.#keeping);
  readonly #hints = new Hints(this.#bars, this.#keeping);
  readonly #light: Light;
  readonly #floor: Floor;
  readonly #loaded = new Map<string, Mesh>();
  readonly #targets: Object3D[];
  readonly #ray = new Raycaster();
  #motions: Motion[] = [];
  #frame = 0;
  #isFirst = true;
  /** Milliseconds that a movement takes; 0: none. */
  pace = 0;
  ondrawn: () => void = () => undefined;

  constructor(canvas: HTMLCanvasElement, context: WebGL2RenderingContext, floor: Floor) {
    this.canvas = canvas;
    this.#floor = floor;
    this.#renderer = this.#keeping.keep(new WebGLRenderer({ canvas, context, alpha: true }));
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#light = new Light(this.#scene, this.#keeping);
    this.orbit = new Orbit(floor);
    const { group, squares } = vehicle(floor, this.#keeping);
    this.#targets = [...squares.values()];
    this.#scene.add(group, this.#hints.group);
  }

  show({ shown, bars, isNight }: Look): void {
    this.#light.set(isNight);
    this.#load(bars);
    this.#hints.show(shown);
    this.draw();
  }

  #load(bars: readonly Bar[]): void {
    const wanted = new Map(bars.map((bar) => [`${bar.size} ${bar.cell} ${bar.direction} ${bar.level}`, bar]));
    for (const [key, mesh] of this.#loaded) {
      if (wanted.has(key)) continue;
      this.#scene.remove(mesh);
      this.#loaded.delete(key);
    }
    for (const [key, bar] of wanted) {
      if (this.#loaded.has(key)) continue;
      const mesh = this.#bars.wooden(this.#floor, bar, bar.level);
      this.#scene.add(mesh);
      this.#loaded.set(key, mesh);
      if (!this.#isFirst) this.#settle(mesh);
    }
    this.#isFirst = false;
  }

  #settle(mesh: Mesh): void {
    const rest = mesh.position.y;
    this.#move(this.pace, (at) => (mesh.position.y = rest + DROP * (1 - at * at)));
  }

  turn(around: number, up: number): void {
    let done = 0;
    this.#move(this.pace, (at) => {
      this.orbit.turn(around * (at - done), up * (at - done));
      done = at;
    });
  }

  drag(around: number, up: number): void {
    this.orbit.turn(around, up);
    this.draw();
  }

  /** Looks from where one looked first. */
  home(): void {
    this.turn(START.around - this.orbit.around, START.up - this.orbit.up);
  }

  resize(width: number, height: number): void {
    this.#renderer.setPixelRatio(Math.min(SHARPEST, devicePixelRatio));
    this.#renderer.setSize(width, height, false);
    this.orbit.look(width / height);
    this.draw();
  }

  /** The square under a point of the screen, or beneath the bar there. */
  cellAt(clientX: number, clientY: number): string | null {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    const point = new Vector2((2 * (clientX - left)) / width - 1, 1 - (2 * (clientY - top)) / height);
    this.#ray.setFromCamera(point, this.orbit.camera);
    const [hit] = this.#ray.intersectObjects([...this.#targets, ...this.#loaded.values()], false);
    if (!hit) return null;
    const inside = hit.point.clone();
    if (hit.face) inside.addScaledVector(hit.face.normal.clone().transformDirection(hit.object.matrixWorld), -0.15);
    const { column, row } = squareAt(this.#floor, inside);
    const name = nameOf(column, row);
    return this.#floor.byName.has(name) ? name : null;
  }

  /** Where on the canvas a square is seen, or what lies highest on it: in hundredths, from its left and its top. */
  spot(cell: string, height: number): { x: number; y: number } {
    const { x, z } = middleOf(this.#floor, cell);
    const seen = new Vector3(x, height, z).project(this.orbit.camera);
    return { x: 50 * (1 + seen.x), y: 50 * (1 - seen.y) };
  }

  draw(): void {
    this.#frame ||= requestAnimationFrame((now) => this.#render(now));
  }

  #move(time: number, move: (at: number) => void): void {
    if (!time) move(1);
    else this.#motions.push({ from: performance.now(), time, move });
    this.draw();
  }

  #render(now: number): void {
    this.#frame = 0;
    for (const { from, time, move } of this.#motions) move(Math.min(1, Math.max(0, (now - from) / time)));
    this.#motions = this.#motions.filter(({ from, time }) => now - from < time);
    this.orbit.look(this.orbit.camera.aspect);
    this.#renderer.render(this.#scene, this.orbit.camera);
    if (this.#motions.length) this.draw();
    else this.ondrawn();
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#scene.clear();
    this.#keeping.dispose();
    this.#renderer.forceContextLoss(); // browsers allow few contexts, and are slow to notice one that is over
  }
}
