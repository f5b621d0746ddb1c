import type { ReadPage } from '#contract/pages/url.schema.ts';
import type { PageFacts } from '#domain/audit/pageFacts.ts';
import type { SiteFacts } from '#domain/topics/siteTerms.ts';
import { answerOf } from '../../lib/threadAnswers.ts';
import { threadPool } from '../../lib/threadPool.ts';
import type { CollectedText } from './collectedPage.ts';
import type { FetchedPage } from './fetchPage.ts';
import type { SaidByHeader } from './pageFacts.ts';

/** What a thread takes from a page; null if there is nothing to read. */
export interface PageReaders {
  /** The article on it. */
  readonly readable: (page: FetchedPage) => ReadPage | null;
  /** The article in blocks, and what the page says about itself. */
  readonly collected: (page: FetchedPage) => CollectedText | null;
  /** What an audit takes from it. */
  readonly audited: (page: FetchedPage & { readonly header: SaidByHeader }) => AuditedHtml;
  /** What its site says about itself. */
  readonly site: (page: FetchedPage) => SiteFacts;
  /** All blocks of what a person has brought. */
  readonly given: (page: FetchedPage) => readonly string[];
}

export interface AuditedHtml {
  /** Null: there is no text on the page. */
  readonly text: CollectedText | null;
  readonly facts: PageFacts;
}

export interface PageRequest {
  readonly reader: keyof PageReaders;
  readonly page: FetchedPage;
}

/** Loading what reads a page takes ten times as long as most pages, so threads are kept for the next pages. */
const pool = threadPool(new URL('./pageThreads.worker.ts', import.meta.url), {
  threads: 2, // a waiting page costs only its bytes
  timeoutMs: 10_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
  idleMs: 10_000,
});

/**
 * Reads a page in a worker thread, because a hostile page may keep its reader busy. Returns null if there is nothing to read.
 * Rejects with the `Problem` `too_complex` if it takes too much time or memory, and with an `OwnFault` if we were too busy.
 */
export async function readBeside<Reader extends keyof PageReaders>(
  reader: Reader,
  page: Parameters<PageReaders[Reader]>[0],
  timeoutMs?: number,
): Promise<ReturnType<PageReaders[Reader]>> {
  const request: PageRequest = { reader, page };
  return (await answerOf(pool, request, timeoutMs)) as ReturnType<PageReaders[Reader]>;
}
