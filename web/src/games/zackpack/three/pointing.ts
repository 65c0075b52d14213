// Mouse and fingers: a mouse points, clicks and drags; a finger holds the bar over the truck and lets go, or turns the view.

const SLACK = 6; // pixels that a click may move
const SPEED = 0.008; // radians a pixel

export interface Pointed {
  cellAt: (x: number, y: number) => string | null;
  onpoint: (cell: string | null) => void;
  onact: (cell: string) => void;
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
    };
    element.setPointerCapture(event.pointerId);
    if (isTouch) pointed.onpoint(cell);
  }

  function move(event: PointerEvent): void {
    if (!held) {
      if (event.pointerType !== "touch") pointed.onpoint(pointed.cellAt(event.clientX, event.clientY));
      return;
    }
    if (held.id !== event.pointerId) return;
    if (held.isAiming) return pointed.onpoint(pointed.cellAt(event.clientX, event.clientY));
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    held.isDrag ||= Math.hypot(x, y) > SLACK;
    if (!held.isDrag) return;
    pointed.ondrag(-x * SPEED, y * SPEED);
    [held.x, held.y] = [event.clientX, event.clientY];
  }

  function up(event: PointerEvent): void {
    if (held?.id !== event.pointerId) return;
    const { isDrag, isAiming, button } = held;
    held = null;
    const cell = pointed.cellAt(event.clientX, event.clientY);
    if (!isDrag && button === 2) pointed.onturn();
    else if (!isDrag && cell !== null) pointed.onact(cell);
    if (isAiming) pointed.onpoint(null);
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
