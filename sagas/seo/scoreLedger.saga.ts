/**
 * Asks the server to score the open article after each pause in which its text was saved or its competitors or sources changed. The
 * server writes the ledger from the saved text (domain/seo/score/scoreLedger.ts). Nobody waits for it, so a failure is not
 * shown; the next pause asks again.
 */
import { articleSave } from '#store/article/save.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { articleSnapshot } from '#store/seo/articleSnapshot.slice.ts';
import { selectSourceWording } from '#store/sources/readSources.ts';
import type { RootState } from '#store/subjects.ts';
import { delay, race, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { updateCached } from '../resources/resources.api.ts';
import { callApi } from '../session/session.api.ts';

/** A text is scored for the ledger once it was not saved for this long. */
export const LEDGER_SETTLED_MS = 10_000;

const selectOpenArticleId = (state: RootState) =>
  articleSave.selectArticleIds(state).find((id) => articleSave.selectIsOpen(state, id));
const selectIsClosed = (state: RootState, articleId: string) =>
  !articleSave.selectIsOpen(state, articleId);

export function* scoreLedgerSaga() {
  while (true) {
    const articleId = yield* waitUntil(selectOpenArticleId);
    yield* race({ settling: settle(articleId), closed: waitUntil(selectIsClosed, articleId) });
  }
}

/** The version of an article of which everything is saved; null while something waits. */
const selectSavedVersion = (state: RootState, articleId: string): number | null =>
  articleSave.selectIsPending(state, articleId)
    ? null
    : (articleSave.selectQueue(state, articleId)?.base.version ?? null);

/** What is scored: the saved text, and the competitors and sources beside it; null while something waits. */
const selectScored = (state: RootState, articleId: string): string | null => {
  const version = selectSavedVersion(state, articleId);
  const beside = articleSnapshot.selectOf(state, articleId)?.id ?? '';
  const sources = selectSourceWording(state, articleId).map(({ url, shingles }) =>
    [url, shingles.length, shingles[0]].join(' '),
  );
  return version === null ? null : [version, beside, ...sources].join(' ');
};

const selectNewlyScored = (state: RootState, articleId: string, than: string | null) => {
  const scored = selectScored(state, articleId);
  return scored === than ? null : scored;
};

const selectIsOther = (state: RootState, articleId: string, than: string) =>
  selectScored(state, articleId) !== than;

function* settle(articleId: string) {
  for (let known: string | null = null; ; ) {
    const scored: string = yield* waitUntil(selectNewlyScored, articleId, known);
    const { again } = yield* race({
      again: waitUntil(selectIsOther, articleId, scored),
      rested: delay(LEDGER_SETTLED_MS),
    });
    if (again !== undefined) continue;
    yield* record(articleId);
    known = scored;
  }
}

function* record(articleId: string) {
  const { score } = yield* services();
  const workspaceId = yield* select(folderSetup.selectWorkspaceId);
  if (workspaceId === null) return;
  const of = { workspaceId, articleId };
  try {
    const ledger = yield* callApi(score.postScore, of);
    yield* updateCached('scores', of, () => ledger);
  } catch {
    // The next rest asks again; the ledger says when it was written last.
  }
}
