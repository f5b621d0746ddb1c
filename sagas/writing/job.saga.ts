/**
 * Follows the writing job of the open article (store/writing/job.slice.ts) and puts
 * its text into the editor and the save queue. The job runs on the server; leaving only stops following.
 */
import type { PortError } from '#contract/lib/problems.ts';
import { isWorthRetrying, pauseMs } from '#domain/retry.ts';
import { STREAM_BATCH_MS, STREAM_SILENT_CLOSES } from '#domain/writing/job.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { token } from '#store/session/token.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { job } from '#store/writing/job.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, delay, flush, put, race, select, take } from '../lib/effects.ts';
import { takeLeading } from '../lib/handlers.ts';
import { listen } from '../lib/listen.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi, showError, withToken } from '../session/session.api.ts';
import { applyEvents } from './applyEvents.ts';
import { continueJob, writePassage, writeSection } from './startJob.ts';

const selectIsOver = (state: RootState) => job.selectFollowed(state) === null;

export function* jobSaga() {
  yield* takeLeading(job.stopRequested, stop);
  yield* takeLeading(job.continueRequested, continueJob);
  yield* takeLeading(job.sectionRequested, writeSection);
  yield* takeLeading(job.passageRequested, writePassage);
  while (true) {
    const followed = yield* waitUntil(job.selectFollowed);
    yield* race({ over: follow(followed.articleId), left: waitUntil(selectIsOver) });
  }
}

/** A job reads the sources of its article before it writes. */
const READ_BY_JOBS = ['sources', 'sourceWording'] as const;

/** Afterwards, in any case, the edits that were held back join the queue. */
function* follow(articleId: string) {
  yield* put(articleSave.streamStarted({ articleId }));
  try {
    const { editor } = yield* services();
    yield* call(editor.opened, { articleId }); // only an open editor merges typing into text that arrives
    while ((yield* select(job.selectFollowed)) !== null) yield* connect();
    for (const name of READ_BY_JOBS) yield* put(resources.invalidated({ name }));
  } finally {
    yield* put(articleSave.streamEnded({ articleId }));
  }
}

function* connect() {
  yield* withToken();
  const followed = yield* waitUntil(job.selectFollowed);
  const { generation } = yield* services();
  const { articleId, workspaceId, jobId, lastSeq } = followed;
  const channel = yield* listen(generation.follow, { workspaceId, jobId, lastSeq });
  try {
    while (true) {
      const first = yield* take(channel);
      yield* delay(STREAM_BATCH_MS);
      const messages = [first, ...(yield* flush(channel))];
      yield* applyEvents(messages);
      const end = messages.find((message) => message.type === 'closed');
      if (end !== undefined) return yield* reconnect(articleId, end.error);
    }
  } finally {
    channel.close();
  }
}

/** The stream ended before its job. The next one resumes after the last event. */
function* reconnect(articleId: string, error: PortError | null) {
  if (error?.status === 401) yield* put(token.rejected());
  else if (error !== null && !isWorthRetrying(error)) {
    yield* put(job.failed({ articleId, failure: error.code ?? error.kind }));
    return;
  }
  yield* put(job.dropped({ articleId }));
  const drops = yield* select(job.selectDrops);
  if (error === null && drops > STREAM_SILENT_CLOSES) {
    yield* put(job.reconnected({ articleId }));
    yield* put(job.ended({ articleId, outcome: null }));
    return;
  }
  yield* race({ over: delay(pauseMs(drops, error)), online: take(page.online) });
}

function* stop() {
  const followed = yield* select(job.selectFollowed);
  if (followed === null) return;
  const { workspaceId, jobId } = followed;
  const { content } = yield* services();
  try {
    yield* callApi(content.stopJob, { workspaceId, jobId });
  } catch (error) {
    yield* reportFailure(error, 'editArticle');
    yield* showError('generationStopFailed');
  }
}
