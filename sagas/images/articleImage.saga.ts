/** Gives an article the image that was asked for with it (store/images/articleImage.slice.ts). */
import { attemptOf, isPlaced, placement } from '#domain/images/articleImage.ts';
import { isTransient, pauseMs } from '#domain/retry.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { articleImage } from '#store/images/articleImage.slice.ts';
import {
  type DueImage,
  selectAwaited,
  selectDueImage,
  selectOfferedImage,
} from '#store/images/dueImage.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { reportFailure } from '../access/access.api.ts';
import { changeText } from '../article/article.api.ts';
import { call, delay, fork, put, race, select, take } from '../lib/effects.ts';
import { takeEvery, takeLeading } from '../lib/handlers.ts';
import { matching } from '../lib/matching.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi } from '../session/session.api.ts';
import { repeat } from './repeatImage.ts';

export function* articleImageSaga() {
  yield* takeLeading(articleImage.repeatRequested, repeat);
  yield* takeEvery(articleImage.dismissRequested, dismiss);
  yield* takeEvery(articleImage.insertRequested, insert);
  while (true) yield* begin(yield* waitUntil(selectDueImage));
}

function* begin(due: DueImage) {
  const { articleId, awaited } = due;
  yield* put(articleImage.begun({ articleId, attempt: attemptOf(awaited) }));
  yield* fork(placeAlone, due);
}

function* insert({ payload }: ReturnType<typeof articleImage.insertRequested>) {
  const due = yield* select(selectOfferedImage, payload);
  if (due !== null) yield* begin(due);
}

/** One that cannot be placed is offered: what places others goes on. */
function* placeAlone(due: DueImage) {
  try {
    yield* place(due);
  } catch (error) {
    yield* reportFailure(error);
    yield* put(articleImage.withdrawn({ articleId: due.articleId }));
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
  const base = (yield* select(articleSave.selectQueue, articleId))?.base;
  if (saved !== true || base === undefined) return yield* put(articleImage.left({ articleId }));
  if (!isPlaced(base.body, awaited)) return yield* put(articleImage.withdrawn({ articleId }));
  yield* settle({ articleId, workspaceId, job: awaited.jobId ?? '' });
  yield* put(articleImage.placed({ articleId }));
}

const selectIsSaved = (state: RootState, articleId: string): true | null =>
  articleSave.selectIsPending(state, articleId) ? null : true;

type Settling = { readonly articleId: string; readonly workspaceId: string; readonly job: string };

/** Says to the server that the image is not awaited any more, until it has heard it. False if it refuses. */
function* settle({ articleId, workspaceId, job }: Settling) {
  const { asset } = yield* services();
  const args = { workspaceId, articleId };
  for (let failures = 1; ; failures += 1)
    try {
      const data = yield* callApi(asset.deleteArticleImage, { ...args, job });
      yield* put(resources.primed({ name: 'articleImage', args, data }));
      return true;
    } catch (error) {
      const failure = yield* reportFailure(error, 'editArticle');
      if (!isTransient(failure) && failure.status !== 429) return false;
      yield* delay(pauseMs(failures, failure));
    }
}

/** It does not come into the text while the server is told. */
function* dismiss({ payload }: ReturnType<typeof articleImage.dismissRequested>) {
  const { articleId } = payload;
  const awaited = yield* select(selectAwaited, payload);
  const attempt = awaited === null ? '' : attemptOf(awaited);
  yield* put(articleImage.begun({ articleId, attempt }));
  const isOver = yield* settle({ ...payload, job: awaited?.jobId ?? '' });
  yield* put(isOver ? articleImage.placed({ articleId }) : articleImage.withdrawn({ articleId }));
}
