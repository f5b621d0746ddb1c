import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import type { VersionsStatus } from '#store/history/versions.machine.ts';
import {
  selectVersions,
  versionCopyRequested,
  versionNameRequested,
  versionRenamed,
  versionRestoreRequested,
  versionsDone,
} from '#store/history/versions.slice.ts';
import { callApi, showError } from '../session/session.api.ts';
import { put, select, takeEvery, takeLeading } from '../lib/effects.ts';
import { reportFailure } from '../access/access.api.ts';
import { openNewArticle } from '../article/article.api.ts';
import { services } from '../lib/services.ts';
import { updateCached } from '../resources/resources.api.ts';
import { restoreVersion } from './restore.ts';
import { attempt, isSettled } from './steps.ts';

export function* versionsSaga() {
  yield* takeEvery(versionRenamed, rename);
  yield* takeLeading(versionNameRequested, keep);
  yield* takeLeading(versionCopyRequested, copy);
  yield* takeLeading(versionRestoreRequested, restore);
}

const selectIsDoing = (state: RootState, status: VersionsStatus) =>
  selectVersions(state).status === status;

function* keep({ payload }: ReturnType<typeof versionNameRequested>) {
  const { articleId, workspaceId, name } = payload;
  if (!(yield* select(selectIsDoing, 'keeping')) || !(yield* isSettled(articleId))) return;
  const { article } = yield* services();
  const call = callApi(article.postVersion, { workspaceId, articleId, body: { name } });
  if ((yield* attempt('unkept', call)) !== null) yield* done();
}

function* restore(request: ReturnType<typeof versionRestoreRequested>) {
  if (!(yield* select(selectIsDoing, 'securing'))) return;
  if (yield* restoreVersion(request.payload)) yield* done();
  else yield* put(resources.invalidated({ name: 'versions' })); // some of it may have been done
}

function* done() {
  yield* put(resources.invalidated({ name: 'versions' }));
  yield* put(versionsDone());
}

/** Another article with the text of the version, which the writer is led to. */
function* copy({ payload }: ReturnType<typeof versionCopyRequested>) {
  if (!(yield* select(selectIsDoing, 'copying'))) return;
  const copied = yield* attempt('uncopied', copyOf(payload));
  if (copied === null) return;
  yield* put(versionsDone());
  yield* openNewArticle(payload.workspaceId, copied);
}

function* copyOf(source: ReturnType<typeof versionCopyRequested>['payload']) {
  const { title, ...version } = source;
  const { article } = yield* services();
  const { blocks } = yield* callApi(article.getVersion, version);
  const body = { title, blocks };
  return yield* callApi(article.postArticle, { workspaceId: source.workspaceId, body });
}

/** Shown at once; taken back where the server does not agree. */
function* rename({ payload }: ReturnType<typeof versionRenamed>) {
  const { articleId, workspaceId, version, name } = payload;
  const { article } = yield* services();
  yield* showName(payload);
  try {
    yield* callApi(article.patchVersion, { workspaceId, articleId, version, body: { name } });
  } catch (error) {
    yield* reportFailure(error, 'editArticle');
    yield* showError('versionRenameFailed');
  }
  yield* put(resources.invalidated({ name: 'versions' }));
}

function* showName({ articleId, version, name }: ReturnType<typeof versionRenamed>['payload']) {
  yield* updateCached(
    'versions',
    (args) => args.articleId === articleId,
    (page) => ({
      ...page,
      content: page.content.map((row) => (row.version === version ? { ...row, name } : row)),
    }),
  );
}
