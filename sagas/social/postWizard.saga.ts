/**
 * Makes social media posts (store/social/postWizard.slice.ts). What is chosen is kept on the device, and so is the id of
 * the request before it is sent: a reload in between counts once.
 */
import { mayBeAccepted } from '#domain/retry.ts';
import { limitOf } from '#domain/writing/aiTasks.ts';
import { WIZARD_KEEP_MS } from '#domain/writing/wizard.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { type AskedPost, bodyOf, countOf, type PostValues } from '#store/social/postValues.ts';
import { postWizard } from '#store/social/postWizard.slice.ts';
import { reportFailure, spendUnit } from '../access/access.api.ts';
import { listNewArticle, openNewArticle } from '../article/article.api.ts';
import { languageChosen } from '../folders/language.api.ts';
import { call, delay, fork, put, race, select, take } from '../lib/effects.ts';
import { takeEvery, takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi, flushSaves, showError } from '../session/session.api.ts';
import { forgetPost, keepPost, keptPost } from './postRecord.ts';

export function* postWizardSaga() {
  yield* fork(open);
  yield* fork(keepWhatIsTyped);
  yield* takeLeading(postWizard.submitted, askOnce);
  yield* takeEvery(postWizard.asked, begin);
}

function* keepWhatIsTyped() {
  while (true) {
    yield* take(postWizard.edited);
    yield* race({ while: delay(WIZARD_KEEP_MS), hidden: take(page.hidden) });
    yield* keepPost();
  }
}

/** Opens the page as an earlier visit left it, and repeats a request whose answer that visit did not get. */
function* open() {
  while (true) {
    yield* waitUntil(postWizard.selectIsOpening);
    const language = yield* languageChosen();
    yield* put(postWizard.opened({ kept: yield* keptPost(), language }));
    const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
    const { asked } = yield* select(postWizard.selectRecord);
    if (asked?.workspaceId === workspaceId) yield* put(postWizard.submitted());
  }
}

/** The same post again after a failure is the same request: the server may have accepted it. */
function* askOnce() {
  const { ids } = yield* services();
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  const { asked: last } = yield* select(postWizard.selectRecord);
  const isRepeated = last?.workspaceId === workspaceId;
  const asked = isRepeated ? last : { workspaceId, requestId: yield* call(ids.next) };
  yield* put(postWizard.asked({ asked, isRepeated }));
}

function* begin({ payload: { asked, isRepeated } }: ReturnType<typeof postWizard.asked>) {
  const { values } = yield* select(postWizard.selectRecord);
  try {
    const isBegun = yield* countOf(values) > 1
      ? beginSeveral(asked, values)
      : beginOne(asked, values, isRepeated);
    // Nothing was sent now; of a request that is repeated the first answer is still unknown.
    if (!isBegun) yield* put(postWizard.refused({ error: null, asked: isRepeated ? asked : null }));
  } catch (error) {
    const failure = yield* reportFailure(error, 'createPost');
    const isUnknown = mayBeAccepted(failure, isRepeated);
    yield* put(postWizard.refused({ error: failure, asked: isUnknown ? asked : null }));
    yield* keepPost();
  }
}

function* beginOne(asked: AskedPost, values: PostValues, isRepeated: boolean) {
  const limit = isRepeated ? null : limitOf('post'); // the server may have counted it
  const spending = { limit, benefit: 'createPost', requestId: asked.requestId } as const;
  const made = yield* spendUnit(spending, () => ask(asked, values));
  if (made !== null) yield* accept(made.article);
  return made !== null;
}

/** The posts are made by a job, which the start page shows. Each is counted when it exists. */
function* beginSeveral({ workspaceId, requestId }: AskedPost, values: PostValues) {
  const { post } = yield* services();
  const { articleId, count } = values;
  if (articleId === null || !(yield* isReadable(articleId))) return false;
  yield* keepPost();
  const body = { ...bodyOf(values), requestId, count };
  yield* callApi(post.createPostsOfArticle, { workspaceId, articleId, body });
  yield* forgetPost();
  const { route } = yield* select(router.selectLocation);
  if (route === 'smmWizard') yield* put(router.navigationRequested({ to: '/' }));
  return true;
}

/** The server reads what is saved. */
function* isReadable(articleId: string) {
  if (yield* flushSaves([articleId])) return true;
  yield* showError('writingUnsaved');
  return false;
}

function* ask({ workspaceId, requestId }: AskedPost, values: PostValues) {
  const { post } = yield* services();
  const { from, articleId } = values;
  const isOfArticle = from === 'article' && articleId !== null;
  if (isOfArticle && !(yield* isReadable(articleId))) return null;
  yield* keepPost();
  const body = { ...bodyOf(values), requestId };
  return yield* isOfArticle
    ? callApi(post.createPostOfArticle, { workspaceId, articleId, body })
    : callApi(post.createPost, { workspaceId, body });
}

/** The new post opens if the writer has waited for it; otherwise it is in the list. */
function* accept(article: Parameters<typeof openNewArticle>[1]) {
  yield* forgetPost();
  const { route } = yield* select(router.selectLocation);
  const show = route === 'smmWizard' ? openNewArticle : listNewArticle;
  yield* show(article.workspaceId, article);
}
