/** Tells faults of this machine and its network from those of a page. */
import { performance } from 'node:perf_hooks';
import { OwnFault } from '../../lib/ownFault.ts';

/** There is no way from here: no network, no descriptors, no memory; no name server that answers (c-ares, getaddrinfo). */
const OURS: ReadonlySet<unknown> = new Set([
  'ENETDOWN',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'EMFILE',
  'ENFILE',
  'ENOBUFS',
  'ENOMEM',
  'EAI_AGAIN',
  'ETIMEOUT',
  'ESERVFAIL',
  'ECANCELLED',
]);
/** Of a lookup, it is the name server that refuses. */
const REFUSED = 'ECONNREFUSED';
const LOOKUP = /^(?:query|getaddrinfo)/;

/** The fault of ours behind an error of a request; null: it is the page's. */
export function ownNetworkFault(error: unknown): OwnFault | null {
  const { code, syscall = '' } = error as Partial<NodeJS.ErrnoException>;
  const isOurs = OURS.has(code) || (code === REFUSED && LOOKUP.test(syscall));
  return isOurs ? new OwnFault('web_unreachable', error) : null;
}

/** Of the time of this thread. Above it, a page may have answered without our noticing. */
const BUSY = 0.8;

/** Starts watching, and returns a function that tells whether this thread has been too busy since to notice an answer. */
export function watchOwnTime(): () => boolean {
  const before = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(before).utilization > BUSY;
}
