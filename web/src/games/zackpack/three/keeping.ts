// What lies in the memory of the graphics card, and is given back in the end.

export class Keeping {
  readonly #kept: { dispose: () => void }[] = [];

  keep<T extends { dispose: () => void }>(thing: T): T {
    this.#kept.push(thing);
    return thing;
  }

  dispose(): void {
    for (const thing of this.#kept) thing.dispose();
    this.#kept.length = 0;
  }
}
