import { type BlockOp, htmlIn } from '#domain/article/body.ts';
import { headingLevel, textOfHtml } from '#html/text.ts';
import { isJobOver, type JobState, stateAfter } from '#domain/writing/job.ts';
import type { Article } from '#contract/article.schema.ts';
import type { Resumed } from '#contract/content.schema.ts';
import type { StreamMessage } from '#services/services.ts';
import { forceRequested, selectDraft, streamed, streamEnded } from '#store/article/save.slice.ts';
import {
  jobEnded,
  jobFailed,
  jobProgressed,
  selectFollowedJob,
  streamReconnected,
} from '#store/writing/job.slice.ts';
import type { FollowedJob, JobProgress } from '#store/writing/jobState.ts';
import type { RootState } from '#store/reducer.ts';
import { keyOf, resourceReplaced, selectResourceEntry } from '#store/resources/resources.slice.ts';
import { call, put, select } from '../lib/effects.ts';
import { requestSettled } from '../access/access.api.ts';
import { services } from '../lib/services.ts';

type StreamEvent = Extract<StreamMessage, { type: 'event' }>;

const isEvent = (message: StreamMessage): message is StreamEvent => message.type === 'event';

/** Takes a batch of a job's events into the article: one change of the editor, one of the queue. */
export function* receive(messages: readonly StreamMessage[]) {
  const job = yield* select(selectFollowedJob);
  if (job === null) return;
  const events = messages.filter(isEvent);
  yield* recall(job, messages);
  const last = events.at(-1);
  if (last === undefined) return;
  const { articleId, jobId } = job;
  const { editor } = yield* services();
  yield* call(editor.flush, { articleId }); // what is typed counts, reported or not
  const ops = yield* applied(job, yield* select(selectOps, articleId, events));
  yield* put(streamed({ articleId, ops, position: { jobId, seq: last.seq } }));
  yield* put(streamReconnected());
  yield* put(jobProgressed(progressOf(last.seq, events)));
  yield* endWith(job, last);
}

/** What the article had of it before: what the writer made of that since then is theirs. */
function* recall({ articleId, run }: FollowedJob, messages: readonly StreamMessage[]) {
  const ops = messages.flatMap((message) => {
    if (message.type === 'resumed') return [putOf(message.block)];
    if (message.type !== 'event' || message.event.type !== 'put') return [];
    const { event } = message;
    return event.was === undefined ? [] : [{ ...putOf(event), html: event.was }];
  });
  if (ops.length === 0) return;
  const { editor } = yield* services();
  yield* call(editor.recall, { articleId, ops, run });
}

const putOf = ({ id, after, html }: Omit<Resumed, 'type'>): BlockOp => ({
  op: 'put',
  id,
  after,
  html,
});

/** A removal is for a block as it was: what was typed into it since then stays. */
function selectOps(state: RootState, articleId: string, events: readonly StreamEvent[]): BlockOp[] {
  const body = selectDraft(state, articleId)?.body;
  return events.flatMap(({ event }): BlockOp[] => {
    if (event.type === 'put') return [putOf(event)];
    if (event.type !== 'remove' || body === undefined) return [];
    const isAsItWas = textOfHtml(htmlIn(body, event.id) ?? '') === textOfHtml(event.html);
    return isAsItWas ? [{ op: 'remove', id: event.id }] : [];
  });
}

function progressOf(seq: number, events: readonly StreamEvent[]): JobProgress {
  let progress: JobProgress = { seq };
  for (const { event } of events) {
    if (event.type === 'started') progress = { ...progress, model: event.model };
    if (event.type === 'outlined') {
      progress = { ...progress, headings: event.outline.map((section) => section.heading) };
    }
    if (event.type === 'put' && headingLevel(event.html) === 2) {
      progress = { ...progress, heading: textOfHtml(event.html).trim() };
    }
  }
  return progress;
}

/** One run of a job is one undo step of the editor. */
function* applied({ articleId, run }: FollowedJob, ops: readonly BlockOp[]) {
  if (ops.length === 0) return ops;
  const { editor } = yield* services();
  return yield* call(editor.apply, { articleId, ops, run });
}

/** The end of a job always leads to a save with the body. */
function* endWith(job: FollowedJob, { event }: StreamEvent) {
  const outcome = stateAfter(event);
  if (!isJobOver(outcome)) return;
  const { articleId } = job;
  yield* put(streamEnded({ articleId }));
  yield* put(forceRequested({ articleId }));
  yield* rememberOutcome(job, outcome);
  if (event.type !== 'failed') {
    yield* put(jobEnded({ outcome }));
    return;
  }
  yield* requestSettled(event.limits ?? null); // what has failed is not charged
  yield* put(jobFailed({ failure: event.code })); // last: it ends the following, and with it this saga
}

/** The cached article says it too, for when the banner of this job has been closed. */
function* rememberOutcome({ workspaceId, articleId, jobId }: FollowedJob, state: JobState) {
  const key = keyOf({ name: 'article', args: { workspaceId, articleId } });
  const article = (yield* select(selectResourceEntry, key))?.data as Article | undefined;
  if (article?.generation?.jobId !== jobId) return;
  const generation = { ...article.generation, state };
  yield* put(resourceReplaced({ key, data: { ...article, generation } }));
}
