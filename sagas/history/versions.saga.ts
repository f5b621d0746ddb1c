/** Earlier states of the open article (store/history/versions.slice.ts): kept, named, copied, restored. */
import { toSend } from '#domain/article/sentOrigins.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { type VersionsStatus, versions } from '#store/history/versions.slice.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { callApi, showError } from '../session/session.api.ts';
import { fork, put, select } from '../lib/effects.ts';
import { sendInTurn, takeEvery, takeLeading } from '../lib/handlers.ts';
import { reportFailure } from '../access/access.api.ts';
import { openIfAwaited, selectPath } from '../article/article.api.ts';
import { services } from '../lib/services.ts';
import { showAtOnce, shownFor, takeBackShown } from '../resources/showAtOnce.api.ts';
import { restoreVersion } from './restore.ts';
import { attempt, isSettled, savedVersion } from './steps.ts';

export function* versionsSaga() {
  yield* takeEvery(versions.renamed, showName);
  yield* fork(sendInTurn, versions.renamed.type, rename);
  yield* takeLeading(versions.nameRequested, keep);
  yield* takeLeading(versions.copyRequested, copy);
  yield* takeLeading(versions.restoreRequested, restore);
}

const selectIsDoing = (state: RootState, status: VersionsStatus) =>
  versions.select(state).status === status;

function* keep({ payload }: ReturnType<typeof versions.nameRequested>) {
  const { articleId, workspaceId, name } = payload;
  if (!(yield* select(selectIsDoing, 'keeping')) || !(yield* isSettled(articleId))) return;
  const { article } = yield* services();
  const intent = ['version', articleId, name, yield* savedVersion(articleId)] as const;
  const kept = createOnce(intent, (requestId) =>
    callApi(article.postVersion, { workspaceId, articleId, body: { requestId, name } }),
  );
  if ((yield* attempt(articleId, 'unkept', kept)) !== null) yield* done(articleId);
}

function* restore({ payload }: ReturnType<typeof versions.restoreRequested>) {
  if (!(yield* select(selectIsDoing, 'securing'))) return;
  const { articleId } = payload;
  if (yield* attempt(articleId, 'unread', restoreVersion(payload))) yield* done(articleId);
  else yield* put(resources.invalidated({ name: 'versions' })); // some of it may have been done
}

function* done(articleId: string) {
  yield* put(resources.invalidated({ name: 'versions' }));
  yield* put(versions.done({ articleId }));
}

/** Makes another article of the version, and opens it if it is waited for. */
function* copy({ payload }: ReturnType<typeof versions.copyRequested>) {
  if (!(yield* select(selectIsDoing, 'copying'))) return;
  const askedAt = yield* select(selectPath);
  const copied = yield* attempt(payload.articleId, 'uncopied', copyOf(payload));
  if (copied === null) return;
  yield* put(versions.done({ articleId: payload.articleId }));
  yield* openIfAwaited(payload.workspaceId, copied, askedAt);
}

function* copyOf(source: ReturnType<typeof versions.copyRequested>['payload']) {
  const { title, ...version } = source;
  const { article } = yield* services();
  const { blocks, fields } = yield* callApi(article.getVersion, version);
  // Two articles at one address would get in each other's way.
  const body = {
    title,
    blocks: blocks.map(toSend),
    ...(fields && { fields: { ...fields, slug: '' } }),
  };
  return yield* createOnce(['copy', source], (requestId) =>
    callApi(article.postArticle, { workspaceId: source.workspaceId, body: { requestId, ...body } }),
  );
}

type Renamed = ReturnType<typeof versions.renamed>;

function* rename(asked: Renamed) {
  const { articleId, workspaceId, version, name } = asked.payload;
  const { article } = yield* services();
  try {
    yield* callApi(article.patchVersion, { workspaceId, articleId, version, body: { name } });
  } catch (error) {
    yield* reportFailure(error, 'editArticle');
    yield* takeBackShown(asked);
    yield* showError('versionRenameFailed');
  }
  yield* put(resources.invalidated({ name: 'versions' }));
}

/** Shown at once; undone when the server refuses. */
function* showName(asked: Renamed) {
  const { articleId, version, name } = asked.payload;
  const takeBack = yield* showAtOnce(
    'versions',
    (args) => args.articleId === articleId,
    (page) => ({
      ...page,
      content: page.content.map((row) => (row.version === version ? { ...row, name } : row)),
    }),
  );
  shownFor.set(asked, takeBack);
}
