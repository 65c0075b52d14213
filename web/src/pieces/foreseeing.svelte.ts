// What a play would lead to, asked for once a pointer rests on it, and kept as long as the position stands.

const PAUSE = 80; // milliseconds

interface Asked<View> {
  view: () => View;
  /** The play that is meant; null: none. */
  meant: () => string | null;
  preview: (action: string) => Promise<View | null>;
}

export class Foreseeing<View extends object> {
  #answer: { view: View; action: string; after: View } | null = $state.raw(null);
  readonly #asked: Asked<View>;
  readonly #known = new WeakMap<View, Map<string, Promise<View | null>>>();
  /** The view after the play that is meant; null where there is none, or it isn't known yet. */
  readonly after: View | null = $derived.by(() => {
    const { view, meant } = this.#asked;
    return this.#answer && this.#answer.view === view() && this.#answer.action === meant() ? this.#answer.after : null;
  });

  constructor(asked: Asked<View>) {
    this.#asked = asked;
    $effect(() => {
      const [view, action] = [asked.view(), asked.meant()];
      if (action === null) return;
      const timer = setTimeout(() => void this.#ask(view, action), this.#known.get(view)?.has(action) ? 0 : PAUSE);
      return () => clearTimeout(timer);
    });
  }

  async #ask(view: View, action: string): Promise<void> {
    const answers = this.#known.get(view) ?? new Map<string, Promise<View | null>>();
    this.#known.set(view, answers);
    const answer = answers.get(action) ?? this.#asked.preview(action);
    answers.set(action, answer);
    const after = await answer.catch(() => null);
    if (after) this.#answer = { view, action, after };
    else answers.delete(action); // the line broke; a later look may have more luck
  }
}
