/** Gives an article the image that was asked for with it (store/images/articleImage.slice.ts). */
import { attemptOf, placement } from '#domain/images/articleImage.ts';
import { mayBeAccepted } from '#domain/retry.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { articleImage } from '#store/images/articleImage.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { reportFailure, spendUnit } from '../access/access.api.ts';
import { changeText } from '../article/article.api.ts';
import { call, fork, put, race, select, take, takeEvery, takeLeading } from '../lib/effects.ts';
import { matching } from '../lib/matching.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi } from '../session/session.api.ts';
import { type DueImage, selectDueImage } from './dueImage.ts';

export function* articleImageSaga() {
  yield* takeLeading(articleImage.repeatRequested, repeat);
  yield* takeEvery(articleImage.dismissRequested, dismiss);
  while (true) {
    const due = yield* waitUntil(selectDueImage);
    const { articleId, awaited } = due;
    yield* put(articleImage.begun({ articleId, attempt: attemptOf(awaited) }));
    yield* fork(place, due);
  }
}

/** The server hears of it once the text that shows the image is saved: a page that ends before does it again. */
function* place({ articleId, workspaceId, awaited }: DueImage) {
  const { editor } = yield* services();
  yield* call(editor.opened, { articleId });
  const draft = yield* select(articleSave.selectDraft, articleId);
  const ops = draft === null ? [] : placement(draft.body, awaited);
  yield* changeText(articleId, ops, attemptOf(awaited));
  const { saved } = yield* race({
    saved: waitUntil(selectIsSaved, articleId),
    left: take(matching(articleSave.left, { articleId })),
  });
  if (saved !== true) return yield* put(articleImage.left({ articleId }));
  yield* settle({ articleId, workspaceId, job: awaited.jobId ?? '' });
  yield* put(articleImage.placed({ articleId }));
}

const selectIsSaved = (state: RootState, articleId: string): true | null =>
  articleSave.selectIsPending(state, articleId) ? null : true;

type Settling = { readonly articleId: string; readonly workspaceId: string; readonly job: string };

function* settle({ articleId, workspaceId, job }: Settling) {
  const { asset } = yield* services();
  const args = { workspaceId, articleId };
  try {
    yield* callApi(asset.deleteArticleImage, { ...args, job });
    yield* put(
      resources.primed({ name: 'articleImage', args, data: { articleId, awaited: null } }),
    );
  } catch (error) {
    yield* reportFailure(error, 'editArticle'); // the next page does it
  }
}

function* dismiss({ payload }: ReturnType<typeof articleImage.dismissRequested>) {
  const entry = yield* select(resources.selectEntry, 'articleImage', payload);
  yield* settle({ ...payload, job: entry?.data?.awaited?.jobId ?? '' });
}

/** Once more after a lost answer is the same request: the server may have accepted it. */
function* repeat({ payload }: ReturnType<typeof articleImage.repeatRequested>) {
  const { ids } = yield* services();
  const { articleId } = payload;
  const before = yield* select(articleImage.select, articleId);
  const sent = 'sent' in before ? before.sent : null;
  const requestId = sent ?? (yield* call(ids.next));
  yield* put(articleImage.asked({ articleId, requestId }));
  const limit = sent === null ? 'aiImages' : null;
  try {
    const spending = { limit, benefit: 'makeImage', requestId } as const;
    const made = yield* spendUnit(spending, () => ask(requestId, payload));
    const isUnknown = sent !== null;
    if (made === null) yield* put(articleImage.refused({ articleId, error: null, isUnknown }));
    else yield* put(articleImage.accepted({ articleId }));
  } catch (error) {
    const failure = yield* reportFailure(error, 'makeImage');
    const isUnknown = mayBeAccepted(failure, sent !== null);
    yield* put(articleImage.refused({ articleId, error: failure, isUnknown }));
  }
  for (const name of ['articleImage', 'imageRequests', 'jobs'] as const)
    yield* put(resources.invalidated({ name }));
}

type Repeat = ReturnType<typeof articleImage.repeatRequested>['payload'];

function* ask(requestId: string, of: Repeat) {
  const { asset } = yield* services();
  return yield* callApi(asset.postArticleImage, { ...of, body: { requestId } });
}
