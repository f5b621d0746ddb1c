import { selectDraft } from '#store/article/save.slice.ts';
import { selectFollowedJob, selectGeneration } from '#store/writing/job.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { type VersionsFailure, versionsFailed } from '#store/history/versions.slice.ts';
import { put, select } from '../lib/effects.ts';
import { reportFailure } from '../access/access.api.ts';
import { flushSaves } from '../article/article.api.ts';

export function* fail(failure: VersionsFailure, code: string | null = null) {
  yield* put(versionsFailed({ failure, code }));
  return null;
}

/** The answer of a step, or null when it has failed and that has been said. */
export function* attempt<Answer>(failure: VersionsFailure, step: Generator<unknown, Answer>) {
  try {
    return yield* step;
  } catch (error) {
    const { code, kind } = yield* reportFailure(error, 'editArticle');
    return yield* fail(failure, code ?? kind);
  }
}

const selectIsWritten = (state: RootState, articleId: string) => {
  const { status, articleId: writes } = selectGeneration(state);
  return writes === articleId && (status === 'starting' || selectFollowedJob(state) !== null);
};

/** The article is open, nobody writes into it, and all of it is saved; otherwise that has been said. */
export function* isSettled(articleId: string) {
  if (yield* select(selectIsWritten, articleId)) yield* fail('streaming');
  else if ((yield* select(selectDraft, articleId)) === null) yield* fail('left');
  else if (!(yield* flushSaves([articleId]))) yield* fail('pending');
  else return true;
  return false;
}
