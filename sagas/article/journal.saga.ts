/**
 * Keeps on this device what is not saved yet, with every edit and before any request leaves, and
 * takes it away when the server has it (docs/machines/articleSave.md, journal). One record after the
 * other: while one is written the next edits gather, so that a slow disk is never asked in vain.
 */
import { type DueRecord, articleJournal } from '#store/article/journal.slice.ts';
import { articleLock } from '#store/article/lock.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { selectUser } from '#store/session/host.slice.ts';
import { selectIsVisible } from '#store/session/page.slice.ts';
import type { RootState } from '#store/reducer.ts';
import { call, fork, put, race, select } from '../lib/effects.ts';
import { reportError } from '../lib/reportError.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

export function* articleJournalSaga() {
  yield* fork(findUnsaved);
  while (true) {
    const due = yield* waitUntil(articleJournal.selectDue);
    yield* race({ kept: keep(due), outdated: waitUntil(selectIsOutdated, due) });
  }
}

/** A page that is going away waits for no answer: a newer record is written behind this one, in this order. */
function selectIsOutdated(state: RootState, { revision }: DueRecord): boolean {
  const next = articleJournal.selectDue(state);
  return !selectIsVisible(state) && next !== null && next.revision !== revision;
}

function* keep({ articleId, workspaceId, revision, record }: DueRecord) {
  const { journal } = yield* services();
  const { id: userId } = yield* waitUntil(selectUser);
  try {
    if (record === null) {
      yield* call(journal.remove, { userId, articleId });
      yield* put(articleJournal.cleared({ articleId }));
      return;
    }
    yield* call(journal.write, { userId, articleId, workspaceId, record });
    // Handed over meanwhile: then the record is another tab's.
    const isOurs = (yield* select(articleSave.selectEntry, articleId)) !== null;
    if (isOurs) yield* put(articleJournal.kept({ articleId, revision }));
  } catch (error) {
    yield* reportError(error, { articleId });
    yield* put(articleJournal.failed());
  }
}

/**
 * What an earlier page could not save any more, of any article and workspace: each is saved now, its
 * page opened or not. Somebody without a workspace has lost it, and is shown the words at least.
 */
function* findUnsaved() {
  const { journal } = yield* services();
  const { id: userId } = yield* waitUntil(selectUser);
  try {
    const all = yield* call(journal.list, { userId });
    // What is open by now was read with its lock.
    const locked = yield* select(articleLock.selectArticleIds);
    const articleIds = all.filter((articleId) => !locked.includes(articleId));
    if (articleIds.length > 0) yield* put(articleJournal.found({ articleIds }));
  } catch (error) {
    yield* reportError(error, {});
    yield* put(articleJournal.failed());
  }
}
