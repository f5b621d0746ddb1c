/** Imported pages in the settings (store/seo/pageImport.slice.ts). */
import { type PageSource, pageImport } from '#store/seo/pageImport.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, race, take } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { callApi, showError, showUndoable } from '../session/session.api.ts';

export function* pageImportSaga() {
  yield* takeEvery(pageImport.removeRequested, remove);
  yield* takeEvery(pageImport.llmsTextSaved, saveLlmsText);
  for (;;) {
    const { payload }: ReturnType<typeof pageImport.requested> = yield* take(pageImport.requested);
    const { workspaceId, source } = payload;
    yield* race({
      imported: call(importOrSayWhyNot, workspaceId, source),
      left: take(pageImport.left),
    });
  }
}

function* saveLlmsText({ payload }: ReturnType<typeof pageImport.llmsTextSaved>) {
  const { downloads } = yield* services();
  yield* call(downloads.saveText, { name: 'llms.txt', type: 'text/plain', text: payload.text });
}

function* importOrSayWhyNot(workspaceId: string, source: PageSource) {
  try {
    if (source.kind === 'file') yield* importFile(workspaceId, source);
    else yield* importPages(workspaceId, source);
  } catch (error) {
    yield* put(pageImport.failed({ error: yield* reportFailure(error) }));
  }
}

function* importPages(workspaceId: string, source: Exclude<PageSource, { kind: 'file' }>) {
  const { url } = yield* services();
  const urls = yield* addressesOf(workspaceId, source);
  const sitemap = source.kind === 'sitemap' ? source.url : null;
  if (urls.length === 0 && sitemap === null) {
    yield* put(pageImport.failed({ error: 'noResults' }));
    return;
  }
  yield* createOnce(['pages', workspaceId, urls, sitemap], (requestId) =>
    callApi(url.postPages, { workspaceId, body: { requestId, urls: [...urls], sitemap } }),
  );
  yield* put(pageImport.begun({ pages: sitemap === null ? urls.length : null }));
}

function* addressesOf(workspaceId: string, source: Exclude<PageSource, { kind: 'file' }>) {
  if (source.kind === 'addresses') return source.urls;
  if (source.kind === 'sitemap') return [];
  const { url } = yield* services();
  const { html } = source;
  const { results } = yield* callApi(url.postResultsPage, { workspaceId, body: { html } });
  return results.map((result) => result.url);
}

/** Converted in the page, as an article is: the server gets its text. */
function* importFile(workspaceId: string, { fileId, name }: PageSource & { kind: 'file' }) {
  const { documents, files, url } = yield* services();
  try {
    const read = yield* call(documents.convert, { fileId });
    if ('refusal' in read) {
      yield* put(pageImport.failed({ error: read.refusal }));
      return;
    }
    for (const image of read.images) yield* call(files.forget, { fileId: image.fileId });
    const html = read.blocks.map((block) => block.html).join('');
    const body = { name: read.title || name, url: null, html };
    yield* createOnce(['pageText', workspaceId, body], (requestId) =>
      callApi(url.postPageText, { workspaceId, body: { requestId, ...body } }),
    );
    yield* put(pageImport.imported({ name }));
  } finally {
    yield* call(files.forget, { fileId });
  }
}

function* remove({ payload: of }: ReturnType<typeof pageImport.removeRequested>) {
  const { url } = yield* services();
  try {
    yield* callApi(url.deletePage, of);
    if (yield* showUndoable('pageRemoved')) yield* callApi(url.restorePage, of);
  } catch (error) {
    yield* reportFailure(error);
    yield* showError('pageChangeFailed');
  }
}
