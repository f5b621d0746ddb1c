import { on, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { fairTurns } from './fairTurns.ts';

/**
 * Why a thread has not answered. `late`: it did not begin, or has had too little of the processor: the machine is busy. `spent`: it
 * has used the processor time of a request. `failed`: it has thrown. `ended`: by itself, or it could not be started.
 */
export type ThreadFault = 'late' | 'spent' | 'outOfMemory' | 'failed' | 'ended' | 'closed';

/** A thread has not answered, for a reason that says nothing about the request, unless it is `spent` or `outOfMemory` again and again. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';
  readonly fault: ThreadFault;

  constructor(fault: ThreadFault, cause?: unknown) {
    super(`The thread has not answered: ${fault}.`, { cause });
    this.fault = fault;
  }
}

export interface PoolOptions {
  readonly threads: number;
  /**
   * A thread that uses more processor time for one request is ended. It counts from when the thread begins, and not while others
   * have the processor: then it is ended after `PATIENCE` times as long.
   */
  readonly timeoutMs: number;
  /** A thread that needs more memory is ended. */
  readonly resourceLimits?: ResourceLimits;
  /** A thread without a request is ended after this time, and kept as long as the pool if this is not set. */
  readonly idleMs?: number;
}

export interface ThreadPool {
  /**
   * Resolves with what the thread answers; rejects with a `ThreadError` if it fails or takes too long, and the next request gets a
   * new thread. `timeoutMs` overrides the pool's.
   */
  ask(request: unknown, timeoutMs?: number): Promise<unknown>;
  close(): Promise<void>;
}

const PATIENCE = 6;
/** To start a thread and load its script, which takes a second at most on a machine that is not busy. */
const BEGIN_MAX_MS = 30_000;
const LOOK_LEAST_MS = 50;

/** The thread's answer. It first says that it begins, with the processor time it has used before (`answerEach`). */
async function answerOf(worker: Worker, request: unknown, ms: number): Promise<unknown> {
  const answered = new AbortController();
  const { signal } = answered;
  const begun = Promise.withResolvers<NodeJS.CpuUsage>();
  const answer = async () => {
    const messages = on(worker, 'message', { signal }); // rejects on 'error' too
    begun.resolve((await messages.next()).value?.[0]);
    return (await messages.next()).value?.[0];
  };
  try {
    worker.postMessage(request);
    const limits = [
      lateness(begun.promise, ms, signal),
      spending(worker, begun.promise, ms, signal),
    ];
    return await Promise.race([answer(), exitOf(worker, signal), ...limits]);
  } finally {
    answered.abort();
  }
}

async function exitOf(worker: Worker, signal: AbortSignal): Promise<never> {
  await once(worker, 'exit', { signal });
  throw new ThreadError('ended');
}

/** Rejects once the thread has had its chance, whatever it is doing. */
async function lateness(begun: Promise<unknown>, ms: number, signal: AbortSignal): Promise<never> {
  const wait = (time: number) => pause(time, 'late', { signal, ref: false });
  const isLate = (await Promise.race([begun, wait(BEGIN_MAX_MS)])) === 'late';
  if (!isLate) await wait(PATIENCE * ms);
  throw new ThreadError('late');
}

/** Rejects once the thread has used this much of the processor since it began. */
async function spending(
  worker: Worker,
  begun: Promise<NodeJS.CpuUsage>,
  ms: number,
  signal: AbortSignal,
): Promise<never> {
  const before = inMs(await begun);
  for (let left = ms; left > 0; ) {
    await pause(Math.max(left, LOOK_LEAST_MS), undefined, { signal, ref: false });
    left = ms - (inMs(await worker.cpuUsage()) - before);
  }
  throw new ThreadError('spent');
}

const inMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** As Node and V8 say it. */
const FAULT_OF_CODE: Readonly<Record<string, ThreadFault>> = {
  ERR_WORKER_OUT_OF_MEMORY: 'outOfMemory',
  ERR_WORKER_INIT_FAILED: 'ended',
  ERR_WORKER_NOT_RUNNING: 'ended',
};
const STACK_IS_FULL = /^Maximum call stack size exceeded/;

function threadErrorOf(error: unknown): ThreadError {
  if (error instanceof ThreadError) return error;
  const { code = '', message = '' } = error as Partial<NodeJS.ErrnoException>;
  const isTooDeep = STACK_IS_FULL.test(message);
  return new ThreadError(FAULT_OF_CODE[code] ?? (isTooDeep ? 'outOfMemory' : 'failed'), error);
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
  let isClosed = false;
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
  const askNext = async (request: unknown, ms: number) => {
    if (isClosed) throw new ThreadError('closed');
    let worker: Worker | null = null;
    try {
      worker = next();
      const answer = await answerOf(worker, request, ms);
      rest(worker);
      return answer;
    } catch (error) {
      if (worker !== null) await end(worker);
      throw isClosed ? new ThreadError('closed', error) : threadErrorOf(error);
    }
  };
  return {
    ask: (request, requestMs = timeoutMs) => inTurn(() => askNext(request, requestMs)),
    async close() {
      isClosed = true;
      await Promise.all([...open].map(end));
    },
  };
}
