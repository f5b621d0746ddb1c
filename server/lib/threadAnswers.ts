/** The two ends of a conversation with a thread of a pool. */
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort } from 'node:worker_threads';
import { Problem } from '#contract/lib/problem.ts';
import { OwnFault, type OwnFaultCode } from './ownFault.ts';
import { ThreadError, type ThreadFault, type ThreadPool } from './threadPool.ts';

/** Who waits for an answer of the server waits less than who waits for a thread, and loading one takes a second of a core. */
const BEHIND_THE_SERVER = 5;

/**
 * In a thread: answers one request after another. It says of each when it begins, with the processor time it has used before. On
 * Linux, where a thread has a priority of its own, the server's comes first.
 */
export function answerEach<Request>(answer: (request: Request) => unknown): void {
  if (process.platform === 'linux' && !isMainThread) setPriority(BEHIND_THE_SERVER);
  let turn: Promise<void> = Promise.resolve();
  const inTurn = async (request: Request) => {
    parentPort?.postMessage(process.threadCpuUsage());
    parentPort?.postMessage(await answer(request));
  };
  parentPort?.on('message', (request: Request) => {
    turn = turn.then(() => inTurn(request)); // a rejection ends the thread
  });
}

interface Verdict {
  /** How often a request is made until this is the outcome. */
  readonly tries: number;
  /** Null: a bug, which stays the error that it is. */
  readonly code: OwnFaultCode | 'too_complex' | null;
}

const VERDICTS: Readonly<Record<ThreadFault, Verdict>> = {
  late: { tries: 2, code: 'too_busy' },
  ended: { tries: 3, code: 'too_busy' },
  closed: { tries: 1, code: 'unavailable' },
  spent: { tries: 2, code: 'too_complex' },
  outOfMemory: { tries: 2, code: 'too_complex' },
  failed: { tries: 1, code: null },
};

const PAUSE_MS = 250;

/**
 * Asks a thread of the pool, and again after growing pauses where that may help. Rejects with the `Problem` `too_complex` if the
 * request takes more than one may have, and with an `OwnFault` if we have not come to it.
 */
export async function answerOf(
  pool: Pick<ThreadPool, 'ask'>,
  request: unknown,
  timeoutMs?: number,
): Promise<unknown> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await pool.ask(request, timeoutMs);
    } catch (error) {
      if (!(error instanceof ThreadError)) throw error;
      const verdict = VERDICTS[error.fault];
      if (tries >= verdict.tries) throw told(error, verdict);
      await pause(PAUSE_MS * 2 ** (tries - 1));
    }
  }
}

function told(error: ThreadError, { code }: Verdict): Error {
  if (code === null) return error;
  if (code === 'too_complex') return new Problem(code, { cause: error });
  return new OwnFault(code, error);
}
