import { answerOf } from '../../lib/threadAnswers.ts';
import { threadPool } from '../../lib/threadPool.ts';
import type { IndexAnswer, IndexedPage, IndexQuestion } from './pageIndexes.ts';
import type { SearchResult } from './provider.ts';

export interface PageIndex {
  /** Resolves with the pages that match best. `pages` is called only if they have changed since the last search. */
  search(
    question: Omit<IndexQuestion, 'pages'>,
    pages: () => Promise<readonly IndexedPage[]>,
  ): Promise<readonly SearchResult[]>;
  close(): Promise<void>;
}

/** One thread, which keeps the indexes. */
const LIMITS = {
  threads: 1,
  timeoutMs: 30_000,
  resourceLimits: { maxOldGenerationSizeMb: 1024 },
};

export function pageIndex(): PageIndex {
  const pool = threadPool(new URL('./pageIndex.worker.ts', import.meta.url), LIMITS);
  const ask = (question: IndexQuestion) => answerOf(pool, question) as Promise<IndexAnswer>;
  return {
    async search(question, pages) {
      const known = await ask({ ...question, pages: null });
      const answer =
        known === 'pagesNeeded' ? await ask({ ...question, pages: await pages() }) : known;
      if (answer === 'pagesNeeded') throw new Error('an index of these pages was just made');
      return answer;
    },
    close: pool.close,
  };
}
