import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { TextReport } from '#domain/seo/report.ts';
import type { ScoreRequest } from '#language/scoredText.ts';

interface PoolOptions {
  readonly threads: number;
  /** A thread that takes longer for one text is ended. */
  readonly timeoutMs: number;
}

const DEFAULTS: PoolOptions = { threads: 2, timeoutMs: 10_000 };

export interface ScoringPool {
  /** Resolves with the report; rejects if the thread fails or takes too long, and the next text gets a new thread. */
  score(request: ScoreRequest): Promise<TextReport>;
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
  return {
    score: (request) =>
      inTurn(async () => {
        const worker = idle.pop() ?? new Worker(new URL('./scoring.worker.ts', import.meta.url));
        open.add(worker);
        worker.ref();
        try {
          worker.postMessage(request);
          const signal = AbortSignal.timeout(timeoutMs);
          const [report] = await once(worker, 'message', { signal }); // rejects on 'error' too
          worker.unref(); // an idle thread does not keep the process
          idle.push(worker);
          return report as TextReport;
        } catch (error) {
          await end(worker);
          throw error;
        }
      }),
    async close() {
      await Promise.all([...open].map(end));
    },
  };
}
