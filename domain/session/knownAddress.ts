/**
 * The one parser of addresses that browsers and Node share. Declared here because the library of the
 * rules has nothing of a platform, and only what this parser makes of an address is safe to compare.
 */
declare const URL: {
  canParse(address: string, base: string): boolean;
  new (
    address: string,
    base: string,
  ): Readonly<Record<'protocol' | 'origin' | 'pathname' | 'search' | 'hash', string>>;
};

/** Where an address may lead: the origin of the page, and those of platforms the installation names. */
export type Origins = readonly [own: string, ...others: string[]];

/**
 * The absolute form of an address that comes from outside, or null unless it leads to one of `origins`.
 * Relative addresses are resolved against `base`. The result always starts with its origin, as a path
 * such as `//evil.example` would lead away; user names and passwords are dropped.
 */
export function knownAddress(address: string, origins: Origins, base = origins[0]): string | null {
  if (!URL.canParse(address, base)) return null;
  const { protocol, origin, pathname, search, hash } = new URL(address, base);
  // A blob: has the origin that made it.
  const isKnown = /^https?:$/.test(protocol) && origins.includes(origin);
  return isKnown ? `${origin}${pathname}${search}${hash}` : null;
}
