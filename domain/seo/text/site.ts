/** Whether an address leads to the site that a text is for, or away from it. */

const HOST = /^(?:https?:)?\/\/(?:[^/?#@]*@)?([^/:?#]+)/i;
const BARE_HOST = /^([^/:?#@\s]+\.[^/:?#@\s]+)/;

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/** Of the address of a web page, without "www."; null for any other address. */
export function hostOf(address: string): string | null {
  const host = HOST.exec(address.trim())?.[1] ?? null;
  return host === null ? null : withoutWww(host);
}

/** Of a site as people write it, with or without its protocol; null if it is none. */
export const siteHostOf = (site: string): string | null => {
  const bare = BARE_HOST.exec(site.trim())?.[1];
  return hostOf(site) ?? (bare === undefined ? null : withoutWww(bare));
};

const ORIGIN = /^(?:(https?:)?\/\/)?(?:[^/?#@]*@)?([^/?#@\s]+\.[^/?#@\s]+)/i;

/** The origin of a site as people write it, with `www.` and port: "https://www.example.org"; null if it is none. */
export function siteOriginOf(site: string): string | null {
  const [, protocol = 'https:', host] = ORIGIN.exec(site.trim()) ?? [];
  return host === undefined ? null : `${protocol}//${host}`.toLowerCase();
}

/** The same for two addresses of one page: without protocol, "www.", query, fragment and closing slash; null: no web page. */
export function pageKeyOf(address: string): string | null {
  const host = hostOf(address);
  if (host === null) return null;
  const path = /^(?:https?:)?\/\/[^/?#]*([^?#]*)/i.exec(address.trim())?.[1] ?? '';
  return `${host}${path.replace(/\/$/, '')}`;
}

/** Whether the address of a web page belongs to a site or a subdomain of it. */
export function isSiteOf(address: string, site: string): boolean {
  const host = hostOf(address);
  return host !== null && siteHostOf(site) !== null && !isOutbound({ host }, site);
}

/** Whether a link leads to another site. Subdomains belong to the site; without a known site, every page is another one. */
export function isOutbound({ host }: { readonly host: string | null }, site: string): boolean {
  const own = siteHostOf(site);
  if (host === null) return false;
  return own === null || (host !== own && !host.endsWith(`.${own}`));
}
