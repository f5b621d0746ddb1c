import { selectDraft } from '#store/articleSave/articleSave.slice.ts';
import { selectFollowedJob, selectGeneration } from '#store/generation/generation.slice.ts';
import type { RootState } from '#store/reducer.ts';
import { type VersionsFailure, versionsFailed } from '#store/versions/versions.slice.ts';
import { put, select } from '../lib/effects.ts';
import { failureOf } from '../lib/failureOf.ts';
import { flushSaves } from '../lib/flushSaves.ts';

export function* fail(failure: VersionsFailure, code: string | null = null) {
  yield* put(versionsFailed({ failure, code }));
  return null;
}

/** The answer of a step, or null when it has failed and that has been said. */
export function* attempt<Answer>(failure: VersionsFailure, step: Generator<unknown, Answer>) {
  try {
    return yield* step;
  } catch (error) {
    const { code, kind } = yield* failureOf(error, 'editArticle');
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
