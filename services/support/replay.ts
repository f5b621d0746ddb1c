import type { PortError } from '#contract/lib/problems.ts';
import type { Api } from '#contract/routes.ts';
import { LOG_UNPACKED_MOST_BYTES } from '#contract/support/report.route.ts';
import {
  LOG_MAX_BYTES,
  type LogFault,
  type LogSource,
  type ReplayMessage,
} from '#domain/support/sessionReplay.ts';
import type { FileRegistry } from '../images/files.ts';
import { WorkerCalls, type WorkerLike } from '../lib/workerCalls.ts';
import type { ReplayAnswer, ReplayRequest } from './replayMessages.ts';
import type { ReplayPorts } from './support.ports.ts';

export type ReplayWorker = WorkerLike<ReplayRequest, ReplayAnswer>;

interface ReplayTools {
  readonly files: FileRegistry;
  readonly reports: Pick<Api['support'], 'getReport'>;
  /** Another worker, in tests. */
  readonly open?: () => ReplayWorker;
}

/** Where the rooms are put together: what replays imports the types of these ports. */
const openReplayWorker = (): ReplayWorker =>
  new Worker(new URL('../../main/replay.worker.ts', import.meta.url));

/** The worker is loaded, and a long log is read, without a word. Whoever is silent for longer loops. */
const SILENCE_MS = 60_000;
const MOMENT_MAX_MS = 20_000;

const LAST: ReadonlySet<ReplayMessage['type']> = new Set(['ended', 'refused', 'stopped']);

type Listener = (message: ReplayMessage) => void;

/** Tells what the worker says of the log, until it has said the last of it. */
const callsOf = (open: () => ReplayWorker, listener: Listener) =>
  new WorkerCalls<ReplayRequest, ReplayAnswer>({
    open,
    isFollowed(answer) {
      if (!('message' in answer)) return false;
      listener(answer.message);
      return !LAST.has(answer.message.type);
    },
  });

/** Replays one log at a time, in a worker of its own. */
export function createReplay({
  files,
  reports,
  open = openReplayWorker,
}: ReplayTools): ReplayPorts {
  let latest: WorkerCalls<ReplayRequest, ReplayAnswer> | null = null;

  async function begin(source: LogSource, calls: typeof latest, listener: Listener) {
    const log = await logOf(source, files, reports);
    if (latest !== calls || calls === null) return;
    if (typeof log === 'string') listener({ type: 'refused', fault: log, detail: '' });
    else await calls.ask((id) => ({ type: 'follow', id, log }), SILENCE_MS);
  }

  return {
    follow(source, listener) {
      latest?.end('Another log is opened.');
      const calls = callsOf(open, listener);
      latest = calls;
      begin(source, calls, listener).catch(() => {
        if (latest === calls) listener({ type: 'stopped' });
      });
      return () => {
        if (latest === calls) latest = null;
        calls.end('The log was closed.');
      };
    },
    async moment(asked) {
      const answer = await latest?.ask((id) => ({ type: 'moment', id, asked }), MOMENT_MAX_MS);
      return answer !== undefined && 'moment' in answer ? answer.moment : null;
    },
  };
}

/** Returns the log, or why it cannot be had. */
async function logOf(
  source: LogSource,
  files: FileRegistry,
  reports: ReplayTools['reports'],
): Promise<Blob | LogFault> {
  if ('reportId' in source) return logOfReport(source, reports);
  const file = files.get(source.fileId);
  if (file === undefined) return 'notRead';
  return file.size > LOG_MAX_BYTES ? 'tooLong' : file;
}

async function logOfReport(
  { reportId }: { readonly reportId: string },
  reports: ReplayTools['reports'],
): Promise<Blob | LogFault> {
  const report = await reports.getReport({ reportId }).catch(whyNot);
  if (typeof report === 'string') return report;
  try {
    return await unpacked(report.sessionLog);
  } catch {
    return 'damaged';
  }
}

/** Only the server knows that there is no report; everything else may be over in a moment. */
const whyNot = ({ status }: PortError) => (status === 404 ? 'notRead' : 'notReached');

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** Throws for what is not gzip, or longer than a log may be. */
async function unpacked(parts: readonly string[]): Promise<Blob> {
  const packed = new Blob(parts.map(bytesOf));
  const reader = packed.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const read: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.length;
    if (bytes > LOG_UNPACKED_MOST_BYTES) throw new Error('The log is too long.');
    read.push(next.value);
  }
  return new Blob(read);
}
