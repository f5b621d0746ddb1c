import type { GenerationEvent, Resumed } from '#contract/writing/content.schema.ts';
import { type ArticleBody, type BlockOp, htmlIn, originsIn } from '#domain/article/body.ts';
import { NO_ORIGINS, type Origins } from '#domain/article/origin.ts';
import { originText, withGrown } from '#domain/article/originText.ts';
import { isJobOver, type JobState, stateAfter } from '#domain/writing/job.ts';
import { headingLevel, textOfHtml } from '#html/text.ts';
import type { StreamMessage } from '#services/writing/writing.ports.ts';
import { articleSave } from '#store/article/save.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { job } from '#store/writing/job.slice.ts';
import type { FollowedJob, JobProgress } from '#store/writing/jobState.ts';
import { requestSettled } from '../access/access.api.ts';
import { changeText } from '../article/article.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { updateCached } from '../resources/resources.api.ts';
import { applyTitleAndFields } from './applyTitleAndFields.ts';

type StreamEvent = Extract<StreamMessage, { type: 'event' }>;

const isResumed = (message: StreamMessage) => message.type === 'resumed';
const isEvent = (message: StreamMessage): message is StreamEvent => message.type === 'event';

/** Puts a batch of a job's events into the article: one change of the editor, one of the queue. */
export function* applyEvents(messages: readonly StreamMessage[]) {
  const followed = yield* select(job.selectFollowed);
  if (followed === null) return;
  const events = messages.filter(isEvent);
  yield* recall(followed, messages);
  const last = events.at(-1);
  if (last === undefined) return;
  const { articleId, jobId, run } = followed;
  const { editor } = yield* services();
  yield* call(editor.flush, { articleId }); // so that the draft includes what was just typed
  yield* applyTitleAndFields(articleId, events);
  const position = { jobId, seq: last.seq };
  yield* changeText(articleId, yield* select(selectOps, articleId, events), run, (ops) =>
    articleSave.streamed({ articleId, ops, position }),
  );
  yield* put(job.reconnected({ articleId }));
  yield* put(job.progressed({ articleId, ...progressOf(last.seq, events) }));
  yield* endWith(followed, last);
}

/** Tells the editor what the job had written before, so that it keeps what the writer has changed since; and the banner how far it was. */
function* recall({ articleId, run, lastSeq }: FollowedJob, messages: readonly StreamMessage[]) {
  const translated = messages.find(isResumed)?.block.translated;
  if (translated) yield* put(job.progressed({ articleId, seq: lastSeq, translated }));
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

/** A block is removed only if it is unchanged; text that was typed into it since stays. */
function selectOps(state: RootState, articleId: string, events: readonly StreamEvent[]): BlockOp[] {
  const body = articleSave.selectDraft(state, articleId)?.body;
  return events.flatMap(({ event }): BlockOp[] => {
    if (event.type === 'put') return [{ ...putOf(event), ...originsOfPut(event, body) }];
    if (event.type !== 'remove' || body === undefined) return [];
    const isAsItWas = textOfHtml(htmlIn(body, event.id) ?? '') === textOfHtml(event.html);
    return isAsItWas ? [{ op: 'remove', id: event.id }] : [];
  });
}

/** The text of the model adds to what the block has: the writer may have pasted or joined other text into it. */
function originsOfPut(
  { id, html, source }: Extract<GenerationEvent, { readonly type: 'put' }>,
  body: ArticleBody | undefined,
): { readonly origins?: Origins } {
  if (source === undefined) return {};
  const { text = null, ...writer } = source;
  const isWithin = source.text !== undefined;
  const known = (body && originsIn(body, id)) ?? NO_ORIGINS;
  const origin = { kind: 'ai', ...writer, text: isWithin ? text : originText(html) } as const;
  return { origins: withGrown(known, origin) };
}

type Progress = Omit<JobProgress, 'articleId'>;

const progressOf = (seq: number, events: readonly StreamEvent[]): Progress =>
  Object.assign({ seq }, ...events.map(({ event }) => saidBy(event)));

/** What an event says about its job. */
function saidBy(event: StreamEvent['event']): Partial<Progress> {
  switch (event.type) {
    case 'started':
      return { model: event.model };
    case 'reading': {
      const { done, total } = event;
      return { reading: done < total ? { done, total } : null };
    }
    case 'translated': {
      const { done, total } = event;
      return { translated: { done, total } };
    }
    case 'outlined':
      return { headings: event.outline.map((section) => section.heading) };
    case 'put':
      return headingLevel(event.html) === 2 ? { heading: textOfHtml(event.html).trim() } : {};
    default:
      return {};
  }
}

/** The end of a job always leads to a save with the body. */
function* endWith(followed: FollowedJob, { event }: StreamEvent) {
  const outcome = stateAfter(event);
  if (!isJobOver(outcome)) return;
  const { articleId } = followed;
  yield* put(articleSave.streamEnded({ articleId }));
  yield* put(articleSave.forceRequested({ articleId }));
  yield* rememberOutcome(followed, outcome);
  // A failed job is not charged, nor one that was stopped before it had written anything.
  if (event.type === 'failed' || event.type === 'stopped')
    yield* requestSettled(event.limits ?? null);
  if (event.type !== 'failed') {
    yield* put(job.ended({ articleId, outcome }));
    return;
  }
  yield* put(job.failed({ articleId, failure: event.code })); // last: it cancels this saga
}

/** Updates the cached article too, which is shown once the banner of this job is closed. */
function* rememberOutcome({ workspaceId, articleId, jobId }: FollowedJob, state: JobState) {
  yield* updateCached('article', { workspaceId, articleId }, (article) =>
    article.generation?.jobId === jobId
      ? { ...article, generation: { ...article.generation, state } }
      : article,
  );
}
