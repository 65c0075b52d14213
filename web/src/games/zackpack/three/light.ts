// Afternoon light: a low warm sun from the left, a pale sky, and a ground that only takes shadows. At night, a lamp.

import { DirectionalLight, HemisphereLight, Mesh, PlaneGeometry, ShadowMaterial, type Scene } from "three";

import type { Keeping } from "./keeping";
import { GROUND } from "./vehicle";

export class Light {
  readonly #sun = new DirectionalLight("#ffe8c6", 3.1);
  readonly #sky = new HemisphereLight("#fbf6ff", "#b59a72", 1.5);
  readonly #ground: ShadowMaterial;

  constructor(scene: Scene, keeping: Keeping) {
    const sun = this.#sun;
    sun.position.set(-6.5, 10, 7);
    sun.target.position.set(0.6, 0.5, 0);
    sun.castShadow = true;
    sun.shadow.mapSize.set(2048, 2048);
    const { camera } = sun.shadow;
    [camera.left, camera.right, camera.top, camera.bottom, camera.near, camera.far] = [-7, 7, 7, -7, 2, 28];
    sun.shadow.radius = 3.5;
    sun.shadow.bias = -0.0006;
    sun.shadow.normalBias = 0.025;
    this.#ground = keeping.keep(new ShadowMaterial({ color: "#2a1806", opacity: 0.3 }));
    const ground = new Mesh(keeping.keep(new PlaneGeometry(60, 60)), this.#ground);
    ground.rotation.x = -Math.PI / 2;
    ground.position.y = GROUND;
    ground.receiveShadow = true;
    scene.add(sun, sun.target, this.#sky, ground);
    keeping.keep(sun);
  }

  set(isNight: boolean): void {
    this.#sun.color.set(isNight ? "#ffd79a" : "#ffe8c6");
    this.#sun.intensity = isNight ? 3 : 3.1;
    this.#sky.intensity = isNight ? 0.85 : 1.5;
    this.#sky.color.set(isNight ? "#b9c4e6" : "#fbf6ff");
    this.#ground.opacity = isNight ? 0.55 : 0.3;
  }
}
