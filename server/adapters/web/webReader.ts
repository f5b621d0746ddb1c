import { lookup } from 'node:dns/promises';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { Problem } from '#contract/problem.ts';
import type { ReadPage } from '#contract/url.schema.ts';
import { type FetchedPage, type FetchOptions, fetchPage } from './fetchPage.ts';
import { type CheckLink, linkChecker } from './linkChecker.ts';
import { isPublicAddress } from './publicAddress.ts';

/** Reads the article at an address that a user has named. Rejects with a `Problem`. */
export type ReadWebPage = (address: string) => Promise<ReadPage>;

/** Pages that are read at the same time; a waiting page costs only its bytes. */
const READERS = 2;
const READER_MEMORY = { maxOldGenerationSizeMb: 256 };

export const PUBLIC: Pick<FetchOptions, 'resolve' | 'isAllowed'> = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  isAllowed: isPublicAddress,
};
const PUBLIC_WEB: FetchOptions = {
  ...PUBLIC,
  limits: { totalMs: 10_000, idleMs: 5000, bytes: 5 * 1024 * 1024, readMs: 5000 },
};

/** Returns a reader of the public web. `options` override its limits. */
export function webReader(options: Partial<FetchOptions> = {}): ReadWebPage {
  const all = { ...PUBLIC_WEB, ...options };
  return async (address) => {
    const page = await fetchPage(address, all);
    const article = await readBeside<ReadPage>(READABLE, page, all.limits.readMs);
    if (article === null) throw new Problem('page_unreadable');
    return article;
  };
}

/** Of a link nothing but the head is read. */
const LINK_LIMITS = { totalMs: 4000, idleMs: 4000 };

/** Returns what tries the links of a text. */
export const linksOfWeb = (options: Partial<FetchOptions> = {}): CheckLink =>
  linkChecker({ ...PUBLIC, limits: LINK_LIMITS, ...options });

const READABLE = new URL('./readablePage.worker.ts', import.meta.url);
const inTurn = pLimit(READERS);

/**
 * Reads a page in a thread that is terminated afterwards: a page may be made to keep its reader busy. Null if there is
 * nothing to read, or it takes too long.
 */
export const readBeside = <Read>(reader: URL, page: FetchedPage, timeoutMs: number) =>
  inTurn(async () => {
    const { promise, resolve } = Promise.withResolvers<Read | null>();
    const worker = new Worker(reader, { workerData: page, resourceLimits: READER_MEMORY });
    worker.on('message', resolve);
    worker.on('error', () => resolve(null));
    const timer = setTimeout(() => resolve(null), timeoutMs);
    const read = await promise;
    clearTimeout(timer);
    await worker.terminate();
    return read;
  });
