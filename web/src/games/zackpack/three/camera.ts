// From where one looks: around the truck and up and down, always as near as the whole truck fits.

import { MathUtils, PerspectiveCamera, Vector3 } from "three";

import type { Floor } from "../floor";
import { GROUND, NOSE } from "./vehicle";

const LOWEST = 0.12;
const HIGHEST = 1.45;
const MARGIN = 1.03;
const PASSES = 4;
export const START = { around: -0.42, up: 0.62 };

export class Orbit {
  readonly camera = new PerspectiveCamera(26, 1, 0.5, 80);
  around = START.around;
  up = START.up;
  readonly #corners: Vector3[];
  readonly #middle: Vector3;

  constructor(floor: Floor) {
    const [x, z] = [floor.columns / 2 + 0.25, floor.rows / 2 + 0.3];
    const [left, right] = [-x, x + NOSE];
    const top = Math.max(1.3, floor.height + 0.15);
    this.#middle = new Vector3((left + right) / 2, (GROUND + top) / 2, 0);
    this.#corners = [
      ...[left, x].flatMap((a) => [-z, z].map((b) => new Vector3(a, top, b))),
      ...[left, right].flatMap((a) => [-z, z].map((b) => new Vector3(a, GROUND, b))),
      ...[-z, z].map((b) => new Vector3(right - 0.9, 1.3, b)),
    ];
  }

  turn(around: number, up: number): void {
    this.around += around;
    this.up = MathUtils.clamp(this.up + up, LOWEST, HIGHEST);
  }

  /** Looks at the truck in a window so many times as wide as high: all of it, in the middle, as large as can be. */
  look(aspect: number): void {
    const { camera } = this;
    camera.aspect = aspect;
    const away = new Vector3(
      Math.sin(this.around) * Math.cos(this.up),
      Math.sin(this.up),
      Math.cos(this.around) * Math.cos(this.up),
    );
    camera.position.copy(this.#middle).add(away);
    camera.lookAt(this.#middle);
    camera.updateMatrixWorld();
    const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const above = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    const target = this.#middle.clone();
    let distance = 0;
    for (let pass = 0; pass < PASSES; pass += 1) distance = this.#centred(target, away, right, above, aspect);
    camera.position.copy(target).addScaledVector(away, distance);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }

  /** Moves the target towards the middle of what is seen, and says from how far away all of it is. */
  #centred(target: Vector3, away: Vector3, right: Vector3, above: Vector3, aspect: number): number {
    const tall = Math.tan(MathUtils.degToRad(this.camera.fov / 2)) / MARGIN;
    const seen = this.#corners.map((corner) => {
      const from = corner.clone().sub(target);
      return { x: from.dot(right), y: from.dot(above), near: from.dot(away) };
    });
    const distance = Math.max(
      ...seen.map(({ x, y, near }) => near + Math.max(Math.abs(y) / tall, Math.abs(x) / (tall * aspect))),
    );
    const xs = seen.map(({ x, near }) => x / (distance - near));
    const ys = seen.map(({ y, near }) => y / (distance - near));
    target.addScaledVector(right, (distance * (Math.min(...xs) + Math.max(...xs))) / 2);
    target.addScaledVector(above, (distance * (Math.min(...ys) + Math.max(...ys))) / 2);
    return distance;
  }

  /** In which way along the floor an arrow on the screen points: columns to the right, rows to the back. */
  along(right: number, up: number): [columns: number, rows: number] {
    const quarter = ((Math.round(this.around / (Math.PI / 2)) % 4) + 4) % 4;
    let [columns, rows] = [right, up];
    for (let turn = 0; turn < quarter; turn += 1) [columns, rows] = [-rows, columns];
    return [columns, rows];
  }
}
