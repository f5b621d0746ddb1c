import type { BlockOp } from '#domain/article/body.ts';
import type { StreamMessage } from '#services/services.ts';
import { forceRequested, streamed, streamEnded } from '#store/articleSave/articleSave.slice.ts';
import {
  type FollowedJob,
  jobEnded,
  jobFailed,
  jobProgressed,
  streamReconnected,
} from '#store/generation/generation.slice.ts';
import { resourcesInvalidated } from '#store/resources/resources.slice.ts';
import { call, put } from '../lib/effects.ts';
import { services } from '../lib/services.ts';

type StreamEvent = Extract<StreamMessage, { type: 'event' }>;

const isEvent = (message: StreamMessage): message is StreamEvent => message.type === 'event';

/** Takes a batch of a job's events into the article: one change of the editor, one of the queue. */
export function* receive(job: FollowedJob, messages: readonly StreamMessage[]) {
  const events = messages.filter(isEvent);
  const last = events.at(-1);
  if (last === undefined) return;
  const { articleId, jobId } = job;
  const ops = yield* applied(job, events.flatMap(opsOf));
  yield* put(streamed({ articleId, ops, position: { jobId, seq: last.seq } }));
  yield* put(streamReconnected());
  const started = events.map(({ event }) => event).find((event) => event.type === 'started');
  const model = started === undefined ? {} : { model: started.model };
  yield* put(jobProgressed({ seq: last.seq, ...model }));
  yield* endWith(articleId, last);
}

const opsOf = ({ event }: StreamEvent): BlockOp[] =>
  event.type === 'put' ? [{ op: 'put', id: event.id, after: event.after, html: event.html }] : [];

/** One run of a job is one undo step of the editor. */
function* applied({ articleId, jobId }: FollowedJob, ops: readonly BlockOp[]) {
  if (ops.length === 0) return ops;
  const { editor } = yield* services();
  return yield* call(editor.apply, { articleId, ops, run: jobId });
}

/** The end of a job always leads to a save with the body. */
function* endWith(articleId: string, { event }: StreamEvent) {
  if (event.type === 'started' || event.type === 'put') return;
  yield* put(streamEnded({ articleId }));
  yield* put(forceRequested({ articleId }));
  if (event.type !== 'failed') {
    yield* put(jobEnded());
    return;
  }
  yield* put(jobFailed({ failure: event.code }));
  yield* put(resourcesInvalidated({ name: 'limits' })); // a failed draft is not charged
}
