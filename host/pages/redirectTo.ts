const HOME = '/content/';

/** Where a page may lead: its own origin, and those of platforms that the installation names. */
export type Origins = readonly [own: string, ...others: string[]];

/**
 * The address in a parameter of the query, if it is on one of `origins`; else the product. Always
 * with its origin: a path such as `//evil.example` would lead away.
 */
export function redirectTo(search: string, origins: Origins, name = 'redirect_to'): string {
  const wanted = new URLSearchParams(search).get(name);
  if (wanted === null || !URL.canParse(wanted, origins[0])) return HOME;
  const url = new URL(wanted, origins[0]);
  // A blob: has the origin that made it.
  const mayLead = /^https?:$/.test(url.protocol) && origins.includes(url.origin);
  return mayLead ? `${url.origin}${url.pathname}${url.search}${url.hash}` : HOME;
}

/** The origins that this page may lead to; the server writes the others into its head. */
export function pageOrigins(): Origins {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="host-origins"]');
  return [location.origin, ...(meta?.content.split(' ').filter(Boolean) ?? [])];
}

/** The sign-in page, with the way back to `address`: where one is, unless told. */
export function signInHref(address = `${location.pathname}${location.search}`): string {
  return `/sign-in?redirect_to=${encodeURIComponent(address)}`;
}
