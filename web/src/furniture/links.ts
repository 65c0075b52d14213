// Links that others can use, wherever one has opened the page oneself.

const OWN_NAMES = ["localhost", "127.0.0.1", "[::1]"];

interface Invitation {
  link: string;
  /** Whether the house lets nobody in who isn't at this computer. */
  isForThisComputer: boolean;
}

/** Gives a link to a place; by the house's address in the network, where the page's own is good on this computer alone. */
export function linkTo(
  place: string,
  page: { origin: string; hostname: string },
  addresses: readonly string[],
): Invitation {
  const isHere = OWN_NAMES.includes(page.hostname);
  const origin = isHere ? (addresses[0] ?? page.origin) : page.origin;
  return { link: origin + place, isForThisComputer: isHere && !addresses.length };
}

/** Gives where the house draws a link for phones. */
export function codeOf(link: string): string {
  return `/api/qr?link=${encodeURIComponent(link)}`;
}
