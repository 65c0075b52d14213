// The toy truck: planks with the squares to load on, stakes that show how high, a painted cab, and wheels.

import {
  BoxGeometry,
  CanvasTexture,
  CircleGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  SphereGeometry,
  type BufferGeometry,
  type Material,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";

import type { Floor } from "../floor";
import type { Keeping } from "./keeping";
import { middleOf } from "./space";
import { planks, plate, square } from "./wood";

export const GROUND = -1.34;
export const NOSE = 2.15; // how far the cab reaches beyond the bed
const RIM = 0.2;
const SLAB = 0.22;
const WHEEL = 0.56;

export interface Vehicle {
  group: Group;
  /** The squares to load on, by name, for pointing at. */
  squares: Map<string, Mesh>;
}

export function vehicle(floor: Floor, keeping: Keeping): Vehicle {
  const build = new Builder(keeping);
  const [length, width] = [floor.columns + 2 * RIM, floor.rows + 2 * RIM];
  const wood = build.paint("#b98a52");
  const dark = build.paint("#5d3f22");

  const top = build.textured(planks(floor.columns, floor.rows), 0.8);
  build.box([length, SLAB, width], [0, -SLAB / 2 - 0.02, 0], [wood, wood, top, wood, wood, wood]);
  for (const side of [-1, 1]) {
    build.box([length + 0.1, 0.16, 0.09], [0, -0.03, side * (width / 2 + 0.03)], dark);
    build.box([length + NOSE - 0.5, 0.24, 0.26], [NOSE / 2 - 0.3, -SLAB - 0.14, side * (width / 2 - 0.75)], dark);
  }
  build.box([0.09, 0.16, width], [-length / 2 - 0.03, -0.03, 0], dark);
  const squares = tiles(build, floor);
  stakes(build, floor, length, width);
  cab(build, floor, length, width);
  wheels(build, length, width);
  return { group: build.group, squares };
}

class Builder {
  readonly group = new Group();
  readonly #keeping: Keeping;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  paint(color: string, roughness = 0.65): MeshStandardMaterial {
    return this.#keeping.keep(new MeshStandardMaterial({ color, roughness }));
  }

  textured(map: CanvasTexture, roughness: number): MeshStandardMaterial {
    return this.#keeping.keep(new MeshStandardMaterial({ map: this.#keeping.keep(map), roughness }));
  }

  add(shape: BufferGeometry, material: Material | Material[], [x, y, z]: [number, number, number]): Mesh {
    const mesh = new Mesh(this.#keeping.keep(shape), material);
    mesh.position.set(x, y, z);
    mesh.castShadow = mesh.receiveShadow = true;
    this.group.add(mesh);
    return mesh;
  }

  box(size: [number, number, number], at: [number, number, number], material: Material | Material[]): Mesh {
    return this.add(new BoxGeometry(...size), material, at);
  }

  rounded(size: [number, number, number], at: [number, number, number], material: Material, round: number): Mesh {
    return this.add(new RoundedBoxGeometry(...size, 4, round), material, at);
  }
}

function tiles(build: Builder, floor: Floor): Map<string, Mesh> {
  return new Map(
    floor.squares.map(({ name }, index) => {
      const { x, z } = middleOf(floor, name);
      const bare = build.paint("#d9bb86");
      const top = build.textured(square(name, index), 0.75);
      const mesh = build.box([0.985, 0.06, 0.985], [x, -0.03, z], [bare, bare, top, bare, bare, bare]);
      mesh.castShadow = false;
      return [name, mesh];
    }),
  );
}

/** Posts at the corners as high as the truck may be loaded, a ring a level, and a rope around at the top. */
function stakes(build: Builder, floor: Floor, length: number, width: number): void {
  const post = build.paint("#8a6236");
  const ring = build.paint("#f3e7cd");
  const rope = build.paint("#d8b878", 0.9);
  const [x, z] = [length / 2 + 0.05, width / 2 + 0.05];
  for (const [right, near] of [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ] as const) {
    build.add(new CylinderGeometry(0.075, 0.085, floor.height + 0.28, 12), post, [
      right * x,
      floor.height / 2,
      near * z,
    ]);
    for (let level = 1; level <= floor.height; level += 1) {
      build.add(new CylinderGeometry(0.095, 0.095, 0.07, 12), ring, [right * x, level, near * z]);
    }
  }
  for (const side of [-1, 1]) {
    const along = build.add(new CylinderGeometry(0.022, 0.022, 2 * x, 6), rope, [0, floor.height, side * z]);
    along.rotation.z = Math.PI / 2;
    const aside = build.add(new CylinderGeometry(0.022, 0.022, 2 * z, 6), rope, [side * x, floor.height, 0]);
    aside.rotation.x = Math.PI / 2;
  }
}

function cab(build: Builder, floor: Floor, length: number, width: number): void {
  const red = build.paint("#b8362a", 0.45);
  const cream = build.paint("#f4e6c8", 0.5);
  const glass = build.paint("#3a5566", 0.15);
  const dark = build.paint("#3b2c22");
  const lamp = build.paint("#ffd978", 0.3);
  const [start, wide] = [length / 2 + 0.3, width - 0.35];
  build.rounded([1.15, 1.75, wide], [start + 0.57, 0.32, 0], red, 0.16);
  build.rounded([1.75, 0.86, wide], [start + 0.92, -0.14, 0], red, 0.18);
  build.rounded([1.05, 0.14, wide + 0.06], [start + 0.55, 1.22, 0], cream, 0.06);
  build.rounded([0.06, 0.62, wide - 0.55], [start + 1.15, 0.72, 0], glass, 0.03);
  for (const side of [-1, 1]) {
    build.rounded([0.66, 0.56, 0.06], [start + 0.6, 0.72, (side * wide) / 2], glass, 0.03);
    const face = build.add(
      new CircleGeometry(0.3, 32),
      build.textured(plate(String(floor.truck), "#f4e6c8", "#7a1f16"), 0.6),
      [start + 0.6, 0.02, side * (wide / 2 + 0.011)],
    );
    if (side < 0) face.rotation.y = Math.PI;
    face.castShadow = false;
    const eye = build.add(new SphereGeometry(0.15, 20, 14), lamp, [start + 1.78, -0.08, side * (wide / 2 - 0.42)]);
    eye.scale.x = 0.5;
  }
  build.rounded([0.12, 0.2, wide + 0.1], [start + 1.84, -0.5, 0], cream, 0.05);
  build.box([0.05, 0.3, wide - 1.5], [start + 1.79, -0.1, 0], dark);
}

function wheels(build: Builder, length: number, width: number): void {
  const tyre = build.paint("#332a25", 0.9);
  const hub = build.paint("#e0a63a", 0.5);
  const nut = build.paint("#7a4f1c", 0.6);
  for (const x of [-length / 2 + 0.95, -length / 2 + 2.2, length / 2 + 0.95]) {
    for (const side of [-1, 1]) {
      const z = side * (width / 2 - 0.18);
      for (const [radius, deep, material] of [
        [WHEEL, 0.4, tyre],
        [WHEEL * 0.6, 0.45, hub],
        [WHEEL * 0.18, 0.51, nut],
      ] as const) {
        const part = build.add(new CylinderGeometry(radius, radius, deep, 36), material, [x, GROUND + WHEEL, z]);
        part.rotation.x = Math.PI / 2;
      }
    }
  }
}
