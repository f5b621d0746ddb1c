/**
 * Reads the competitors of the open article (store/seo/articleSnapshot.slice.ts), so that the report can be made of them, with or
 * without a connection. Nobody waits for it: without an answer, the article is scored with what is known.
 */
import { articleSave } from '#store/article/save.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { articleSnapshot } from '#store/seo/articleSnapshot.slice.ts';
import { competitors } from '#store/seo/competitors.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { put, race, select, take } from '../lib/effects.ts';
import { matching } from '../lib/matching.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi } from '../session/session.api.ts';

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
  while (true) {
    yield* look(articleId);
    yield* race({
      asked: take(matching(articleSnapshot.lookRequested, { articleId })),
      analysed: take(matching(competitors.finished, { articleId })),
    });
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
    if (newest === undefined || newest === known?.id) return;
    const asked = { workspaceId, snapshotId: newest };
    const snapshot = yield* callApi(competitorsCollector.getSnapshot, asked);
    yield* put(articleSnapshot.read({ articleId, snapshot }));
    yield* put(resources.invalidated({ name: 'snapshots' }));
  } catch {
    // The next look asks again.
  }
}
