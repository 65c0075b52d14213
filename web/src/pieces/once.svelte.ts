// A hint that is given until someone has done on this device what it speaks of.

const KEY = "packhouse.done.";

export class Once {
  readonly #key: string;
  #isDone = $state(false);

  constructor(name: string) {
    this.#key = KEY + name;
    try {
      this.#isDone = localStorage.getItem(this.#key) !== null;
    } catch {
      return; // storage may be blocked; then the hint comes again
    }
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  done(): void {
    if (this.#isDone) return;
    this.#isDone = true;
    try {
      localStorage.setItem(this.#key, "1");
    } catch {
      return;
    }
  }
}
