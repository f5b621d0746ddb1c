import { opsOfEdits } from '#domain/article/textEdit.ts';
import { escapeText } from '#html/escape.ts';
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
  yield* takeEvery(textEdits.lineRequested, addLine);
}

function* edit({ payload: { articleId, edits, source } }: ReturnType<typeof textEdits.accepted>) {
  const { editor, ids } = yield* services();
  yield* call(editor.flush, { articleId });
  const body = (yield* select(articleSave.selectDraft, articleId))?.body;
  const ops = body === undefined ? null : opsOfEdits(body, edits, source);
  if (ops === null) return yield* showError('wordsChanged');
  yield* changeText(articleId, ops, yield* call(ids.next));
}

/** As one undo step. Nothing happens to an article that was closed meanwhile. */
function* addLine({ payload: { articleId, line } }: ReturnType<typeof textEdits.lineRequested>) {
  const { editor, ids } = yield* services();
  yield* call(editor.flush, { articleId });
  const body = (yield* select(articleSave.selectDraft, articleId))?.body;
  if (body === undefined) return;
  const id = yield* call(ids.next);
  const html = `<p>${escapeText(line)}</p>`;
  yield* changeText(articleId, [{ op: 'put', id, after: body.order.at(-1) ?? null, html }], id);
  yield* call(editor.reveal, { articleId, blockId: id });
}
