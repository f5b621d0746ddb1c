/** The import of an article (store/transfer/import.machine.ts): reads what was brought along, and makes an article of it. */
import { materialOf } from '#domain/transfer/importedText.ts';
import { articleLanguageOf } from '#domain/article/languages.ts';
import {
  importConfirmed,
  importConfirmRequested,
  importCreated,
  importHandedOver,
  importRefused,
  type ImportPurpose,
  readingCancelled,
  selectImport,
  sourceRead,
} from '#store/transfer/import.slice.ts';
import { materialGiven } from '#store/article/wizard.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { router } from '#store/session/router.slice.ts';
import { callApi } from '../session/session.api.ts';
import { call, put, race, select, take, takeLeading } from '../lib/effects.ts';
import { reportFailure } from '../access/access.api.ts';
import { openNewArticle } from '../article/article.api.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { readSource } from './readSource.ts';
import { uploadImages } from './uploadImages.ts';

export function* articleImportSaga() {
  yield* takeLeading(importConfirmRequested, confirm);
  while (true) {
    yield* waitUntil(selectIsReading);
    yield* read();
  }
}

const selectIsReading = (state: RootState) => selectImport(state).status === 'reading';

function* read() {
  yield* race({ read: call(readOrSayWhyNot), cancelled: take(readingCancelled) });
}

function* readOrSayWhyNot() {
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  const { status, source } = yield* select(selectImport);
  if (status !== 'reading') return;
  try {
    const found = yield* readSource(workspaceId, source);
    if ('refusal' in found) yield* put(importRefused(found));
    else yield* put(sourceRead(yield* uploadImages(workspaceId, found)));
  } catch (error) {
    yield* put(importRefused({ error: yield* reportFailure(error, 'createArticle') }));
  }
}

function* confirm({ payload: { purpose } }: { payload: { purpose: ImportPurpose } }) {
  const { files } = yield* services();
  const { file } = (yield* select(selectImport)).source;
  if (purpose === 'article') yield* create();
  else yield* handOver();
  const { status } = yield* select(selectImport);
  if (file !== null && status === 'done') yield* call(files.forget, { fileId: file.id });
}

function* create() {
  const { article } = yield* services();
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  yield* put(importConfirmed());
  const { status } = yield* select(selectImport);
  if (status !== 'creating') return;
  try {
    const body = yield* articleBody();
    const made = yield* callApi(article.postArticle, { workspaceId, body });
    yield* put(importCreated());
    yield* openNewArticle(workspaceId, made);
  } catch (error) {
    yield* put(importRefused({ error: yield* reportFailure(error, 'createArticle') }));
  }
}

function* articleBody() {
  const { ids } = yield* services();
  const { imported } = yield* select(selectImport);
  const id = yield* call(ids.next);
  const language = articleLanguageOf(imported?.language ?? null);
  return {
    title: imported?.title ?? '',
    blocks: (imported?.blocks ?? []).map(({ html }, at) => ({ id: `${id}-${at}`, html })),
    ...(language === null ? {} : { language }),
  };
}

function* handOver() {
  const { status, imported } = yield* select(selectImport);
  if (status !== 'preview' || imported === null) return;
  const { title, blocks } = imported;
  const language = articleLanguageOf(imported.language);
  yield* put(materialGiven({ title, language, notes: materialOf(blocks) }));
  yield* put(importHandedOver());
  yield* put(router.navigationRequested({ to: '/articles/create' }));
}
