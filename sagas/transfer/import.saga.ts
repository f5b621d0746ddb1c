/** The import of an article (store/transfer/import.slice.ts): reads the source, and creates an article. */
import { articleLanguageOf } from '#domain/article/languages.ts';
import { materialOf } from '#domain/transfer/importedText.ts';
import { sidePanel } from '#store/article/sidePanel.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';
import {
  articleImport,
  type ImportedText,
  type ImportPurpose,
} from '#store/transfer/import.slice.ts';
import { articleWizard } from '#store/writing/wizard.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { openIfAwaited, selectPath } from '../article/article.api.ts';
import { call, put, race, select, take } from '../lib/effects.ts';
import { takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { callApi } from '../session/session.api.ts';
import { showProgress } from './readingProgress.ts';
import { readSource, uploadImages } from './transfer.api.ts';

export function* articleImportSaga() {
  yield* takeLeading(articleImport.confirmRequested, confirm);
  while (true) {
    yield* waitUntil(selectIsReading);
    yield* read();
  }
}

const selectIsReading = (state: RootState) => articleImport.select(state).status === 'reading';

function* read() {
  yield* race({
    read: call(readOrSayWhyNot),
    cancelled: take(articleImport.cancelled),
    shown: call(showProgress),
  });
}

function* readOrSayWhyNot() {
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  const { status, source } = yield* select(articleImport.select);
  if (status !== 'reading') return;
  try {
    const found = yield* readSource(workspaceId, source);
    if ('refusal' in found) yield* put(articleImport.refused(found));
    else yield* put(articleImport.read(yield* uploadImages(workspaceId, found)));
  } catch (error) {
    yield* put(articleImport.refused({ error: yield* reportFailure(error, 'createArticle') }));
  }
}

function* confirm({ payload: { purpose } }: { payload: { purpose: ImportPurpose } }) {
  const { files } = yield* services();
  const { file } = (yield* select(articleImport.select)).source;
  if (purpose === 'material') yield* handOver();
  else yield* create(purpose);
  const { status } = yield* select(articleImport.select);
  if (file !== null && status === 'done') yield* call(files.forget, { fileId: file.id });
}

function* create(purpose: Exclude<ImportPurpose, 'material'>) {
  const { article } = yield* services();
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  const askedAt = yield* select(selectPath);
  yield* put(articleImport.confirmed());
  const state = yield* select(articleImport.select);
  if (state.status !== 'creating') return;
  try {
    const made = yield* createOnce(['import', workspaceId, state.imported], (requestId) =>
      callApi(article.postArticle, { workspaceId, body: articleBody(requestId, state.imported) }),
    );
    yield* put(articleImport.created());
    const isAwaited = (yield* select(selectPath)) === askedAt;
    if (purpose === 'optimize' && isAwaited) yield* put(sidePanel.asked({ name: 'score' }));
    yield* openIfAwaited(workspaceId, made, askedAt);
  } catch (error) {
    yield* put(articleImport.refused({ error: yield* reportFailure(error, 'createArticle') }));
  }
}

const IMPORTED = [{ kind: 'imported' }] as const;

function articleBody(
  requestId: string,
  { title, fields, blocks, language: ofSource }: ImportedText,
) {
  const language = articleLanguageOf(ofSource);
  return {
    requestId,
    title,
    fields,
    blocks: blocks.map(({ html }, at) => ({ id: `${requestId}-${at}`, html, origins: IMPORTED })),
    ...(language === null ? {} : { language }),
  };
}

function* handOver() {
  const state = yield* select(articleImport.select);
  if (state.status !== 'preview') return;
  const { title, blocks } = state.imported;
  const language = articleLanguageOf(state.imported.language);
  yield* put(articleWizard.materialGiven({ title, language, notes: materialOf(blocks) }));
  yield* put(articleImport.handedOver());
  yield* put(router.navigationRequested({ to: '/articles/create' }));
}
