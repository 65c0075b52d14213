// Things explain themselves: to a resting mouse, to the focus of the keyboard, and to a finger that stays.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const LONG = 450; // milliseconds of a long press
const SLACK = 6; // pixels that a finger trembles; more is a drag

let made = 0; // on one page may be several boards

export class Explaining<Thing extends string> {
  thing: Thing | null = $state(null);
  /** Beside what it is shown. */
  beside: DOMRect | null = $state.raw(null);
  readonly #id = `explained-${(made += 1)}`;
  readonly #known = new Map<Thing, Attachment<HTMLElement>>();

  /** The same one for the same thing, however often the view changes: a press must not be forgotten. */
  about(thing: Thing | null): Attachment<HTMLElement> | null {
    if (!thing) return null;
    const known = this.#known.get(thing) ?? this.#listen(thing);
    this.#known.set(thing, known);
    return known;
  }

  /** The id of the sentence that explains it. */
  idOf(thing: Thing): string {
    return `${this.#id}-${thing}`;
  }

  hide(): void {
    this.thing = null;
  }

  #listen(thing: Thing): Attachment<HTMLElement> {
    return (element) => {
      let timer = 0;
      let start = { x: 0, y: 0 };
      let isLong = false;
      let isTouched = false;
      const show = (): void => {
        this.thing = thing;
        this.beside = element.getBoundingClientRect();
      };
      const hide = (): void => {
        clearTimeout(timer);
        if (this.thing === thing) this.hide();
      };
      const listeners: { [kind in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[kind]) => void } = {
        pointerenter: (event) => {
          if (event.pointerType === "mouse") timer = window.setTimeout(show, LONG);
        },
        pointerleave: (event) => event.pointerType === "mouse" && hide(),
        focus: () => element.matches(":focus-visible") && show(),
        blur: hide,
        pointerdown: (event) => {
          hide();
          isLong = false;
          start = { x: event.clientX, y: event.clientY };
          isTouched = event.pointerType === "touch";
          if (!isTouched) return;
          timer = window.setTimeout(() => {
            isLong = true;
            show();
          }, LONG);
        },
        pointermove: (event) => {
          const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK;
          if (event.buttons && far) hide();
        },
        pointerup: () => clearTimeout(timer),
        pointercancel: hide,
        contextmenu: (event) => isTouched && event.preventDefault(),
        // a long press has told something; it is no tap
        click: (event) => {
          if (isLong) event.stopImmediatePropagation();
          isLong = false;
        },
        keydown: (event) => event.key === "Escape" && hide(),
      };
      const all = Object.entries(listeners) as [string, EventListener][];
      // by Svelte's own means: what is taken off the page blurs while the page is being changed, and may yet change more
      const ends = all.map(([kind, listener]) => on(element, kind, listener, { capture: true }));
      element.setAttribute("aria-describedby", this.idOf(thing));
      return () => {
        hide();
        element.removeAttribute("aria-describedby");
        for (const end of ends) end();
      };
    };
  }
}
