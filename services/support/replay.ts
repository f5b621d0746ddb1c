import { LOG_MAX_CHARS, type ReplayMessage } from '#domain/support/sessionReplay.ts';
import type { FileRegistry } from '../images/files.ts';
import { WorkerCalls, type WorkerLike } from '../lib/workerCalls.ts';
import type { ReplayAnswer, ReplayPorts, ReplayRequest } from './support.ports.ts';

export type ReplayWorker = WorkerLike<ReplayRequest, ReplayAnswer>;

/** The worker is loaded, and a long log is read, without a word. Whoever is silent for longer loops. */
const SILENCE_MS = 60_000;
const MOMENT_MAX_MS = 20_000;

const LAST: ReadonlySet<ReplayMessage['type']> = new Set(['ended', 'refused', 'stopped']);

/** Replays one log at a time, in a worker of its own. */
export function createReplay(files: FileRegistry, open: () => ReplayWorker): ReplayPorts {
  let calls: WorkerCalls<ReplayRequest, ReplayAnswer> | null = null;

  function opened(listener: (message: ReplayMessage) => void) {
    return new WorkerCalls<ReplayRequest, ReplayAnswer>({
      open,
      isFollowed(answer) {
        if (!('message' in answer)) return false;
        listener(answer.message);
        return !LAST.has(answer.message.type);
      },
    });
  }

  return {
    follow({ fileId }, listener) {
      calls?.end('Another log is opened.');
      const log = files.get(fileId);
      if (log === undefined) listener({ type: 'stopped' });
      else if (log.size > LOG_MAX_CHARS)
        listener({ type: 'refused', fault: 'tooLong', detail: '' });
      if (log === undefined || log.size > LOG_MAX_CHARS) return () => undefined;
      const own = opened(listener);
      calls = own;
      own
        .ask((id) => ({ type: 'follow', id, log }), SILENCE_MS)
        .catch(() => (calls === own ? listener({ type: 'stopped' }) : undefined));
      return () => {
        if (calls === own) calls = null;
        own.end('The page was left.');
      };
    },
    async moment(asked) {
      const answer = await calls?.ask((id) => ({ type: 'moment', id, asked }), MOMENT_MAX_MS);
      return answer !== undefined && 'moment' in answer ? answer.moment : null;
    },
  };
}
