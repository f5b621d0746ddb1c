/** Earlier states of the open article (store/history/versions.slice.ts): kept, copied, restored. */
import { toSend } from '#domain/article/sentOrigins.ts';
import { versions } from '#store/history/versions.slice.ts';
import { openIfAwaited, selectPath } from '../article/article.api.ts';
import { put, select } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { callApi } from '../session/session.api.ts';
import { restoreVersion } from './restore.ts';
import { attempt, isSettled, savedVersion } from './versionGuards.ts';

export function* versionsSaga() {
  yield* takeEvery(versions.nameRequested, keep);
  yield* takeEvery(versions.copyRequested, copy);
  yield* takeEvery(versions.restoreRequested, restore);
}

function* keep({ payload }: ReturnType<typeof versions.nameRequested>) {
  const { articleId, workspaceId, name } = payload;
  if (!(yield* isSettled(articleId))) return;
  const { article } = yield* services();
  const intent = ['version', articleId, name, yield* savedVersion(articleId)] as const;
  const kept = createOnce(intent, (requestId) =>
    callApi(article.postVersion, { workspaceId, articleId, body: { requestId, name } }),
  );
  if ((yield* attempt(articleId, 'unkept', kept)) !== null)
    yield* put(versions.done({ articleId }));
}

function* restore({ payload }: ReturnType<typeof versions.restoreRequested>) {
  const { articleId } = payload;
  if (yield* attempt(articleId, 'unread', restoreVersion(payload)))
    yield* put(versions.done({ articleId }));
}

/** Makes another article of the version, and opens it if it is waited for. */
function* copy({ payload }: ReturnType<typeof versions.copyRequested>) {
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
