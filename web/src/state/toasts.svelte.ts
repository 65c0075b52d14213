// Short notes that come and go; refusals look stamped.

interface Toast {
  id: number;
  text: string;
  refused: boolean;
}

const SHOWN = 5_000;

export const toasts: Toast[] = $state([]);
let count = 0;

export function note(text: string, refused = false): void {
  const id = (count += 1);
  if (toasts.at(-1)?.text === text) toasts.pop();
  toasts.push({ id, text, refused });
  setTimeout(() => dismiss(id), SHOWN);
}

/** Takes refusals away: what was refused is done by now. */
export function forgive(): void {
  for (const { id } of toasts.filter(({ refused }) => refused)) dismiss(id);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((toast) => toast.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
