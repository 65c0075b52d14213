// Mouse and fingers: a mouse points, clicks and drags; a finger shows where a bar would lie, a second tap puts it there, and
// beside the truck it turns the view.

const SLACK = 6; // pixels that a click may move
const SPEED = 0.008; // radians a pixel

export interface Pointed {
  cellAt: (x: number, y: number) => string | null;
  onpoint: (cell: string | null) => void;
  onact: (cell: string) => void;
  /** The square to act at, if a finger that comes down there means what it was shown; else null. */
  confirmed: (cell: string) => string | null;
  onconfirm: (cell: string) => void;
  onturn: () => void;
  ondrag: (around: number, up: number) => void;
}

interface Held {
  id: number;
  x: number;
  y: number;
  button: number;
  isDrag: boolean;
  /** A finger that came down on the truck aims; everything else can only turn the view. */
  isAiming: boolean;
  /** Where it would act, if it goes up where it came down. */
  confirmed: string | null;
}

/** Listens until what it returns is called. */
export function listen(element: HTMLElement, pointed: Pointed): () => void {
  let held: Held | null = null;

  function down(event: PointerEvent): void {
    if (held) {
      if (event.pointerType === "touch") pointed.onturn(); // a second finger
      return;
    }
    const isTouch = event.pointerType === "touch";
    const cell = pointed.cellAt(event.clientX, event.clientY);
    held = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      button: event.button,
      isDrag: isTouch && cell === null,
      isAiming: isTouch && cell !== null,
      confirmed: isTouch && cell !== null ? pointed.confirmed(cell) : null,
    };
    element.setPointerCapture(event.pointerId);
    if (isTouch && held.confirmed === null) pointed.onpoint(cell);
  }

  function move(event: PointerEvent): void {
    if (!held) {
      if (event.pointerType !== "touch") pointed.onpoint(pointed.cellAt(event.clientX, event.clientY));
      return;
    }
    if (held.id !== event.pointerId) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (held.isAiming) {
      if (Math.hypot(x, y) > SLACK) held.confirmed = null; // it slides on to aim anew
      if (held.confirmed === null) pointed.onpoint(pointed.cellAt(event.clientX, event.clientY));
      return;
    }
    held.isDrag ||= Math.hypot(x, y) > SLACK;
    if (!held.isDrag) return;
    pointed.ondrag(-x * SPEED, y * SPEED);
    [held.x, held.y] = [event.clientX, event.clientY];
  }

  function up(event: PointerEvent): void {
    if (held?.id !== event.pointerId) return;
    const { isDrag, isAiming, button, confirmed } = held;
    held = null;
    if (confirmed !== null) return pointed.onconfirm(confirmed);
    if (isAiming) return; // what it has aimed at stays to be seen
    const cell = pointed.cellAt(event.clientX, event.clientY);
    if (!isDrag && button === 2) pointed.onturn();
    else if (!isDrag && cell !== null) pointed.onact(cell);
  }

  function cancel(event: PointerEvent): void {
    if (held?.id === event.pointerId) held = null;
    pointed.onpoint(null);
  }

  function leave(event: PointerEvent): void {
    if (!held && event.pointerType !== "touch") pointed.onpoint(null);
  }

  const still = (event: Event): void => event.preventDefault();
  const listeners = {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: cancel,
    pointerleave: leave,
    contextmenu: still,
  };
  for (const [kind, listener] of Object.entries(listeners)) element.addEventListener(kind, listener as EventListener);
  return () => {
    for (const [kind, listener] of Object.entries(listeners))
      element.removeEventListener(kind, listener as EventListener);
  };
}
