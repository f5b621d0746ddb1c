import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { TextReport } from '#domain/seo/report.ts';
import type { PageFeatures } from '#domain/seo/competition.ts';
import type { HumanizerReport } from '#contract/humanizer.schema.ts';
import type { FeaturesRequest, ScoreRequest, SignsRequest } from '#language/scoredText.ts';

export type PoolRequest =
  | ScoreRequest
  | { readonly page: FeaturesRequest }
  | { readonly signs: SignsRequest };

interface PoolOptions {
  readonly threads: number;
  /** A thread that takes longer for one text is ended. */
  readonly timeoutMs: number;
}

const DEFAULTS: PoolOptions = { threads: 2, timeoutMs: 10_000 };

export interface ScoringPool {
  /** Resolves with the report; rejects if the thread fails or takes too long, and the next text gets a new thread. */
  score(request: ScoreRequest): Promise<TextReport>;
  /** The features of a page, in the same way. */
  features(page: FeaturesRequest): Promise<PageFeatures>;
  /** The signs of a model in a text, in the same way. */
  signs(text: SignsRequest): Promise<HumanizerReport>;
  close(): Promise<void>;
}

/** Scores texts in worker threads, which are opened when they are needed and kept: loading the rules takes longer than a text. */
export function scoringPool(options: Partial<PoolOptions> = {}): ScoringPool {
  const { threads, timeoutMs } = { ...DEFAULTS, ...options };
  const inTurn = pLimit(threads);
  const idle: Worker[] = [];
  const open = new Set<Worker>();
  const end = async (worker: Worker) => {
    open.delete(worker);
    await worker.terminate();
  };
  const ask = (request: PoolRequest): Promise<unknown> =>
    inTurn(async () => {
      const worker = idle.pop() ?? new Worker(new URL('./scoring.worker.ts', import.meta.url));
      open.add(worker);
      worker.ref();
      try {
        worker.postMessage(request);
        const signal = AbortSignal.timeout(timeoutMs);
        const [answer] = await once(worker, 'message', { signal }); // rejects on 'error' too
        worker.unref(); // an idle thread does not keep the process
        idle.push(worker);
        return answer;
      } catch (error) {
        await end(worker);
        throw error;
      }
    });
  return {
    score: async (request) => (await ask(request)) as TextReport,
    features: async (page) => (await ask({ page })) as PageFeatures,
    signs: async (text) => (await ask({ signs: text })) as HumanizerReport,
    async close() {
      await Promise.all([...open].map(end));
    },
  };
}
