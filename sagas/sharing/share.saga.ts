/** The public link of an article (store/sharing/share.slice.ts): requested each time its dialog opens, revoked on demand. */
import { escapeAttribute, escapeText } from '#html/escape.ts';
import { share } from '#store/sharing/share.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { callApi, showError } from '../session/session.api.ts';

export function* shareSaga() {
  yield* takeEvery(share.opened, create);
  yield* takeEvery(share.revokeRequested, revoke);
  yield* takeEvery(share.researchChosen, change);
  yield* takeEvery(share.copyRequested, copy);
}

function* create({ payload }: ReturnType<typeof share.opened>) {
  const { articleId, workspaceId } = payload;
  const { article } = yield* services();
  try {
    const { path, showsResearch } = yield* callApi(article.shareArticle, {
      workspaceId,
      articleId,
    });
    yield* put(share.created({ articleId, path, showsResearch }));
  } catch (error) {
    yield* put(share.failed({ articleId, error: yield* reportFailure(error, 'editArticle') }));
  }
}

type ResearchChosen = ReturnType<typeof share.researchChosen>;

function* change({ payload }: ResearchChosen) {
  const { articleId, workspaceId, showsResearch } = payload;
  const { article } = yield* services();
  try {
    yield* callApi(article.patchShare, { workspaceId, articleId, body: { showsResearch } });
    yield* put(share.changed({ articleId, showsResearch }));
  } catch (error) {
    const failure = yield* reportFailure(error, 'editArticle');
    const shown = yield* shownNow({ articleId, workspaceId }, !showsResearch);
    if (shown === showsResearch) {
      yield* put(share.changed({ articleId, showsResearch })); // only the answer was lost
      return;
    }
    const now = yield* select(share.select);
    const isSeen = now.status === 'changing' && now.articleId === articleId;
    if (!isSeen) yield* showError('shareChangeFailed');
    yield* put(share.changeFailed({ articleId, showsResearch: shown, error: failure }));
  }
}

/** What the link shows, or else what it has shown: asking for the link again gives the same one. */
function* shownNow(
  target: Pick<ResearchChosen['payload'], 'articleId' | 'workspaceId'>,
  was: boolean,
) {
  const { article } = yield* services();
  try {
    return (yield* callApi(article.shareArticle, target)).showsResearch;
  } catch {
    return was;
  }
}

function* revoke({ payload }: ReturnType<typeof share.revokeRequested>) {
  const { articleId, workspaceId } = payload;
  const { article } = yield* services();
  try {
    yield* callApi(article.unshareArticle, { workspaceId, articleId });
    yield* put(share.revoked({ articleId }));
  } catch (error) {
    const failure = yield* reportFailure(error, 'editArticle');
    // Once the dialog is closed, the writer believes that the link is gone.
    if ((yield* select(share.select)).status !== 'revoking') yield* showError('unshareFailed');
    yield* put(share.failed({ articleId, error: failure }));
  }
}

/** Copies the link as text, and as HTML with the article's title for programs that paste rich text. */
function* copy({ payload: { articleId, url, title } }: ReturnType<typeof share.copyRequested>) {
  const { clipboard } = yield* services();
  try {
    yield* call(clipboard.write, { text: url, html: linkTo(url, title) });
    yield* put(share.copied({ articleId, isCopied: true }));
  } catch {
    yield* put(share.copied({ articleId, isCopied: false })); // the browser refused; no error of ours
  }
}

const linkTo = (url: string, title: string) =>
  `<a href="${escapeAttribute(url)}">${escapeText(title)}</a>`;
