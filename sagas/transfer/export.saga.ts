/** Exports the draft of an article, saved or not: as a file, to the clipboard, or to the printer. */
import { exampleFileName } from '#domain/examples/example.ts';
import { structuredDataOf } from '#domain/seo/site/structuredData.ts';
import { copiedArticle } from '#domain/transfer/copiedArticle.ts';
import {
  type ExportedArticle,
  type ExportFormat,
  type FileFormat,
  fileNameOf,
  isFileFormat,
} from '#domain/transfer/exportFormat.ts';
import type { ImportLoss } from '#html/losses.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { articleExport } from '#store/transfer/export.slice.ts';
import { renewImagePass } from '../images/images.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { reportError } from '../lib/failure.ts';
import { takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { showError, showInfo } from '../session/session.api.ts';
import { exportedArticle, selectIsExample } from './exportedArticle.ts';

export function* articleExportSaga() {
  yield* takeLeading(articleExport.requested, exportArticle);
}

function* exportArticle({ payload }: ReturnType<typeof articleExport.requested>) {
  const { articleId, format, withSlots = false } = payload;
  try {
    const article = yield* exportedArticle(articleId, withSlots);
    if (isFileFormat(format)) yield* save(articleId, article, format);
    else yield* hand(article, format);
  } catch (error) {
    yield* reportError(error, { format });
    yield* showError('exportFailed');
  } finally {
    yield* put(articleExport.ended());
  }
}

function* save(articleId: string, article: ExportedArticle, format: FileFormat) {
  const { documents, downloads, files } = yield* services();
  const plain = fileNameOf(article.fields.slug || article.title, format);
  const name = (yield* select(selectIsExample, articleId)) ? exampleFileName(plain) : plain;
  const file = { article, format, name };
  let { fileId, missing, losses } = yield* call(documents.write, file);
  if (missing > 0 && (yield* renewPass())) {
    yield* call(files.forget, { fileId });
    ({ fileId, missing, losses } = yield* call(documents.write, file));
  }
  yield* call(downloads.save, { fileId });
  yield* call(files.forget, { fileId });
  if (missing > 0) yield* showError('imagesNotInFile', { count: missing });
  yield* tell(losses);
}

/** What is not part of the export, although it is part of the article. */
function* tell(losses: readonly ImportLoss[]) {
  for (const { count, example = '' } of losses)
    yield* showError('wordsNotExported', { count, example });
}

/** Before images are read. False if there is no answer. */
function* renewPass() {
  const { workspace } = yield* select(folderSetup.selectFound);
  if (workspace === null) return false;
  try {
    yield* renewImagePass(workspace.id);
    return true;
  } catch {
    return false; // then the file says what it lacks
  }
}

function* hand(article: ExportedArticle, format: Exclude<ExportFormat, FileFormat>) {
  const { clipboard, printing } = yield* services();
  if (format === 'pdf' || format === 'pdfWithAddresses') {
    const withAddresses = format === 'pdfWithAddresses';
    yield* tell(yield* call(printing.print, { article, withAddresses }));
  } else if (format === 'structuredData') {
    const text = JSON.stringify(structuredDataOf(article), null, 2);
    yield* call(clipboard.write, { text });
    yield* showInfo('structuredDataCopied');
  } else {
    const { clip, losses } = copiedArticle(article, format);
    yield* call(clipboard.write, clip);
    yield* tell(losses);
    yield* showInfo('articleCopied');
  }
}
