import { knownAddress, type Origins } from '#domain/session/address.ts';

const HOME = '/content/';

/** The address in a parameter of the query, if it leads to one of `origins`; else the product. */
export function redirectTo(search: string, origins: Origins, name = 'redirect_to'): string {
  const wanted = new URLSearchParams(search).get(name);
  return (wanted === null ? null : knownAddress(wanted, origins)) ?? HOME;
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
