// A match that is played again by itself: step after step, as fast as one likes.

/** Milliseconds that a position is shown. */
export const SPEEDS = { slow: 2500, normal: 1200, fast: 450 } as const;

export type Speed = keyof typeof SPEEDS;

interface Steps {
  /** The number that is shown. */
  at: () => number;
  last: () => number;
  /** Shows another; done once it is there. */
  look: (number: number) => Promise<void>;
}

export class Playback {
  isOn = $state(false);
  speed: Speed = $state("normal");
  readonly #steps: Steps;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(steps: Steps) {
    this.#steps = steps;
  }

  /** Plays on from what is shown, from the end once more from the start; or pauses. */
  async toggle(): Promise<void> {
    if (this.isOn) return this.stop();
    this.isOn = true;
    if (this.#isAtEnd) await this.#steps.look(0);
    this.#wait();
  }

  stop(): void {
    this.isOn = false;
    clearTimeout(this.#timer);
  }

  get #isAtEnd(): boolean {
    return this.#steps.at() >= this.#steps.last();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.isOn) this.#timer = setTimeout(() => void this.#step(), SPEEDS[this.speed]);
  }

  async #step(): Promise<void> {
    await this.#steps.look(this.#steps.at() + 1);
    if (this.#isAtEnd) this.stop();
    else this.#wait();
  }
}
