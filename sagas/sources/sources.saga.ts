/** Sources and claims of the open article (store/sources/sourceWork.slice.ts). Every answer has all sources and claims. */
import type { ArticleSources } from '#contract/pages/url.schema.ts';
import { checkedClaims, claimsCsv } from '#domain/sources/checkedClaims.ts';
import { escapeAttribute, escapeText } from '#html/escape.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { type SourceTask, sourceWork } from '#store/sources/sourceWork.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { updateCached } from '../resources/resources.api.ts';
import { callApi, flushSaves, showError, showInfo, showUndoable } from '../session/session.api.ts';

export function* sourcesSaga() {
  yield* takeEvery(sourceWork.requested, work);
  yield* takeEvery(sourceWork.quoteCopied, copyQuote);
  yield* takeEvery(sourceWork.claimsExported, exportClaims);
}

interface OfArticle {
  readonly workspaceId: string;
  readonly articleId: string;
}

function* work({ payload }: ReturnType<typeof sourceWork.requested>) {
  const { task, workspaceId, articleId } = payload;
  const of = { workspaceId, articleId };
  try {
    yield* show(of, yield* answerTo(task, of));
    yield* put(sourceWork.done({ articleId }));
    if (task.kind === 'remove') yield* offerUndo(of, task.url);
  } catch (error) {
    yield* put(sourceWork.failed({ articleId, error: yield* reportFailure(error, 'editArticle') }));
  }
}

function* answerTo(task: SourceTask, of: OfArticle) {
  const { url } = yield* services();
  if (task.kind === 'check') {
    yield* flushSaves([of.articleId]); // the server checks what is saved
    return yield* callApi(url.checkClaims, of);
  }
  if (task.kind === 'remove')
    return yield* callApi(url.removeSource, { ...of, body: { url: task.url } });
  const body = { url: task.url, isReadAgain: task.kind === 'readAgain' };
  return yield* callApi(url.postSource, { ...of, body });
}

/** Shows an answer of the server, which is newer than what was read before. */
function* show(of: OfArticle, known: ArticleSources) {
  yield* updateCached('sources', of, () => known);
}

function* offerUndo(of: OfArticle, url: string) {
  if (yield* showUndoable('sourceRemoved'))
    yield* put(sourceWork.requested({ ...of, task: { kind: 'add', url } }));
}

function* copyQuote({ payload }: ReturnType<typeof sourceWork.quoteCopied>) {
  const { clipboard } = yield* services();
  const { url, title, quote } = payload;
  const link = `<a href="${escapeAttribute(url)}">${escapeText(title)}</a>`;
  const html = `<p>“${escapeText(quote)}” (${link})</p>`;
  try {
    yield* call(clipboard.write, { text: `“${quote}” (${title}, ${url})`, html });
    yield* showInfo('quoteCopied');
  } catch {
    yield* showError('copyFailed'); // the browser refused; no error of ours
  }
}

const FILE = { name: 'claims.csv', type: 'text/csv;charset=utf-8' } as const;

function* exportClaims({ payload: of }: ReturnType<typeof sourceWork.claimsExported>) {
  const { downloads } = yield* services();
  const { report, subject } = yield* select(articleReport.select, of.articleId);
  const cached = yield* select(resources.selectEntry<'sources'>, 'sources', of);
  const entries = checkedClaims(report?.claims ?? [], cached?.data?.claims ?? [], subject?.body);
  yield* call(downloads.saveText, { ...FILE, text: claimsCsv(entries) });
}
