/** Pages that are part of the toolkit, read as those of the web are. Nothing leaves this machine. */
import { Problem } from '#contract/lib/problem.ts';
import type { PageAnswer } from '#domain/audit/pageFacts.ts';
import type { Collector } from './pageCollector.ts';
import { readBeside } from './pageThreads.ts';

const CAME: PageAnswer = { status: 200, end: 'page', hops: [] };
const MISSING: PageAnswer = { status: 404, end: 'status', hops: [] };
const NO_COPY = { etag: null, lastModified: null } as const;

/** Returns a collector of these pages, by address. Any other address has no page, and there is no sitemap. */
export function heldPages(pages: ReadonlyMap<string, string>): Collector {
  const missing = () => new Problem('page_unreachable');
  const pageAt = (url: string) => {
    const html = pages.get(url);
    if (html === undefined) throw missing();
    return { url, html };
  };
  return {
    async collect(url) {
      const text = await readBeside('collected', pageAt(url));
      if (text === null) throw new Problem('page_unreadable');
      return { ...NO_COPY, text, freshForMs: 0 };
    },
    async audit(url) {
      if (!pages.has(url)) return { ...NO_COPY, answer: MISSING, problem: missing(), html: null };
      const html = await readBeside('audited', { ...pageAt(url), header: NO_HEADER });
      return { ...NO_COPY, answer: CAME, problem: null, html };
    },
    linkAnswer: async (url) => (pages.has(url) ? CAME : MISSING),
    site: async (url) => readBeside('site', pageAt(url)),
    async sitemap() {
      throw missing();
    },
  };
}

const NO_HEADER = { robots: '', link: '' };
