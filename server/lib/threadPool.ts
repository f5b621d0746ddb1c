import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

export interface PoolOptions {
  readonly threads: number;
  /** A thread that takes longer for one request is ended. */
  readonly timeoutMs: number;
}

export interface ThreadPool {
  /** Resolves with what the thread answers; rejects if it fails or takes too long, and the next request gets a new thread. */
  ask(request: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** Worker threads that answer one message at a time. They are opened when they are needed, and kept. */
export function threadPool(script: URL, { threads, timeoutMs }: PoolOptions): ThreadPool {
  const inTurn = pLimit(threads);
  const idle: Worker[] = [];
  const open = new Set<Worker>();
  const end = async (worker: Worker) => {
    open.delete(worker);
    await worker.terminate();
  };
  return {
    ask: (request) =>
      inTurn(async () => {
        const worker = idle.pop() ?? new Worker(script);
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
      }),
    async close() {
      await Promise.all([...open].map(end));
    },
  };
}
