/** Earlier versions of an article: the present text is kept before an earlier one takes its place. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { articleJournalSaga } from '#sagas/article/journal.saga.ts';
import { articleSaveSaga } from '#sagas/article/save.saga.ts';
import { versionsSaga } from '#sagas/history/versions.saga.ts';
import { fork } from '#sagas/lib/effects.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { versions } from '#store/history/versions.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { anArticle, aVersion, idOf, noNetwork } from '#tests/support/factories.ts';
import { OPEN_ARTICLE as of, withArticle } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const { articleId, workspaceId } = of;
const restore = versions.restoreRequested({ ...of, version: 3 });
const earlier = aVersion({ version: 3, blocks: [{ id: 'b1', html: '<p>as it was</p>' }] });
const ports = { article: { getVersion: async () => earlier } };

/** What is restored is saved by the queue of the article. */
function* versionsAndSaves() {
  yield* fork(articleJournalSaga);
  yield* fork(articleSaveSaga);
  yield* versionsSaga();
}

test('restoring keeps the present text as a version, changes the text, and notes it in the history', async () => {
  const { calls, state } = await planOf(versionsAndSaves, { state: withArticle(), ports })
    .put(versions.kept({ articleId }))
    .put(versions.done({ articleId }))
    .dispatch(restore)
    .during(10_000);
  const article = calls.filter(({ op }) => op.startsWith('article.'));
  expect(article.map(({ op }) => op)).toEqual([
    'article.getVersion',
    'article.postVersion',
    'article.updateArticle',
    'article.postVersion',
  ]);
  expect(article[1]?.args).toEqual([{ ...of, body: { requestId: expect.any(String) } }]);
  expect(article[3]?.args).toMatchObject([{ body: { restoredFrom: 3 } }]);
  expect(articleSave.selectDraft(state, articleId)?.body.html).toEqual({ b1: '<p>as it was</p>' });
});

test('if the present text cannot be kept, nothing is changed', async () => {
  const postVersion = () => Promise.reject(noNetwork);
  const { callsOf, state } = await planOf(versionsAndSaves, {
    state: withArticle(),
    ports: { article: { ...ports.article, postVersion } },
  })
    .put(versions.failed({ articleId, failure: 'unkept', code: 'network' }))
    .not.put(versions.kept({ articleId }))
    .dispatch(restore)
    .during(10_000);
  expect(callsOf('article.updateArticle')).toEqual([]);
  expect(articleSave.selectDraft(state, articleId)?.body.html).toMatchObject({
    b1: '<p>one</p>',
  });
});

test('a version gets a name only when everything that was typed is in it', async () => {
  const typed = articleSave.edited({ articleId, title: 'A new title' });
  const { calls } = await planOf(versionsAndSaves, { state: withArticle() })
    .put(versions.done({ articleId }))
    .dispatch(typed)
    .dispatch(versions.nameRequested({ ...of, name: 'Before the review' }))
    .during(10_000);
  const article = calls.filter(({ op }) => op.startsWith('article.')).map(({ op }) => op);
  expect(article).toEqual(['article.updateArticle', 'article.postVersion']);
});

test('a copy of a version is an article of its own, and opens', async () => {
  const made = anArticle({ id: idOf(9) });
  await planOf(versionsAndSaves, {
    state: withArticle(),
    ports: { article: { ...ports.article, postArticle: async () => made } },
  })
    .put(versions.done({ articleId }))
    .put(router.navigationRequested({ to: `/articles/${made.id}` }))
    .dispatch(versions.copyRequested({ articleId, workspaceId, version: 3, title: 'A copy' }))
    .during(1000);
});
