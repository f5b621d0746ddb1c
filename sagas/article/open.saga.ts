/**
 * Opens the article whose page the writer is on, and closes it when they leave. Its resource is marked stale
 * on leaving: a cached copy must never open over a newer version.
 */
import type { Article } from '#contract/article/article.schema.ts';
import { textOfArticle } from '#domain/article/edit.ts';
import { isPending, positionOf } from '#domain/article/saveQueue.ts';
import { isArticleRoute } from '#domain/session/routes.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { articleLock } from '#store/article/lock.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { job } from '#store/writing/job.slice.ts';
import { put, race, select } from '../lib/effects.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { takeTyped } from './flush.ts';

interface Target {
  readonly workspaceId: string;
  readonly articleId: string;
}

/** The article that the address asks for, once the workspace is known. */
function selectTarget(state: RootState): Target | null {
  const { route, params } = router.selectLocation(state);
  const workspaceId = folderSetup.selectWorkspaceId(state);
  const { articleId } = params;
  const isArticle = isArticleRoute(route) && articleId !== undefined;
  return isArticle && workspaceId !== null ? { workspaceId, articleId } : null;
}

const selectIsElsewhere = (state: RootState, target: Target) =>
  selectTarget(state)?.articleId !== target.articleId;

/** The article as read since the page was entered, or null. A brief opens once it is made: the server writes its first text. */
function selectFreshArticle(state: RootState, target: Target): Article | null {
  const entry = resources.selectEntry(state, 'article', target);
  if (entry?.status !== 'ready' || entry.isStale) return null;
  const { type, version, meta } = entry.data;
  return type === 'BRIEF' && version === 1 && meta.isEmptyArticle ? null : entry.data;
}

export function* articleOpenSaga() {
  while (true) {
    const target = yield* waitUntil(selectTarget);
    const ref = { name: 'article', args: target } as const;
    yield* put(resources.used(ref));
    yield* race({ open: open(target), elsewhere: waitUntil(selectIsElsewhere, target) });
    yield* waitUntil(selectIsElsewhere, target);
    yield* close(target);
    yield* put(resources.released(ref));
    yield* put(resources.invalidated({ name: 'article' }));
  }
}

/** Everything that was typed is in the queue before the article is closed. */
function* close({ articleId }: Target) {
  yield* takeTyped(articleId);
  yield* put(job.left());
  yield* put(articleSave.left({ articleId }));
}

/** Opens the article each time this tab gets the lock; another tab may take it over in between. */
function* open(target: Target) {
  while (yield* select(folderSetup.selectCanWrite)) {
    const { articleId } = target;
    const status = yield* waitUntil(selectSettledLock, articleId);
    if (status === 'elsewhere') {
      yield* waitUntil(articleLock.selectIsMine, articleId);
      yield* put(resources.invalidated({ name: 'article' }));
    }
    yield* openToWrite(target);
    yield* waitUntil(selectIsLockGone, articleId);
    yield* put(job.left());
    yield* put(resources.invalidated({ name: 'article' }));
  }
}

const selectSettledLock = (state: RootState, articleId: string) => {
  const status = articleLock.selectStatus(state, articleId);
  return status === 'mine' || status === 'elsewhere' ? status : null;
};
const selectIsLockGone = (state: RootState, articleId: string) =>
  !articleLock.selectIsMine(state, articleId);

function* openToWrite(target: Target) {
  const known = yield* select(articleSave.selectEntry, target.articleId);
  const waiting = known !== null && isPending(known.queue) ? known.queue : null;
  if (waiting !== null) yield* put(articleSave.opened({ ...target, article: waiting.base }));
  const article = yield* waitUntil(selectFreshArticle, target);
  if (waiting === null)
    yield* put(articleSave.opened({ ...target, article: confirmedOf(article) }));
  yield* followJob(target, article);
}

const confirmedOf = (article: Article) => ({
  version: article.version,
  ...textOfArticle(article),
});

/** Follows a job that is still writing, or whose text is not in the article yet. */
function* followJob(target: Target, { generation, meta }: Article) {
  if (generation === null || (isJobOver(generation.state) && meta.setupStatus !== 'pending'))
    return;
  const { jobId } = generation;
  const entry = yield* select(articleSave.selectEntry, target.articleId);
  const unsaved = entry === null ? null : positionOf(entry.queue);
  const unsavedSeq = unsaved?.jobId === jobId ? unsaved.seq : 0;
  yield* put(job.followed({ ...target, jobId, lastSeq: Math.max(generation.seq, unsavedSeq) }));
}
