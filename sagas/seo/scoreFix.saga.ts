/** Changes that make a check better (domain/seo/fixes/fixTable.ts), once the writer has accepted one. */
import { opsOfFix } from '#domain/seo/fixes/fixOps.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { changeText, fillFields } from '../article/article.api.ts';
import { call, select } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { showError } from '../session/session.api.ts';

export function* scoreFixSaga() {
  yield* takeEvery(articleReport.fixRequested, fix);
}

/** In the text it is one undo step; of search fields, one change with Undo. Words that have changed meanwhile stay. */
function* fix({ payload }: ReturnType<typeof articleReport.fixRequested>) {
  const { articleId, change } = payload;
  if (change.type === 'fields') return yield* fillFields(articleId, change.fields);
  const { editor, ids } = yield* services();
  yield* call(editor.flush, { articleId });
  const run = yield* call(ids.next);
  const body = (yield* select(articleSave.selectDraft, articleId))?.body;
  const ops = body === undefined ? null : opsOfFix(body, change, run);
  if (ops === null) return yield* showError('wordsChanged');
  yield* changeText(articleId, ops, run);
}
