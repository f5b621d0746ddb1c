import type { PortError } from '#contract/lib/problems.ts';
import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import { isWorthRetrying, pauseMs } from '#domain/retry.ts';
import { STREAM_BATCH_MS, STREAM_SILENT_CLOSES } from '#domain/writing/job.ts';
import type { StreamMessage } from '#services/writing/writing.ports.ts';
import { page } from '#store/session/page.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { delay, flush, put, race, take } from '../lib/effects.ts';
import { listen } from '../lib/listen.ts';
import { services } from '../lib/services.ts';
import { withToken } from '../session/session.api.ts';

interface OfJob {
  readonly workspaceId: string;
  readonly jobId: string;
}

/** Returns true once the job is over. */
type Receive = (events: readonly GenerationEvent[]) => Generator<unknown, boolean>;

/**
 * Hands the events of a job to `receive` in batches, each once and in order, until it returns true. A stream that ends
 * early is opened again behind the last event. Returns null, or the error with which following was given up.
 */
export function* followEvents(of: OfJob, receive: Receive) {
  let lastSeq = 0;
  let tries = 0;
  let closes = 0;
  while (closes <= STREAM_SILENT_CLOSES) {
    const { isOver, seq, error } = yield* readStream(of, lastSeq, receive);
    if (isOver) return null;
    if (error !== null && (yield* isFinal(error))) return error;
    tries = seq > lastSeq ? 1 : tries + 1;
    // The stream of a job that was over closes at once without an event or an error.
    closes = seq > lastSeq || error !== null ? 1 : closes + 1;
    lastSeq = seq;
    yield* race({ over: delay(pauseMs(tries, error)), online: take(page.online) });
  }
  return null;
}

/** A token that is refused is replaced. */
function* isFinal(error: PortError) {
  if (error.status === 401) yield* put(token.rejected());
  return error.status !== 401 && !isWorthRetrying(error);
}

interface StreamEnd {
  readonly isOver: boolean;
  /** The last event. */
  readonly seq: number;
  readonly error: PortError | null;
}

/** Reads one stream until it ends, or until `receive` says that the job is over. */
function* readStream(of: OfJob, lastSeq: number, receive: Receive) {
  yield* withToken();
  const { generation } = yield* services();
  const channel = yield* listen(generation.follow, { ...of, lastSeq });
  let seq = lastSeq;
  try {
    while (true) {
      const first = yield* take(channel);
      yield* delay(STREAM_BATCH_MS);
      const messages: StreamMessage[] = [first, ...(yield* flush(channel))];
      const events = messages.filter((message) => message.type === 'event');
      seq = events.at(-1)?.seq ?? seq;
      const isOver = yield* receive(events.map(({ event }) => event));
      const closed = messages.find((message) => message.type === 'closed');
      if (isOver || closed) return { isOver, seq, error: closed?.error ?? null } as StreamEnd;
    }
  } finally {
    channel.close();
  }
}
