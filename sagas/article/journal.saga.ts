/**
 * Keeps on this device what is not saved yet, after every edit and before any request is sent, and removes
 * it when the server has it (docs/machines/articleSave.md, journal). Records are written one at a time;
 * meanwhile edits accumulate, so that a slow disk writes only what is current.
 */
import { articleJournal, type DueRecord } from '#store/article/journal.slice.ts';
import { articleLock } from '#store/article/lock.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { page } from '#store/session/page.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, fork, put, race, select } from '../lib/effects.ts';
import { reportError } from '../lib/failure.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

export function* articleJournalSaga() {
  yield* fork(findUnsaved);
  while (true) {
    const due = yield* waitUntil(articleJournal.selectDue);
    yield* race({ kept: keep(due), outdated: waitUntil(selectIsOutdated, due) });
  }
}

/** A page that is going away does not wait for the disk: a newer record is written right after this one. */
function selectIsOutdated(state: RootState, { revision }: DueRecord): boolean {
  const next = articleJournal.selectDue(state);
  return !page.selectIsVisible(state) && next !== null && next.revision !== revision;
}

function* keep({ articleId, workspaceId, revision, record }: DueRecord) {
  const { journal } = yield* services();
  const { id: userId } = yield* waitUntil(host.selectUser);
  try {
    if (record === null) {
      yield* call(journal.remove, { userId, articleId });
      yield* put(articleJournal.cleared({ articleId }));
      return;
    }
    yield* call(journal.write, { userId, articleId, workspaceId, record });
    // After a handover the record belongs to another tab.
    const isOurs = (yield* select(articleSave.selectEntry, articleId)) !== null;
    if (isOurs) yield* put(articleJournal.kept({ articleId, revision }));
  } catch (error) {
    yield* reportError(error, { articleId });
    yield* put(articleJournal.failed());
  }
}

/**
 * Finds what an earlier page could not save, of any article and workspace; all of it is saved now. Without
 * access to the workspace the words are at least shown.
 */
function* findUnsaved() {
  const { journal } = yield* services();
  const { id: userId } = yield* waitUntil(host.selectUser);
  try {
    const all = yield* call(journal.list, { userId });
    // The records of open articles were read together with their locks.
    const locked = yield* select(articleLock.selectArticleIds);
    const articleIds = all.filter((articleId) => !locked.includes(articleId));
    if (articleIds.length > 0) yield* put(articleJournal.found({ articleIds }));
  } catch (error) {
    yield* reportError(error, {});
    yield* put(articleJournal.failed());
  }
}
