import { type ArticleText, editBetween, opsOfEdit } from '#domain/article/edit.ts';
import { bodyOf } from '#domain/article/body.ts';
import { edited, selectDraft, selectIsSavePending } from '#store/article/save.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { versionKept, type versionRestoreRequested } from '#store/history/versions.slice.ts';
import { callApi } from '../session/session.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { flushSaves } from '../article/article.api.ts';
import { services } from '../lib/services.ts';
import { attempt, fail, isSettled } from './steps.ts';

type Target = ReturnType<typeof versionRestoreRequested>['payload'];

/**
 * Brings an earlier version back. Every step is one that can stop without harm: what is there now is
 * saved and kept as a version before the text changes, and the change is one undo step of the editor.
 * True when all of it is done; otherwise what failed has been said.
 */
export function* restoreVersion(target: Target) {
  const text = yield* secured(target);
  if (text === null) return false;
  yield* put(versionKept());
  yield* replace(target.articleId, text);
  if (yield* flushSaves([target.articleId])) return yield* recorded(target);
  yield* fail('unsaved');
  return false;
}

/** The text to bring back, once nothing can be lost any more; null where a step has failed. */
function* secured({ articleId, workspaceId, version }: Target) {
  const { article } = yield* services();
  if (!(yield* isSettled(articleId))) return null;
  const earlier = yield* attempt(
    'unread',
    callApi(article.getVersion, { workspaceId, articleId, version }),
  );
  if (earlier === null) return null;
  const kept = yield* attempt(
    'unkept',
    callApi(article.postVersion, { workspaceId, articleId, body: {} }),
  );
  if (kept === null) return null;
  // Whatever came meanwhile is in no version yet.
  const isAsKept = !(yield* select(selectIsSavePending, articleId));
  if (!isAsKept) return yield* fail('pending');
  return { title: earlier.storedTitle, body: bodyOf(earlier.blocks) } satisfies ArticleText;
}

function* replace(articleId: string, text: ArticleText) {
  const draft = yield* select(selectDraft, articleId);
  if (draft === null) return;
  const { editor, ids } = yield* services();
  const ops = opsOfEdit(draft.body, editBetween(draft, text));
  if (text.title !== draft.title) yield* put(edited({ articleId, title: text.title }));
  if (ops.length === 0) return;
  const run = yield* call(ids.next);
  yield* put(edited({ articleId, ops: yield* call(editor.apply, { articleId, ops, run }) }));
}

function* recorded({ articleId, workspaceId, version }: Target) {
  const { article, ids } = yield* services();
  const body = { restoredFrom: version };
  const kept = yield* attempt(
    'unrecorded',
    callApi(article.postVersion, { workspaceId, articleId, body }),
  );
  if (kept === null) return false;
  const id = yield* call(ids.next);
  const notice = { id, text: 'versionRestored', values: {} } as const;
  yield* put(notices.shown({ ...notice, kind: 'info', offer: null }));
  return true;
}
