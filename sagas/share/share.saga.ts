/** The public link of an article (store/share/share.machine.ts): made once each time its view opens, revoked on request. */
import {
  selectShare,
  shareFailed,
  shareLinkCopied,
  shareLinkCopyRequested,
  shareMade,
  shareOpened,
  unshared,
  unshareRequested,
} from '#store/share/share.slice.ts';
import { callApi } from '../lib/callApi.ts';
import { call, put, select, takeEvery } from '../lib/effects.ts';
import { failureOf } from '../lib/failureOf.ts';
import { showError } from '../lib/notice.ts';
import { services } from '../lib/services.ts';

export function* shareSaga() {
  yield* takeEvery(shareOpened, make);
  yield* takeEvery(unshareRequested, revoke);
  yield* takeEvery(shareLinkCopyRequested, copyLink);
}

function* make({ payload: { articleId, workspaceId } }: ReturnType<typeof shareOpened>) {
  if ((yield* select(selectShare)).status !== 'making') return; // what is open does not open again
  const { article } = yield* services();
  try {
    const { path } = yield* callApi(article.shareArticle, { workspaceId, articleId });
    yield* put(shareMade({ articleId, path }));
  } catch (error) {
    yield* put(shareFailed({ articleId, error: yield* failureOf(error, 'editArticle') }));
  }
}

function* revoke({ payload: { articleId, workspaceId } }: ReturnType<typeof unshareRequested>) {
  const { article } = yield* services();
  try {
    yield* callApi(article.unshareArticle, { workspaceId, articleId });
    yield* put(unshared({ articleId }));
  } catch (error) {
    const failure = yield* failureOf(error, 'editArticle');
    // Whoever has closed the view believes that nobody can read the article any more.
    if ((yield* select(selectShare)).status !== 'revoking') yield* showError('unshareFailed');
    yield* put(shareFailed({ articleId, error: failure }));
  }
}

/** As text, and as a link with the article's title where what it is pasted into knows links. */
function* copyLink({ payload: { url, title } }: ReturnType<typeof shareLinkCopyRequested>) {
  const { clipboard } = yield* services();
  try {
    yield* call(clipboard.write, { text: url, html: linkTo(url, title) });
    yield* put(shareLinkCopied({ isCopied: true }));
  } catch {
    yield* put(shareLinkCopied({ isCopied: false })); // the browser's refusal, not an error of ours
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<"]/g, (char) => ESCAPES[char] ?? char);
const linkTo = (url: string, title: string) => `<a href="${escaped(url)}">${escaped(title)}</a>`;
