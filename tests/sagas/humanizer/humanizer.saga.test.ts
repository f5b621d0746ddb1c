import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { humanizer } from '#store/humanizer/humanizer.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  aHumanizerCheck,
  noNetwork,
  someLimits,
  WORKSPACE_ID as workspaceId,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(closePages);

const of = { workspaceId, articleId };

async function setup(overrides: PortOverrides = {}) {
  const page = await openArticle(overrides);
  page.dispatch(resources.used({ name: 'humanizerCheck', args: of }));
  await page.pass();
  return {
    ...page,
    status: () => humanizer.select(page.state(), articleId),
    check: () => resources.selectEntry(page.state(), 'humanizerCheck', of)?.data?.check,
    asked: () => page.callsOf('humanizer.postHumanizerCheck').length,
  };
}

// §d.humanizer.4
test('a check takes the place of the one before; a second request while it runs is ignored', async () => {
  const answer = deferred<ReturnType<typeof answerOf>>();
  const page = await setup({ humanizer: { postHumanizerCheck: () => answer.promise } });
  expect(page.check()).toBeNull();
  page.dispatch(humanizer.requested({ ...of }));
  page.dispatch(humanizer.requested({ ...of }));
  await page.pass();
  expect(page.status()).toMatchObject({ status: 'checking' });
  answer.resolve(answerOf());
  await page.pass();
  expect(page.status()).toEqual({ status: 'idle' });
  expect(page.check()).toEqual(aHumanizerCheck());
  expect(page.asked()).toBe(1);
});
const answerOf = () => ({
  articleId,
  check: aHumanizerCheck(),
  isCounted: true,
  limits: someLimits(),
});

test('a failure says why, and the last check stays', async () => {
  const page = await setup({
    humanizer: {
      getHumanizerCheck: async () => ({ articleId, check: aHumanizerCheck() }),
      postHumanizerCheck: () => Promise.reject(noNetwork),
    },
  });
  page.dispatch(humanizer.requested(of));
  await page.pass();
  expect(page.status()).toMatchObject({ status: 'failed', error: { kind: 'network' } });
  expect(page.check()).toEqual(aHumanizerCheck());
});
