import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { fairTurns } from '../../lib/fairTurns.ts';
import type { SearchResult } from './provider.ts';
import type { IndexAnswer, IndexedPage, IndexQuestion } from './pageIndexes.ts';

export interface PageIndex {
  /** Resolves with the pages that match best. `pages` is called only if they have changed since the last search. */
  search(
    question: Omit<IndexQuestion, 'pages'>,
    pages: () => Promise<readonly IndexedPage[]>,
  ): Promise<readonly SearchResult[]>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 30_000;
const MEMORY = { maxOldGenerationSizeMb: 1024 };

/** The thread is opened by the first search. One that fails or takes too long is ended, and the next search gets another. */
export function pageIndex(): PageIndex {
  const inTurn = fairTurns(1);
  let worker: Worker | null = null;
  const close = async () => {
    await worker?.terminate();
    worker = null;
  };
  const ask = async (question: IndexQuestion): Promise<IndexAnswer> => {
    worker ??= new Worker(new URL('./pageIndex.worker.ts', import.meta.url), {
      resourceLimits: MEMORY,
    });
    worker.ref();
    try {
      worker.postMessage(question);
      const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) });
      worker.unref(); // an idle thread does not keep the process
      return answer;
    } catch (error) {
      await close();
      throw error;
    }
  };
  return {
    search: (question, pages) =>
      inTurn(async () => {
        const known = await ask({ ...question, pages: null });
        const answer =
          known === 'pagesNeeded' ? await ask({ ...question, pages: await pages() }) : known;
        if (answer === 'pagesNeeded') throw new Error('an index of these pages was just made');
        return answer;
      }),
    close,
  };
}
