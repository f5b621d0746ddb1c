/** Social media posts are asked for: of a topic, a page or an article, and counted once. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { postWizardSaga } from '#sagas/social/postWizard.saga.ts';
import { router } from '#store/session/router.slice.ts';
import { postWizard } from '#store/social/postWizard.slice.ts';
import { anArticle, idOf, noNetwork, someLimits } from '#tests/support/factories.ts';
import { inWorkspace } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const NEW = anArticle({ id: idOf(9), type: 'SMM' });
const begun = { article: NEW, jobId: idOf(90), limits: someLimits() };
const page = () => inWorkspace({ pathname: '/smm/create', route: 'smmWizard' });
const articleId = idOf(1);
const entered = postWizard.entered({ articleId: null });

test('a post of a topic opens, and the device forgets the form', async () => {
  const { callsOf, storage } = await planOf(postWizardSaga, {
    state: page(),
    ports: { post: { createPost: async () => begun } },
  })
    .put(postWizard.accepted())
    .put(router.navigationRequested({ to: `/smm/${NEW.id}` }))
    .dispatch(entered)
    .dispatch(postWizard.edited({ topic: 'Jars' }))
    .dispatch(postWizard.submitted())
    .during(100);
  expect(callsOf('post.createPost').map(({ args }) => args)).toMatchObject([
    [{ body: { topic: 'Jars' } }],
  ]);
  expect([...storage.keys()]).toEqual([]);
});

test('several posts of an article are a job, which the start page shows', async () => {
  const { callsOf } = await planOf(postWizardSaga, { state: page() })
    .put(router.navigationRequested({ to: '/' }))
    .dispatch(postWizard.entered({ articleId }))
    .dispatch(postWizard.edited({ count: 3 }))
    .dispatch(postWizard.submitted())
    .during(100);
  expect(callsOf('post.createPostsOfArticle').map(({ args }) => args)).toMatchObject([
    [{ articleId, body: { count: 3 } }],
  ]);
  expect(callsOf('post.createPostOfArticle')).toEqual([]);
});

test('the same post again after a lost answer is the same request, also after a reload', async () => {
  const ports = { post: { createPost: () => Promise.reject(noNetwork) } };
  const asks = await planOf(postWizardSaga, { state: page(), ports })
    .dispatch(entered)
    .dispatch(postWizard.edited({ topic: 'Jars' }))
    .dispatch(postWizard.submitted())
    .delay(10)
    .dispatch(postWizard.submitted())
    .during(100);
  const reloaded = await planOf(postWizardSaga, {
    state: page(),
    ports: { ...ports, storage: { get: (key) => asks.storage.get(key) ?? null } },
  })
    .dispatch(entered)
    .during(100);
  const ids = [asks, reloaded]
    .flatMap(({ callsOf }) => callsOf('post.createPost'))
    .map(({ args: [of] }) => (of as { body: { requestId: string } }).body.requestId);
  expect(ids.length).toBe(3);
  expect(new Set(ids).size).toBe(1);
});
