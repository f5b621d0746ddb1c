/** Keeps the list of running work current, and stops a job from there. */
import { isFetching, isOf } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { job } from '#store/writing/job.slice.ts';
import { proposal } from '#store/writing/proposal.slice.ts';
import { isRunning, work } from '#store/writing/work.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { delay, put, select, takeEvery } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi, showError } from '../session/session.api.ts';

/** How often the list is read again while it is on the screen and something runs. */
const WORK_POLL_MS = 3000;

export function* workSaga() {
  yield* takeEvery(work.stopRequested, stop);
  const events = [job.followed, job.ended, job.failed, proposal.followed, proposal.ended];
  yield* takeEvery(events, refresh);
  while (true) {
    yield* waitUntil(selectIsWatched);
    yield* delay(WORK_POLL_MS);
    if (yield* select(selectIsWatched)) yield* refresh();
  }
}

/** Whether a view shows running work, as it was read last. */
const selectIsWatched = (state: RootState) =>
  Object.values(resources.selectAll(state)).some(
    (entry) =>
      isOf(entry, 'jobs') &&
      entry.users > 0 &&
      !isFetching(entry) &&
      entry.data?.jobs.some(isRunning) === true,
  );

function* refresh() {
  yield* put(resources.invalidated({ name: 'jobs' }));
}

function* stop({ payload }: ReturnType<typeof work.stopRequested>) {
  const { content } = yield* services();
  try {
    yield* callApi(content.stopJob, payload);
  } catch (error) {
    yield* reportFailure(error, 'editArticle');
    yield* showError('generationStopFailed');
  }
  yield* refresh();
}
