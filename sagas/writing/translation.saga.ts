/**
 * Has an article translated (store/writing/translation.slice.ts). The new article opens and follows its job, as a draft
 * does. The id of the request is kept on the device before it is sent, so that a reload in between counts once.
 */
import { misfit } from '#contract/lib/shape.ts';
import type { DraftResponse } from '#contract/writing/content.schema.ts';
import { mayBeAccepted } from '#domain/retry.ts';
import { limitOf } from '#domain/writing/aiTasks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { job } from '#store/writing/job.slice.ts';
import { type AskedTranslation, translation } from '#store/writing/translation.slice.ts';
import { reportFailure, spendUnit } from '../access/access.api.ts';
import { listNewArticle, openNewArticle } from '../article/article.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { takeEvery, takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { accountKey, callApi, flushSaves, showError } from '../session/session.api.ts';

export function* translationSaga() {
  yield* takeEvery(articleSave.opened, repeat);
  yield* takeEvery(articleSave.left, close);
  yield* takeLeading(translation.languageChosen, begin);
  yield* takeEvery(translation.asked, obtain);
  yield* takeEvery(translation.closed, forget); // not legal while a request is under way
  yield* takeEvery(job.ended, refresh); // the title of a translation is known now
}

/** Goes on with a request whose answer the page did not get before it was closed. */
function* repeat({ payload: { articleId } }: ReturnType<typeof articleSave.opened>) {
  const asked = yield* kept();
  if (asked?.articleId === articleId) yield* put(translation.asked({ ...asked, isRepeated: true }));
}

function* close({ payload: { articleId } }: ReturnType<typeof articleSave.left>) {
  if (yield* select(translation.selectIsOpen, articleId)) yield* put(translation.closed());
}

/** The same language again after a failure is the same request: the server may have accepted it. */
function* begin({ payload }: ReturnType<typeof translation.languageChosen>) {
  const { ids } = yield* services();
  const last = yield* kept();
  const isSame = last?.articleId === payload.articleId && last.language === payload.language;
  const requestId = isSame ? last.requestId : yield* call(ids.next);
  yield* put(translation.asked({ ...payload, requestId, isRepeated: isSame }));
}

function* obtain({ payload }: ReturnType<typeof translation.asked>) {
  const { isRepeated, ...asked } = payload;
  const limit = isRepeated ? null : limitOf('translation'); // the server may have counted it
  const spending = { limit, benefit: 'createArticle', requestId: asked.requestId } as const;
  try {
    const started = yield* spendUnit(spending, () => request(asked));
    // Nothing was sent now; of a request that is repeated the first answer is still unknown.
    if (started !== null || !isRepeated) yield* forget();
    if (started === null) yield* put(translation.refused({ error: null }));
    else yield* accept(asked, started);
  } catch (error) {
    const failure = yield* reportFailure(error, 'createArticle');
    if (!mayBeAccepted(failure, isRepeated)) yield* forget();
    yield* put(translation.refused({ error: failure }));
  }
}

function* request(asked: AskedTranslation) {
  const { translation: port, storage } = yield* services();
  const { articleId, workspaceId, requestId, language } = asked;
  if (!(yield* flushSaves([articleId]))) {
    yield* showError('writingUnsaved'); // the server translates what is saved
    return null;
  }
  yield* call(storage.set, yield* key(), JSON.stringify(asked));
  const body = { requestId, language };
  return yield* callApi(port.postTranslation, { workspaceId, articleId, body });
}

/** The new article opens if the writer has waited for it; otherwise it is in the list. */
function* accept({ articleId }: AskedTranslation, { article }: DraftResponse) {
  yield* put(translation.accepted());
  const { params } = yield* select(router.selectLocation);
  const show = params.articleId === articleId ? openNewArticle : listNewArticle;
  yield* show(article.workspaceId, article);
}

function* refresh() {
  yield* put(resources.invalidated({ name: 'translations' }));
}

const key = () => accountKey('translation');

const SHAPE = {
  fields: { articleId: 'id', workspaceId: 'id', requestId: 'id', language: 'id' },
} as const;

function* kept() {
  const { storage } = yield* services();
  const found = parsed(yield* call(storage.get, yield* key()));
  return misfit(SHAPE, found) === null ? (found as AskedTranslation) : null;
}

function* forget() {
  const { storage } = yield* services();
  yield* call(storage.remove, yield* key());
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}
