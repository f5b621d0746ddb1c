/** Publishes an article on a connected site (store/publishing/publish.slice.ts). */
import type { JobWithSteps } from '#contract/work/job.schema.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { progressOf, publish } from '#store/publishing/publish.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, race, select, take } from '../lib/effects.ts';
import { takeEvery, takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { updateCached } from '../resources/resources.api.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { callApi, flushSaves } from '../session/session.api.ts';
import { jobOnceOver } from '../writing/writing.api.ts';

export function* publishSaga() {
  yield* takeEvery(publish.opened, followWhatRuns);
  yield* takeLeading(publish.requested, start);
  yield* takeLeading(publish.trashRequested, startTrash);
  yield* takeEvery([publish.started, publish.followed], followWhileOpen);
}

type Opened = ReturnType<typeof publish.opened>['payload'];

/** A run goes on while its dialog is closed, and is shown again when that is opened. */
function* followWhatRuns({ payload: of }: ReturnType<typeof publish.opened>) {
  const { known } = yield* race({
    known: waitUntil(selectKnown, of),
    closed: take([publish.closed, publish.requested, publish.trashRequested]),
  });
  for (const { siteId, runs } of known ?? []) {
    const [newest] = runs;
    if (newest !== undefined && !isJobOver(newest.state)) {
      yield* put(publish.followed({ ...of, siteId, jobId: newest.jobId }));
      return;
    }
  }
}

const selectKnown = (state: RootState, of: Opened) =>
  resources.selectEntry(state, 'publications', of)?.data?.publications ?? null;

function* start({ payload: { asked, ...of } }: ReturnType<typeof publish.requested>) {
  const { articleId } = of;
  const { integration } = yield* services();
  if (!(yield* flushSaves([articleId]))) {
    yield* put(publish.refused({ ...of, error: 'unsaved' }));
    return;
  }
  const version = (yield* select(articleSave.selectConfirmed, articleId))?.version ?? 0;
  try {
    const { jobId } = yield* createOnce(['publish', of, asked, version], (requestId) =>
      callApi(integration.postPublication, { ...of, body: { ...asked, requestId, version } }),
    );
    yield* put(publish.started({ ...of, jobId }));
  } catch (error) {
    yield* put(publish.refused({ ...of, error: yield* reportFailure(error, 'editArticle') }));
  }
}

function* startTrash({ payload: of }: ReturnType<typeof publish.trashRequested>) {
  const { integration } = yield* services();
  try {
    const { jobId } = yield* createOnce(['trash', of], (requestId) =>
      callApi(integration.trashPublication, { ...of, body: { requestId } }),
    );
    yield* put(publish.started({ ...of, jobId }));
  } catch (error) {
    yield* put(publish.refused({ ...of, error: yield* reportFailure(error, 'editArticle') }));
  }
}

type Started = ReturnType<typeof publish.started>;

function* followWhileOpen({ payload }: Started) {
  yield* race({ followed: call(follow, payload), closed: take(publish.closed) });
}

const LOOK_EVERY_MS = 700;

function* follow(of: Started['payload']) {
  const { jobId, ...ofPost } = of;
  const { workspaceId, articleId } = of;
  const { integration } = yield* services();
  const show = function* (read: JobWithSteps) {
    yield* put(publish.progressed({ ...of, progress: progressOf(read) }));
  };
  try {
    yield* jobOnceOver({ workspaceId, jobId }, LOOK_EVERY_MS, show);
    const now = yield* callApi(integration.getPublications, { workspaceId, articleId });
    yield* updateCached('publications', { workspaceId, articleId }, () => now);
    yield* put(resources.invalidated({ name: 'sites' })); // they say when they were last used
    const runs = now.publications.flatMap((one) => one.runs);
    const run = runs.find((one) => one.jobId === jobId);
    if (run === undefined) {
      yield* put(publish.closed()); // its article or its site was removed meanwhile
    } else if (run.failure === 'site_post_changed') {
      const seen = yield* callApi(integration.getSiteText, ofPost);
      yield* put(publish.changedThere({ ...of, seen }));
    } else yield* put(publish.ended({ ...of, run }));
  } catch (error) {
    yield* put(publish.refused({ ...of, error: yield* reportFailure(error) }));
  }
}
