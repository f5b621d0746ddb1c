/** Guards of requests about versions: each shows what went wrong and ends the request. */
import { articleSave } from '#store/article/save.slice.ts';
import { type VersionsFailure, versions } from '#store/history/versions.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { job } from '#store/writing/job.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { put, select } from '../lib/effects.ts';
import { flushSaves } from '../session/session.api.ts';

export function* fail(articleId: string, failure: VersionsFailure, code: string | null = null) {
  yield* put(versions.failed({ articleId, failure, code }));
  return null;
}

/**
 * Returns the version that the server has confirmed to this tab, or null. A history entry made from another version would hold a
 * different text.
 */
export function* savedVersion(articleId: string) {
  return (yield* select(articleSave.selectEntry, articleId))?.queue.base.version ?? null;
}

/** Returns the result of a step. If it fails, shows the failure and returns null. */
export function* attempt<Result>(
  articleId: string,
  failure: VersionsFailure,
  step: Generator<unknown, Result>,
) {
  try {
    return yield* step;
  } catch (error) {
    const { code, kind } = yield* reportFailure(error, 'editArticle');
    return yield* fail(articleId, failure, code ?? kind);
  }
}

const selectIsWritten = (state: RootState, articleId: string) =>
  job.selectIsBusy(state) && job.selectArticleId(state) === articleId;

/** Returns true if the article is open, fully saved, and no job writes into it. Otherwise shows the reason and returns false. */
export function* isSettled(articleId: string) {
  if (yield* select(selectIsWritten, articleId)) yield* fail(articleId, 'streaming');
  else if ((yield* select(articleSave.selectDraft, articleId)) === null)
    yield* fail(articleId, 'left');
  else if (!(yield* flushSaves([articleId]))) yield* fail(articleId, 'pending');
  else return true;
  return false;
}
