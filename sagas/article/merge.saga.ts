/**
 * After a save on an outdated version (409), or a journal record without its base: both texts are merged by
 * block where they can be, so that the writer decides only what both have changed.
 */
import { editBetween, opsOfEdit } from '#domain/article/edit.ts';
import { mergedText } from '#domain/article/merge.ts';
import { isTransient, pauseMs } from '#domain/retry.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { delay, race, select, take } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { changeText } from './article.api.ts';
import { readConfirmed } from './readConfirmed.ts';

export function* articleMergeSaga() {
  yield* takeEvery([articleSave.saveFailed, articleSave.recovered], mergeWhenRead);
}

/** Retries until the server's version could be read, or the conflict is over. After a final error the button to review it stays. */
function* mergeWhenRead({
  payload,
}: ReturnType<typeof articleSave.saveFailed | typeof articleSave.recovered>) {
  const { articleId } = payload;
  for (let failures = 1; ; failures += 1) {
    if ((yield* select(articleSave.selectStatus, articleId)) !== 'conflict') return;
    try {
      return yield* merge(articleId);
    } catch (error) {
      const failure = yield* reportFailure(error);
      if (!isTransient(failure)) return;
      yield* race({ over: delay(pauseMs(failures, failure)), online: take(page.online) });
    }
  }
}

function* merge(articleId: string) {
  const workspaceId = (yield* select(articleSave.selectEntry, articleId))?.workspaceId ?? '';
  const theirs = yield* readConfirmed(workspaceId, articleId);
  const queue = (yield* select(articleSave.selectEntry, articleId))?.queue;
  if (queue?.pause !== 'conflict') return; // the writer was faster
  const merged = mergedText(queue.base, queue.draft, theirs);
  if (merged === null) return; // the writer decides
  const ops = opsOfEdit(queue.draft.body, editBetween(queue.draft, merged));
  yield* changeText(articleId, ops, null, () => articleSave.conflictMerged({ articleId, theirs }));
}
