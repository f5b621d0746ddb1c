import { articleSave } from '#store/article/save.slice.ts';
import { job } from '#store/writing/job.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { type VersionsFailure, versions } from '#store/history/versions.slice.ts';
import { put, select } from '../lib/effects.ts';
import { reportFailure } from '../access/access.api.ts';
import { flushSaves } from '../session/session.api.ts';

export function* fail(articleId: string, failure: VersionsFailure, code: string | null = null) {
  yield* put(versions.failed({ articleId, failure, code }));
  return null;
}

/** The version that is on the server, as far as the page knows: what is kept of another one is something else. */
export function* savedVersion(articleId: string) {
  return (yield* select(articleSave.selectEntry, articleId))?.queue.base.version ?? null;
}

/** Returns what a step returns, or null after it has failed and that was shown. */
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

/** Whether the article is open, no job writes into it, and all of it is saved; otherwise shows what is wrong. */
export function* isSettled(articleId: string) {
  if (yield* select(selectIsWritten, articleId)) yield* fail(articleId, 'streaming');
  else if ((yield* select(articleSave.selectDraft, articleId)) === null)
    yield* fail(articleId, 'left');
  else if (!(yield* flushSaves([articleId]))) yield* fail(articleId, 'pending');
  else return true;
  return false;
}
