// Painted wooden bars, and the glassy ones that show where a bar would be.

import { BoxGeometry, EdgesGeometry, LineBasicMaterial, LineSegments, Mesh, MeshStandardMaterial } from "three";
import type { BufferGeometry, Material } from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";

import type { Floor } from "../floor";
import type { Lie } from "../loads";
import { paintOf } from "../pieces";
import type { Keeping } from "./keeping";
import { centreOf } from "./space";
import { endSide, longSide } from "./wood";

const GAP = 0.045; // so that two bars side by side are two
const ROUND = 0.07;

interface Kind {
  shape: BufferGeometry;
  edges: BufferGeometry;
  wood: Material[];
  glass: Material[];
}

export class Bars {
  readonly #keeping: Keeping;
  readonly #kinds = new Map<number, Kind>();
  readonly #outline: LineBasicMaterial;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
    this.#outline = keeping.keep(new LineBasicMaterial({ color: "#f0bd1f" }));
  }

  /** A bar of wood at its place. */
  wooden(floor: Floor, lie: Lie, level: number): Mesh {
    const { shape, wood } = this.#kind(lie.size);
    const mesh = new Mesh(shape, wood);
    mesh.castShadow = mesh.receiveShadow = true;
    return posed(mesh, floor, lie, level);
  }

  /** A bar that isn't there yet. */
  ghostly(floor: Floor, lie: Lie, level: number): Mesh {
    const { shape, edges, glass } = this.#kind(lie.size);
    const mesh = new Mesh(shape, glass);
    mesh.renderOrder = 1;
    mesh.add(new LineSegments(edges, this.#outline));
    return posed(mesh, floor, lie, level);
  }

  #kind(size: number): Kind {
    const known = this.#kinds.get(size);
    if (known) return known;
    const keep = this.#keeping;
    const { top, ink } = paintOf(size);
    const [long, end] = [keep.keep(longSide(size, top, ink)), keep.keep(endSide(size, top, ink))];
    const wood = [long, end].map((map) => keep.keep(new MeshStandardMaterial({ map, roughness: 0.62 })));
    const glass = [long, end].map((map) =>
      keep.keep(new MeshStandardMaterial({ map, roughness: 0.5, transparent: true, opacity: 0.62, depthWrite: false })),
    );
    const block = [size - GAP, 1 - GAP, 1 - GAP] as const;
    const box = new BoxGeometry(...block);
    const kind = {
      shape: keep.keep(new RoundedBoxGeometry(...block, 3, ROUND)),
      edges: keep.keep(new EdgesGeometry(box)),
      wood: sides(wood),
      glass: sides(glass),
    };
    box.dispose();
    this.#kinds.set(size, kind);
    return kind;
  }
}

/** The ends are at the right and the left; the other four sides are alike. */
function sides([long, end]: Material[]): Material[] {
  return [end!, end!, long!, long!, long!, long!];
}

function posed(mesh: Mesh, floor: Floor, lie: Lie, level: number): Mesh {
  mesh.position.copy(centreOf(floor, lie, level));
  if (lie.direction === "back") mesh.rotation.y = Math.PI / 2;
  if (lie.direction === "up") mesh.rotation.z = Math.PI / 2;
  return mesh;
}
