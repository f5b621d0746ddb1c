const HOME = '/content/';

/** Where to go after signing in: an address of our own origin from the query, else the product. */
export function returnTo(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('returnTo');
  if (wanted === null || !URL.canParse(wanted, origin)) return HOME;
  const url = new URL(wanted, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : HOME;
}
