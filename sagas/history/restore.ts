import type { Version } from '#contract/article/article.schema.ts';
import {
  editBetween,
  isEmptyEdit,
  opsOfEdit,
  splitEdit,
  textOfArticle,
} from '#domain/article/edit.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { versions } from '#store/history/versions.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { changeText } from '../article/article.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { callApi, flushSaves } from '../session/session.api.ts';
import { attempt, fail, isSettled, savedVersion } from './versionGuards.ts';

type Target = ReturnType<typeof versions.restoreRequested>['payload'];

/**
 * Restores an earlier version. Each step can fail without harm: the present text is saved and kept as a
 * version before it changes, and the change is one undo step of the editor. Returns true when all of it
 * is done; otherwise the failure is shown.
 */
export function* restoreVersion(target: Target) {
  const earlier = yield* secured(target);
  if (earlier === null) return false;
  yield* put(versions.kept({ articleId: target.articleId }));
  yield* replace(target.articleId, earlier);
  if (yield* flushSaves([target.articleId])) return yield* recorded(target);
  yield* fail(target.articleId, 'unsaved');
  return false;
}

/** The version to restore, once nothing can be lost any more; null after a step has failed. */
function* secured({ articleId, workspaceId, version }: Target) {
  const { article } = yield* services();
  if (!(yield* isSettled(articleId))) return null;
  const earlier = yield* attempt(
    articleId,
    'unread',
    callApi(article.getVersion, { workspaceId, articleId, version }),
  );
  if (earlier === null) return null;
  const kept = yield* attempt(
    articleId,
    'unkept',
    createOnce(['beforeRestore', articleId, version, yield* savedVersion(articleId)], (requestId) =>
      callApi(article.postVersion, { workspaceId, articleId, body: { requestId } }),
    ),
  );
  if (kept === null) return null;
  // What was typed meanwhile is in no version yet.
  const isAsKept = !(yield* select(articleSave.selectIsPending, articleId));
  if (!isAsKept) return yield* fail(articleId, 'pending');
  return earlier;
}

function* replace(articleId: string, earlier: Version) {
  const draft = yield* select(articleSave.selectDraft, articleId);
  if (draft === null) return;
  const { ids } = yield* services();
  const text = textOfArticle({ ...earlier, fields: earlier.fields ?? draft.fields });
  const edit = editBetween(draft, text);
  const { send: beside } = splitEdit(edit, true);
  const ops = opsOfEdit(draft.body, edit);
  if (!isEmptyEdit(beside)) yield* put(articleSave.edited({ articleId, ...beside }));
  if (ops.length === 0) return;
  yield* changeText(articleId, ops, yield* call(ids.next));
}

function* recorded({ articleId, workspaceId, version }: Target) {
  const { article, ids } = yield* services();
  const body = { restoredFrom: version };
  const kept = yield* attempt(
    articleId,
    'unrecorded',
    createOnce(['restored', articleId, version, yield* savedVersion(articleId)], (requestId) =>
      callApi(article.postVersion, { workspaceId, articleId, body: { ...body, requestId } }),
    ),
  );
  if (kept === null) return false;
  const id = yield* call(ids.next);
  const notice = { id, text: 'versionRestored', values: {} } as const;
  yield* put(notices.shown({ ...notice, kind: 'info', offer: null }));
  return true;
}
