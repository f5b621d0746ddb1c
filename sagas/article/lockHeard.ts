/** Handles a message about the lock of an article. */
import { JOURNAL_MAX_WAIT_MS } from '#domain/article/journal.ts';
import { recoveredQueue } from '#domain/article/recovery.ts';
import type { LockMessage } from '#services/article/article.ports.ts';
import { articleJournal } from '#store/article/journal.slice.ts';
import { articleLock } from '#store/article/lock.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, delay, put, race, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { flushSaves } from '../session/session.api.ts';
import { takeTyped } from './flush.ts';

/** Longest time that opening an article waits for its journal record. After that the record is left untouched. */
export const JOURNAL_READ_MAX_WAIT_MS = 5000;

/** Returns true when this tab has released the article. */
export function* heard(articleId: string, { type }: LockMessage) {
  const isMine = yield* select(articleLock.selectIsMine, articleId);
  switch (type) {
    case 'granted':
      yield* recover(articleId);
      yield* put(articleLock.granted({ articleId }));
      return false;
    case 'elsewhere':
      yield* put(articleJournal.read({ articleId }));
      yield* put(articleLock.refused({ articleId }));
      return false;
    case 'changed':
      if (!isMine) yield* put(resources.invalidated({ name: 'article' }));
      return false;
    case 'wanted':
      if (isMine) yield* handOver(articleId);
      return isMine;
    case 'lost':
      yield* put(articleLock.lost({ articleId }));
      yield* letGo(articleId);
      return true;
  }
}

/** Puts what was not saved back into the save queue, unless there is a queue already: that is newer. */
function* recover(articleId: string) {
  const user = yield* select(host.selectUser);
  const isKnown = (yield* select(articleSave.selectEntry, articleId)) !== null;
  if (user !== null && !isKnown) yield* readJournal(user.id, articleId);
  yield* put(articleJournal.read({ articleId }));
}

function* readJournal(userId: string, articleId: string) {
  const { journal } = yield* services();
  try {
    const { kept, late } = yield* race({
      kept: call(journal.read, { userId, articleId }),
      late: delay(JOURNAL_READ_MAX_WAIT_MS),
    });
    if (kept) {
      const { workspaceId, record } = kept;
      yield* put(articleSave.recovered({ articleId, workspaceId, queue: recoveredQueue(record) }));
    }
    if (late) yield* put(articleJournal.failed()); // what it holds must not be written over unread
  } catch (error) {
    yield* reportFailure(error);
    yield* put(articleJournal.failed());
  }
}

/** Everything is saved, or at least in the journal, before the other tab may write. */
function* handOver(articleId: string) {
  yield* flushSaves([articleId]);
  yield* takeTyped(articleId);
  yield* put(articleLock.lost({ articleId })); // from here on nothing can be typed
  yield* race({
    kept: waitUntil(articleJournal.selectIsComplete),
    late: delay(JOURNAL_MAX_WAIT_MS),
  });
  yield* letGo(articleId);
}

/** What is in the journal is saved by the tab that writes now; the rest is still saved by this tab. */
function* letGo(articleId: string) {
  if (yield* select(articleJournal.selectIsKept, articleId))
    yield* put(articleSave.handedOver({ articleId }));
}
