/**
 * Makes social media posts (store/social/postWizard.slice.ts). What is chosen is kept on the device, and so is the id of
 * the request before it is sent: a reload in between counts once.
 */
import { limitOf } from '#domain/writing/aiTasks.ts';
import { WIZARD_KEEP_MS } from '#domain/writing/wizard.ts';
import { page } from '#store/session/page.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { type AskedPost, bodyOf, type PostValues, restoredPost } from '#store/social/postValues.ts';
import { postWizard } from '#store/social/postWizard.slice.ts';
import { reportFailure, spendUnit } from '../access/access.api.ts';
import { listNewArticle, openNewArticle } from '../article/article.api.ts';
import { call, delay, fork, put, race, select, take, takeLeading } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { accountKey, callApi, flushSaves, showError } from '../session/session.api.ts';

const SERVER_ERROR = 500;

export function* postWizardSaga() {
  yield* fork(open);
  yield* fork(keepWhatIsTyped);
  yield* takeLeading(postWizard.submitted, begin);
}

function* keepWhatIsTyped() {
  while (true) {
    yield* take(postWizard.edited);
    yield* race({ while: delay(WIZARD_KEEP_MS), hidden: take(page.hidden) });
    yield* keep();
  }
}

/** Opens the page as an earlier visit left it, and repeats a request whose answer that visit did not get. */
function* open() {
  while (true) {
    yield* waitUntil(postWizard.selectIsOpening);
    const { storage } = yield* services();
    const kept = restoredPost(yield* call(storage.get, yield* key()));
    yield* put(postWizard.opened({ kept }));
    const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
    const { asked } = yield* select(postWizard.selectRecord);
    if (asked?.workspaceId === workspaceId) yield* put(postWizard.submitted());
  }
}

/** The same post again after a failure is the same request: the server may have accepted it. */
function* begin() {
  const { ids } = yield* services();
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  const { asked: last, values } = yield* select(postWizard.selectRecord);
  const isRepeated = last?.workspaceId === workspaceId;
  const asked = isRepeated ? last : { workspaceId, requestId: yield* call(ids.next) };
  yield* put(postWizard.asked({ asked }));
  if ((yield* select(postWizard.select)).status !== 'asking') return;
  const limit = isRepeated ? null : limitOf('post'); // the server may have counted it
  const spending = { limit, benefit: 'createPost', requestId: asked.requestId } as const;
  try {
    const made = yield* spendUnit(spending, () => ask(asked, values));
    if (made === null) yield* put(postWizard.refused({ error: null, asked: null }));
    else yield* accept(made.article);
  } catch (error) {
    const failure = yield* reportFailure(error, 'createPost');
    const isClear = failure.status !== null && failure.status < SERVER_ERROR; // nothing was begun
    yield* put(postWizard.refused({ error: failure, asked: isClear ? null : asked }));
    yield* keep();
  }
}

function* ask({ workspaceId, requestId }: AskedPost, values: PostValues) {
  const { post } = yield* services();
  const { from, articleId } = values;
  const isOfArticle = from === 'article' && articleId !== null;
  if (isOfArticle && !(yield* flushSaves([articleId]))) {
    yield* showError('writingUnsaved'); // the server reads what is saved
    return null;
  }
  yield* keep();
  const body = { ...bodyOf(values), requestId };
  return yield* isOfArticle
    ? callApi(post.createPostOfArticle, { workspaceId, articleId, body })
    : callApi(post.createPost, { workspaceId, body });
}

/** The new post opens if the writer has waited for it; otherwise it is in the list. */
function* accept(article: Parameters<typeof openNewArticle>[1]) {
  yield* put(postWizard.accepted());
  const { storage } = yield* services();
  yield* call(storage.remove, yield* key());
  const { route } = yield* select(router.selectLocation);
  const show = route === 'smmWizard' ? openNewArticle : listNewArticle;
  yield* show(article.workspaceId, article);
}

function* keep() {
  const { storage } = yield* services();
  const record = yield* select(postWizard.selectRecord);
  yield* call(storage.set, yield* key(), JSON.stringify(record));
}

const key = () => accountKey('post');
