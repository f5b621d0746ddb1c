import { once } from 'node:events';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { fairTurns } from './fairTurns.ts';

export interface PoolOptions {
  readonly threads: number;
  /** A thread that takes longer for one request is ended. */
  readonly timeoutMs: number;
  /** A thread that needs more memory is ended. */
  readonly resourceLimits?: ResourceLimits;
  /** A thread without a request is ended after this time, and kept as long as the pool if this is not set. */
  readonly idleMs?: number;
}

export interface ThreadPool {
  /**
   * Resolves with what the thread answers; rejects if it fails or takes too long, and the next request gets a new thread.
   * `timeoutMs` overrides the pool's.
   */
  ask(request: unknown, timeoutMs?: number): Promise<unknown>;
  close(): Promise<void>;
}

async function endOf(worker: Worker, signal: AbortSignal): Promise<never> {
  await once(worker, 'exit', { signal });
  throw new Error('The thread has ended.');
}

/**
 * Three semi-spaces of a thread's heap. V8 lets those of a busy thread grow to 128 MB, and keeps them; with these, a page is read a
 * tenth faster, and a thread that reads one after another stays at half of the memory (`npm run bench:audit`).
 */
const YOUNG: ResourceLimits = { maxYoungGenerationSizeMb: 16 };

/** Worker threads that answer one message at a time. They are opened when they are needed, and kept. */
export function threadPool(script: URL, options: PoolOptions): ThreadPool {
  const { threads, timeoutMs, idleMs } = options;
  const resourceLimits = { ...YOUNG, ...options.resourceLimits };
  const inTurn = fairTurns(threads);
  const open = new Set<Worker>();
  /** With what ends each of them for being idle. */
  const idle = new Map<Worker, NodeJS.Timeout | undefined>();
  const end = async (worker: Worker) => {
    open.delete(worker);
    idle.delete(worker);
    await worker.terminate();
  };
  const start = () => {
    const worker = new Worker(script, { resourceLimits });
    open.add(worker);
    // Who has asked hears of it; without anybody, a failure would end the process.
    worker.on('error', () => end(worker));
    return worker.once('exit', () => end(worker));
  };
  const next = () => {
    const [worker = start()] = idle.keys();
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    worker.ref();
    return worker;
  };
  const rest = (worker: Worker) => {
    if (!open.has(worker)) return; // it has failed since it answered
    worker.unref(); // an idle thread does not keep the process
    idle.set(worker, idleMs === undefined ? undefined : setTimeout(end, idleMs, worker).unref());
  };
  return {
    ask: (request, requestMs = timeoutMs) =>
      inTurn(async () => {
        const worker = next();
        const answered = new AbortController();
        const signal = AbortSignal.any([answered.signal, AbortSignal.timeout(requestMs)]);
        try {
          worker.postMessage(request);
          const message = once(worker, 'message', { signal }); // rejects on 'error' too
          const [answer] = await Promise.race([message, endOf(worker, signal)]);
          rest(worker);
          return answer;
        } catch (error) {
          await end(worker);
          throw error;
        } finally {
          answered.abort();
        }
      }),
    close: async () => void (await Promise.all([...open].map(end))),
  };
}
