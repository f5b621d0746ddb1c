import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { resources } from '#store/resources/resources.slice.ts';
import { aJobSummary, WORKSPACE_ID as workspaceId } from '#tests/support/factories.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const LIST = { name: 'jobs', args: { workspaceId } } as const;
const posts = (done: number) => ({
  jobs: [aJobSummary({ kind: 'posts', state: 'running', done, total: 5 })],
});

// §d.posts.8
test('each time a job has made posts, articles and limits are read again, and otherwise not', async () => {
  const page = await startPage({ content: { getJobs: async () => posts(0) } });
  page.dispatch(resources.used(LIST));
  await page.pass();
  const told = async (done: number) => {
    page.work.say({ type: 'list', list: posts(done) });
    await page.pass();
    const names = page.actions
      .filter(resources.invalidated.match)
      .map(({ payload }) => payload.name);
    return names.filter((name) => name === 'articles' || name === 'limits');
  };
  const first = await told(0);
  expect(await told(1)).toEqual([...first, 'articles', 'limits']);
  expect(await told(1)).toEqual([...first, 'articles', 'limits']);
  expect(await told(3)).toEqual([...first, 'articles', 'limits', 'articles', 'limits']);
});
