// Where one is: the page's address, and links that change it without loading the page anew.

export interface Place {
  page: string;
  /** What the page is about: a table, a game, a person. */
  about: string;
  query: URLSearchParams;
  /** What only this browser is told: a seat's token. */
  secret: URLSearchParams;
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray percent sign is someone's typing
  }
}

function read(): Place {
  const [page = "", about = ""] = location.pathname.split("/").filter(Boolean).map(plain);
  return {
    page: page || "home",
    about,
    query: new URLSearchParams(location.search),
    secret: new URLSearchParams(location.hash.slice(1)),
  };
}

let place: Place = $state.raw(read());

export const here = {
  get place(): Place {
    return place;
  },
};

export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  place = read();
  document.querySelector("main")?.focus(); // what was pressed is gone; readers and tabs go on from here
}

/** Lets the address say more exactly where one is already. */
export function rewrite(address: string): void {
  history.replaceState(null, "", address);
}

/** Follows links within the house; those that someone opens in a new tab stay the browser's. */
export function follow(): void {
  addEventListener("popstate", arrive);
  addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    const ours = link?.origin === location.origin && !link.target && !link.hasAttribute("download");
    if (!link || !ours || link.pathname.startsWith("/api/") || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.href);
  });
}
