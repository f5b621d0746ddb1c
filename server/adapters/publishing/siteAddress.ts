/** Addresses of sites: as people write them, and where a request may be sent on to. */
import { Problem } from '#contract/lib/problem.ts';
import type { FetchOptions } from '../web/fetchPage.ts';

/** Names of this machine (RFC 6761), and its addresses. */
const LOOPBACK_NAME = /^(?:.+\.)?localhost$/;
const LOOPBACK_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether nobody on the way can read a request: https, or it does not leave the machine. */
export const isPrivateWay = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || LOOPBACK_NAME.test(hostname) || LOOPBACK_ADDRESS.test(hostname);

type Resolve = FetchOptions['resolve'];

/** Asks no name server for the names of this machine, which would be a way to send a password off it. */
export const withLoopback =
  (resolve: Resolve): Resolve =>
  async (hostname) =>
    LOOPBACK_NAME.test(hostname)
      ? [
          { address: '127.0.0.1', family: 4 },
          { address: '::1', family: 6 },
        ]
      : resolve(hostname);

/** What is behind the start page in an address that was copied out of a browser. */
const BEHIND_START = /\/(?:wp-admin|wp-json|wp-login\.php|xmlrpc\.php|index\.php)(?:\/.*)?$/;

/** The address of a start page, with a slash at its end. Throws `site_not_wordpress` and `site_unencrypted`. */
export function startPageOf(given: string): URL {
  const url = URL.parse(/^[a-z][\w+.-]*:\/\//i.test(given) ? given : `https://${given}`);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Problem('site_not_wordpress');
  url.hash = '';
  url.search = '';
  url.pathname = `${url.pathname.replace(BEHIND_START, '').replace(/\/+$/, '')}/`;
  refuseOpenWay(url);
  return url;
}

/** Throws unless two addresses are of one site, whether or not it begins with www. */
export function requireSameSite(one: URL, other: URL): void {
  if (hostOf(one) !== hostOf(other)) throw new Problem('site_moved');
  refuseOpenWay(other);
}

const hostOf = ({ hostname, port }: URL): string => `${hostname.replace(/^www\./, '')}:${port}`;

function refuseOpenWay(url: URL): void {
  if (!isPrivateWay(url)) throw new Problem('site_unencrypted');
}
