// Calling someone back to the table: a browser message and a knock.

import { untrack } from "svelte";

import { settings } from "../../settings.svelte";
import { knock } from "../../sound";
import { say } from "../../texts/index.svelte";

/** Calls once each time a turn begins; the message is shown while the tab is in the background alone. */
export function callWhen(isMyTurn: () => boolean, game: () => string, news: () => string): void {
  const calls = $derived(isMyTurn()); // what else changes during a turn calls nobody again
  $effect(() => {
    if (!calls) return;
    return untrack(() => {
      knock();
      const message = shown(game(), news());
      return () => message?.close();
    });
  });
}

function shown(game: string, news: string): Notification | null {
  const isWanted = settings.notify && document.hidden && "Notification" in window;
  if (!isWanted || Notification.permission !== "granted") return null;
  try {
    const message = new Notification(say("notify_title", { game }), { body: news, tag: location.pathname });
    message.onclick = () => {
      focus();
      message.close();
    };
    return message;
  } catch {
    return null; // some phones allow it to service workers only
  }
}
