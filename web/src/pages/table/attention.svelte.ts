// Calling someone back to the table: the tab's title, a browser message, a knock.

import { settings } from "../../settings.svelte";
import { knock } from "../../sound";
import { say } from "../../texts/index.svelte";

/** Calls once each time a turn begins; the message is shown while the tab is in the background alone. */
export function callWhen(isMyTurn: () => boolean, game: () => string, news: () => string): void {
  $effect(() => {
    if (!isMyTurn()) return;
    knock();
    if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
      return;
    const message = new Notification(say("notify_title", { game: game() }), { body: news(), tag: location.pathname });
    message.onclick = () => {
      focus();
      message.close();
    };
    return () => message.close();
  });
}
