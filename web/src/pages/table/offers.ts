// What is offered at a table, and what became of it, in words for whoever reads it.

import { noting, type Noting } from "../../furniture/noting";
import { movesInWords, nameOf } from "../../seats";
import { say } from "../../texts/index.svelte";
import { standing } from "../../wire/seen";
import type { Offer, SeatInfo, Seen, SeenPlay, Settled } from "../../wire/types.gen";

/** What an offer is told from. */
export interface OfferSources extends Noting {
  seats: readonly SeatInfo[];
}

/** Says who offers what, and which plays would go with it: "Ada asks to take back d3. That also takes back your move e4." */
export function offerInWords(sources: OfferSources, offer: Offer): string {
  const { seats, mine, seen, words } = sources;
  const did = mine.includes(offer.seat) ? "offered" : "offer";
  const name = nameOf(words, seats, offer.seat);
  if (offer.kind === "draw") return say(`${did}_draw`, { name });
  const play = offer.to == null ? undefined : seen[offer.to];
  if (play?.type !== "play") return say(`${did}_undo`, { name });
  const noted = noting(sources);
  const asked = say(`${did}_undo_of`, { name, move: noted(play) });
  const stands = new Set<Seen>(standing(seen));
  const more = seen.slice(offer.to! + 1).filter((one): one is SeenPlay => one.type === "play" && stands.has(one));
  return more.length ? say("undo_more", { asked, more: movesInWords(more, { seats, mine, words }, noted) }) : asked;
}

/** Says how an offer came to nothing: "Bo declined your draw offer". */
export function settledInWords({ seats, mine, words }: OfferSources, { kind, seat, how, by }: Settled): string {
  const name = nameOf(words, seats, seat);
  const own = mine.includes(seat) ? "_own" : "";
  if (how !== "declined" || by == null) return say(`settled_${how}_${kind}${own}`, { name });
  const reader = own || (mine.includes(by) ? "_by" : "");
  return say(`settled_declined_${kind}${reader}`, { name, by: nameOf(words, seats, by) });
}
