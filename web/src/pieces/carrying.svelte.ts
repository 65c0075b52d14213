// Carrying things to places: by mouse or finger, by two taps, or by keyboard alone.

import type { Attachment } from "svelte/attachments";

/** Pixels that a pointer moves before it drags; less is a tap. */
const SLACK = 6;

interface Rules {
  /** Whether a thing may be put there now. */
  allowed: (thing: string, place: string) => boolean;
  put: (thing: string, place: string) => void;
}

/**
 * Things and places are elements of the page that are given `{@attach carrying.thing(name)}` and `.place(name)`. Both
 * should be buttons: then Enter picks up and puts down, and Escape puts back.
 */
export class Carrying {
  /** What is in the hand. */
  carried: string | null = $state(null);
  /** Where it would be put now. */
  over: string | null = $state(null);
  /** Where the pointer is while it drags, for a ghost; null while a thing was merely picked up. */
  pointer: { x: number; y: number } | null = $state.raw(null);
  readonly #rules: Rules;
  /** The same ones again, however often the page changes: a drag must not lose its start. */
  readonly #things = new Map<string, Attachment<HTMLElement>>();
  readonly #places = new Map<string, Attachment<HTMLElement>>();

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  thing(name: string): Attachment<HTMLElement> {
    return kept(this.#things, name, () => this.#thing(name));
  }

  place(name: string): Attachment<HTMLElement> {
    return kept(this.#places, name, () => this.#place(name));
  }

  #thing(name: string): Attachment<HTMLElement> {
    return (element) => {
      const drag = new Drag(this, name, element);
      element.classList.add("thing");
      const events: [string, (event: never) => void][] = [
        ["pointerdown", drag.press],
        ["pointermove", drag.move],
        ["pointerup", drag.release],
        ["pointercancel", drag.cancel],
        ["click", drag.click],
        ["keydown", this.#keys],
      ];
      for (const [kind, listener] of events) element.addEventListener(kind, listener as EventListener);
      $effect(() => element.setAttribute("aria-pressed", String(this.carried === name)));
      return () => {
        for (const [kind, listener] of events) element.removeEventListener(kind, listener as EventListener);
        element.classList.remove("thing");
        element.removeAttribute("aria-pressed");
        queueMicrotask(() => this.carried === name && !element.isConnected && this.putBack());
      };
    };
  }

  #place(name: string): Attachment<HTMLElement> {
    return (element) => {
      const click = (): void => this.putInto(name);
      const enter = (): void => this.hover(name);
      // what is taken off the page blurs while the page is being changed, which is no time to change more
      const leave = (): void => queueMicrotask(() => this.over === name && this.hover(null));
      element.dataset["place"] = name;
      element.addEventListener("click", click);
      element.addEventListener("focus", enter);
      element.addEventListener("blur", leave);
      element.addEventListener("keydown", this.#keys);
      $effect(() => {
        const fits = this.carried !== null && this.#rules.allowed(this.carried, name);
        element.toggleAttribute("data-fits", fits);
        element.toggleAttribute("data-over", fits && this.over === name);
        element.setAttribute("aria-disabled", String(!fits));
      });
      return () => {
        element.removeEventListener("click", click);
        element.removeEventListener("focus", enter);
        element.removeEventListener("blur", leave);
        element.removeEventListener("keydown", this.#keys);
        // what was a place may be a thing next
        for (const name of ["data-place", "data-fits", "data-over", "aria-disabled"]) element.removeAttribute(name);
      };
    };
  }

  pickUp(thing: string): void {
    this.carried = thing;
  }

  putBack(): void {
    this.carried = this.over = this.pointer = null;
  }

  hover(place: string | null): void {
    const fits = place !== null && this.carried !== null && this.#rules.allowed(this.carried, place);
    this.over = fits ? place : null;
  }

  /** Puts what is carried into a place, if it may; else it stays in the hand. */
  putInto(place: string): void {
    const thing = this.carried;
    if (thing === null || !this.#rules.allowed(thing, place)) return;
    this.putBack();
    this.#rules.put(thing, place);
  }

  #keys = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && this.carried !== null) {
      event.stopPropagation();
      this.putBack();
    }
  };
}

function kept<Value>(known: Map<string, Value>, name: string, make: () => Value): Value {
  const value = known.get(name) ?? make();
  known.set(name, value);
  return value;
}

/** One thing under one pointer. */
class Drag {
  #start: { x: number; y: number } | null = null;
  #isDragged = false;
  readonly #carrying: Carrying;
  readonly #name: string;
  readonly #element: HTMLElement;

  constructor(carrying: Carrying, name: string, element: HTMLElement) {
    this.#carrying = carrying;
    this.#name = name;
    this.#element = element;
  }

  press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#element.setPointerCapture(event.pointerId);
    this.#start = { x: event.clientX, y: event.clientY };
    this.#isDragged = false;
  };

  move = (event: PointerEvent): void => {
    if (!this.#start) return;
    const far = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > SLACK;
    if (!this.#isDragged && far) {
      this.#isDragged = true;
      this.#carrying.pickUp(this.#name);
    }
    if (this.#isDragged) {
      this.#carrying.pointer = { x: event.clientX, y: event.clientY };
      this.#carrying.hover(this.#placeAt(event));
    }
  };

  release = (event: PointerEvent): void => {
    this.#start = null;
    if (!this.#isDragged) return;
    const place = this.#placeAt(event);
    if (place !== null) this.#carrying.putInto(place);
    this.#carrying.putBack();
  };

  cancel = (): void => {
    this.#start = null;
    if (this.#isDragged) this.#carrying.putBack();
  };

  /** A tap, a click or Enter: picks up, or puts back. A drag ends with a click, too, which is none. */
  click = (): void => {
    if (this.#isDragged) this.#isDragged = false;
    else if (this.#carrying.carried === this.#name) this.#carrying.putBack();
    else this.#carrying.pickUp(this.#name);
  };

  #placeAt(event: PointerEvent): string | null {
    const found = document.elementsFromPoint(event.clientX, event.clientY);
    const place = found.find((element) => element instanceof HTMLElement && element.dataset["place"] !== undefined);
    return (place as HTMLElement | undefined)?.dataset["place"] ?? null;
  }
}
