/** What passes between a conversation and the text: the selection, and answers that are copied or put into it. */
import { CHAT_LIMITS } from '#contract/writing/chat.route.ts';
import { htmlIn } from '#domain/article/body.ts';
import { withoutCitations } from '#domain/writing/citations.ts';
import { insertionOf, opsOfInsertion } from '#domain/writing/insertion.ts';
import type { PassagePlace } from '#domain/writing/passage.ts';
import { materialOfHtml } from '#html/material.ts';
import { collapsed, textOfHtml } from '#html/text.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { chat } from '#store/writing/chat.slice.ts';
import { articleWizard } from '#store/writing/wizard.slice.ts';
import { changeText } from '../article/article.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';

/** Stores the selection of the text when the question field gets the focus. An empty selection leaves the stored one. */
export function* noteSelection({
  payload: { articleId },
}: ReturnType<typeof chat.selectionRequested>) {
  const { editor } = yield* services();
  const passage = yield* call(editor.passage, { articleId });
  const text = passage?.selectedText.trim().slice(0, CHAT_LIMITS.selectionChars).toWellFormed();
  const blockId = passage === null ? undefined : blocksAt(passage.place)[0];
  if (text && blockId) yield* put(chat.selectionNoted({ articleId, selection: { blockId, text } }));
}

function blocksAt(place: PassagePlace): readonly string[] {
  if (place.type === 'blocks') return place.blockIds;
  return place.type === 'within' ? [place.blockId] : [];
}

const selectAnswer = (state: RootState, articleId: string, turnId: string) =>
  chat.select(state, articleId)?.turns.find(({ id }) => id === turnId)?.answer;

/** Copies an answer without its citations. */
export function* copyAnswer({
  payload: { articleId, turnId },
}: ReturnType<typeof chat.copyRequested>) {
  const { clipboard } = yield* services();
  const answer = yield* select(selectAnswer, articleId, turnId);
  const blocks = answer?.blocks.map(withoutCitations) ?? [];
  try {
    const text = blocks.map(textOfHtml).join('\n');
    yield* call(clipboard.write, { text, html: blocks.join('') });
    yield* put(chat.copied({ articleId, turnId, isCopied: true }));
  } catch {
    yield* put(chat.copied({ articleId, turnId, isCopied: false })); // the browser refused; no error of ours
  }
}

/** Offers an answer for the caret or the selection. The text does not change until the writer accepts. */
export function* offerInsertion({
  payload: { articleId, turnId },
}: ReturnType<typeof chat.insertRequested>) {
  const { editor } = yield* services();
  const answer = yield* select(selectAnswer, articleId, turnId);
  yield* call(editor.flush, { articleId });
  const passage = yield* call(editor.passage, { articleId });
  const body = (yield* select(articleSave.selectDraft, articleId))?.body;
  if (answer === undefined || passage === null || body === undefined) return;
  const was = blocksAt(passage.place).map((id) => ({ id, html: htmlIn(body, id) ?? '' }));
  const insertion = insertionOf(answer, passage.place, was);
  yield* put(
    chat.insertionOffered({ articleId, insertion: { ...insertion, turnId, isOutdated: false } }),
  );
}

/** Puts the offered answer into the text as one undo step. */
export function* acceptInsertion({
  payload: { articleId },
}: ReturnType<typeof chat.insertAccepted>) {
  const { editor, ids } = yield* services();
  const insertion = (yield* select(chat.select, articleId))?.insertion;
  if (!insertion) return;
  yield* call(editor.flush, { articleId });
  const body = (yield* select(articleSave.selectDraft, articleId))?.body;
  const id = yield* call(ids.next);
  const ops = body === undefined ? null : opsOfInsertion(body, insertion, id);
  if (ops === null) {
    const outdated = { ...insertion, isOutdated: true };
    return yield* put(chat.insertionOffered({ articleId, insertion: outdated }));
  }
  yield* changeText(articleId, ops, id);
  yield* put(chat.insertionOffered({ articleId, insertion: null }));
}

/** Opens the wizard with the question as its subject and the answer among its notes; what is typed there stays. */
export function* beginArticle({
  payload: { articleId, turnId },
}: ReturnType<typeof chat.articleRequested>) {
  const turn = (yield* select(chat.select, articleId))?.turns.find(({ id }) => id === turnId);
  if (turn === undefined) return;
  const notes = turn.answer.blocks.map((html) => materialOfHtml(withoutCitations(html)).trim());
  const title = collapsed(turn.question).slice(0, TOPIC_MAX_CHARS).toWellFormed();
  yield* put(articleWizard.materialGiven({ title, language: null, notes: notes.join('\n\n') }));
  yield* put(router.navigationRequested({ to: '/articles/create' }));
}

const TOPIC_MAX_CHARS = 300;
