/** Returns the value of a query parameter, or null. The pure rooms have no URLSearchParams. */
export function queryParameter(search: string, name: string): string | null {
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const [key, value = ''] = pair.split('=');
    if (key === name) return decoded(value);
  }
  return null;
}

/** Returns a query without one parameter: empty, or beginning with a question mark. */
export function withoutParameter(search: string, name: string): string {
  const pairs = search.replace(/^\?/, '').split('&');
  const kept = pairs.filter((pair) => pair !== '' && pair.split('=')[0] !== name);
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replace(/\+/g, ' '));
  } catch {
    return value; // a stray % is not worth an error
  }
}

/** Every internal link and navigation carries the query parameter fid along when it is present (spec §2). */
export function withFid(to: string, fid: string | null): string {
  if (fid === null || queryParameter(to.split('?')[1] ?? '', 'fid') !== null) return to;
  const [path = '', hash = ''] = to.split('#');
  const joined = `${path}${path.includes('?') ? '&' : '?'}fid=${encodeURIComponent(fid)}`;
  return hash === '' ? joined : `${joined}#${hash}`;
}

/**
 * The parser that browsers and Node share, declared here because the rules know no platform. Only its results
 * are safe to compare.
 */
declare const URL: {
  canParse(address: string, base: string): boolean;
  new (
    address: string,
    base: string,
  ): Readonly<Record<'protocol' | 'origin' | 'pathname' | 'search' | 'hash', string>>;
};

/** Where an address may lead: the origin of the page, and the origins that the installation configures. */
export type Origins = readonly [own: string, ...others: string[]];

/**
 * Returns the absolute form of an address from outside, or null unless it leads to one of `origins`. Relative
 * addresses are resolved against `base`. The result always starts with its origin, because a path such as
 * `//evil.example` would lead elsewhere. User names and passwords are dropped.
 */
export function knownAddress(address: string, origins: Origins, base = origins[0]): string | null {
  if (!URL.canParse(address, base)) return null;
  const { protocol, origin, pathname, search, hash } = new URL(address, base);
  // A blob: URL has the origin that created it.
  const isKnown = /^https?:$/.test(protocol) && origins.includes(origin);
  return isKnown ? `${origin}${pathname}${search}${hash}` : null;
}
