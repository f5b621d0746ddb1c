/** Keeps the list of running work current, stops a job from there, and starts what is done for a whole workspace. */
import { isWorthRetrying, pauseMs } from '#domain/retry.ts';
import { isOf } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { token } from '#store/session/token.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { isRunning, work } from '#store/work/work.slice.ts';
import { job } from '#store/writing/job.slice.ts';
import { proposal } from '#store/writing/proposal.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, delay, fork, put, race, take } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { listen } from '../lib/listen.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { updateCached } from '../resources/resources.api.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { callApi, showError, withToken } from '../session/session.api.ts';

export function* workSaga() {
  yield* fork(doWhatIsAsked);
  const events = [job.followed, job.ended, job.failed, proposal.ended];
  yield* takeEvery(events, refresh);
  while (true) {
    const workspaceId = yield* waitUntil(selectWatched);
    yield* race({
      followed: call(followWork, workspaceId),
      left: waitUntil(selectIsElsewhere, workspaceId),
    });
  }
}

/** The workspace whose running work is on the screen; null while nothing runs there. */
function selectWatched(state: RootState): string | null {
  for (const entry of Object.values(resources.selectAll(state)))
    if (isOf(entry, 'jobs') && entry.users > 0 && entry.data?.jobs.some(isRunning) === true)
      return entry.args.workspaceId;
  return null;
}

const selectIsElsewhere = (state: RootState, workspaceId: string): boolean =>
  selectWatched(state) !== workspaceId;

/** Follows the list until it is given up. A stream that breaks is opened again. */
function* followWork(workspaceId: string) {
  for (let drops = 1; ; drops += 1) {
    const { error, hasTold } = yield* readWork(workspaceId);
    if (error?.status === 401) yield* put(token.rejected());
    else if (error !== null && !isWorthRetrying(error)) {
      yield* waitUntil(selectIsElsewhere, workspaceId); // the list stays as it is
      return;
    }
    if (hasTold) drops = 1;
    yield* race({ over: delay(pauseMs(drops, error)), online: take(page.online) });
  }
}

/** Shows each list of one stream, until the stream ends. */
function* readWork(workspaceId: string) {
  yield* withToken();
  const { generation } = yield* services();
  const channel = yield* listen(generation.followWork, { workspaceId });
  let hasTold = false;
  try {
    while (true) {
      const message = yield* take(channel);
      if (message.type === 'closed') return { error: message.error, hasTold };
      hasTold = true;
      yield* updateCached('jobs', { workspaceId }, () => message.list);
    }
  } finally {
    channel.close();
  }
}

function* refresh() {
  yield* put(resources.invalidated({ name: 'jobs' }));
}

function* doWhatIsAsked() {
  while (true) {
    const { workspaceId, jobId } = yield* waitUntil(work.selectNext);
    if (jobId === null) yield* checkLinks(workspaceId);
    else yield* stop(workspaceId, jobId);
    yield* put(work.answered({ workspaceId, jobId }));
  }
}

function* stop(workspaceId: string, jobId: string) {
  const { content } = yield* services();
  try {
    yield* callApi(content.stopJob, { workspaceId, jobId });
  } catch (error) {
    yield* reportFailure(error, 'editArticle');
    yield* showError('generationStopFailed');
  }
}

function* checkLinks(workspaceId: string) {
  const { url } = yield* services();
  try {
    yield* createOnce(['linkCheck', workspaceId], (requestId) =>
      callApi(url.postLinkCheck, { workspaceId, body: { requestId } }),
    );
  } catch (error) {
    yield* reportFailure(error, 'editArticle');
    yield* showError('linkCheckFailed');
  }
}
