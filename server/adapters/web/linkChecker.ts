import { isFine, statusOf } from './addressStatus.ts';
import { isNoSuchHost, type RequestOptions } from './safeRequest.ts';

/** `unknown`: nothing can be said; the fault may be anywhere on the way. */
export type LinkState = 'alive' | 'dead' | 'unknown';

/** Tries an address that stands in a text. Never rejects. */
export type CheckLink = (address: string) => Promise<LinkState>;

const GONE: ReadonlySet<number> = new Set([404, 410]);
export function linkChecker(options: RequestOptions): CheckLink {
  return async (address) => {
    try {
      if (isFine(await statusOf('HEAD', address, options))) return 'alive';
      const status = await statusOf('GET', address, options); // many servers know only GET
      if (isFine(status)) return 'alive';
      return GONE.has(status) ? 'dead' : 'unknown';
    } catch (error) {
      return isNoSuchHost(error) ? 'dead' : 'unknown';
    }
  };
}
