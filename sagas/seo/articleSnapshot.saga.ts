/**
 * Reads the competitors of the open article (store/seo/articleSnapshot.slice.ts), so that the report can be made of them, with or
 * without a connection: the newest ones are kept on this device. Nobody waits for it: without an answer, the article is scored with what is known.
 */
import type { Snapshot } from '#contract/competitors/competitorsCollector.schema.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { articleSnapshot } from '#store/seo/articleSnapshot.slice.ts';
import { competitors } from '#store/seo/competitors.slice.ts';
import { host } from '#store/session/host.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, delay, fork, put, race, select, take } from '../lib/effects.ts';
import { matching } from '../lib/matching.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi } from '../session/session.api.ts';

/** By then a device has answered, or it will not. */
const DEVICE_MAX_WAIT_MS = 500;

const selectOpenArticleId = (state: RootState) =>
  articleSave.selectArticleIds(state).find((id) => articleSave.selectIsOpen(state, id));
const selectIsClosed = (state: RootState, articleId: string) =>
  !articleSave.selectIsOpen(state, articleId);

export function* articleSnapshotSaga() {
  while (true) {
    const articleId = yield* waitUntil(selectOpenArticleId);
    yield* race({ following: follow(articleId), closed: waitUntil(selectIsClosed, articleId) });
    yield* put(articleSnapshot.dropped());
  }
}

function* follow(articleId: string) {
  yield* restore(articleId);
  while (true) {
    yield* look(articleId);
    yield* race({
      asked: take(matching(articleSnapshot.lookRequested, { articleId })),
      analysed: take(matching(competitors.finished, { articleId })),
    });
  }
}

/** What this device has kept, until the server says more. A browser that stores nothing, or is slow, is not waited for. */
function* restore(articleId: string) {
  const { snapshots } = yield* services();
  const { id: userId } = yield* waitUntil(host.selectUser);
  try {
    const { kept } = yield* race({
      kept: call(snapshots.kept, { userId, articleId }),
      late: delay(DEVICE_MAX_WAIT_MS),
    });
    if (kept) yield* put(articleSnapshot.read({ articleId, snapshot: kept }));
  } catch {
    // Scored without it.
  }
}

/** Reads the newest analysis that is over, unless it is known: a snapshot never changes. */
function* look(articleId: string) {
  const { competitorsCollector } = yield* services();
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  try {
    const of = { workspaceId, articleId };
    const { snapshots } = yield* callApi(competitorsCollector.getSnapshots, of);
    const newest = snapshots[0]?.id;
    const known = yield* select(articleSnapshot.selectOf, articleId);
    if (newest === known?.id) return;
    if (newest === undefined) {
      yield* put(articleSnapshot.dropped());
      yield* fork(keepOnDevice, articleId, null);
      return;
    }
    const asked = { workspaceId, snapshotId: newest };
    const snapshot = yield* callApi(competitorsCollector.getSnapshot, asked);
    yield* put(articleSnapshot.read({ articleId, snapshot }));
    yield* put(resources.invalidated({ name: 'snapshots' }));
    yield* fork(keepOnDevice, articleId, snapshot);
  } catch {
    // The next look asks again.
  }
}

/** Null: there is none any more. */
function* keepOnDevice(articleId: string, snapshot: Snapshot | null) {
  const { snapshots } = yield* services();
  const { id: userId } = yield* waitUntil(host.selectUser);
  try {
    if (snapshot === null) yield* call(snapshots.forget, { userId, articleId });
    else yield* call(snapshots.keep, { userId, articleId, snapshot });
  } catch {
    // The next page asks the server.
  }
}
