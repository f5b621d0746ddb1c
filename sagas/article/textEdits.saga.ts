import { opsOfEdits } from '#domain/article/textEdit.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { textEdits } from '#store/article/textEdits.slice.ts';
import { call, select } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { showError } from '../session/session.api.ts';
import { changeText } from './article.api.ts';

/** Puts accepted words into the text as one undo step. Words that have changed meanwhile stay. */
export function* textEditsSaga() {
  yield* takeEvery(textEdits.accepted, edit);
}

function* edit({ payload: { articleId, edits, source } }: ReturnType<typeof textEdits.accepted>) {
  const { editor, ids } = yield* services();
  yield* call(editor.flush, { articleId });
  const body = (yield* select(articleSave.selectDraft, articleId))?.body;
  const ops = body === undefined ? null : opsOfEdits(body, edits, source);
  if (ops === null) return yield* showError('wordsChanged');
  yield* changeText(articleId, ops, yield* call(ids.next));
}
