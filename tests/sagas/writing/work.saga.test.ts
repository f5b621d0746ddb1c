import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { JobSummary } from '#contract/content.schema.ts';
import { notices } from '#store/session/notices.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { work } from '#store/writing/work.slice.ts';
import { idOf, noNetwork, WORKSPACE_ID as workspaceId } from '#tests/support/factories.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

const aJob = (change: Partial<JobSummary> = {}): JobSummary => ({
  jobId: idOf(5),
  task: 'draft',
  articleId: idOf(1),
  articleTitle: 'Jars',
  state: 'running',
  done: 1,
  total: 3,
  createdAt: '2026-05-01T00:00:00.000Z',
  ...change,
});
const LIST = { name: 'jobs', args: { workspaceId } } as const;

async function setup(states: readonly JobSummary['state'][], content = {}) {
  let read = 0;
  const page = await startPage({
    content: {
      getJobs: async () => {
        const state = states[Math.min(read, states.length - 1)];
        read += 1;
        return { jobs: state === undefined ? [] : [aJob({ state })] };
      },
      ...content,
    },
  });
  page.dispatch(resources.used(LIST));
  await page.pass();
  return { ...page, reads: () => page.callsOf('content.getJobs').length };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

test('the list is read again every three seconds while something runs, and no more when it is done', async () => {
  const page = await setup(['queued', 'running', 'finished']);
  expect(page.reads()).toBe(1);
  await page.pass(3000);
  expect(page.reads()).toBe(2);
  await page.pass(3000);
  expect(page.reads()).toBe(3);
  await page.pass(60_000);
  expect(page.reads()).toBe(3);
});

test('nothing is read while nothing shows the list', async () => {
  const page = await setup(['running']);
  page.dispatch(resources.released(LIST));
  await page.pass(60_000);
  expect(page.reads()).toBe(1);
});

test('a job is stopped, and the list is read again at once', async () => {
  const page = await setup(['running', 'stopped']);
  page.dispatch(work.stopRequested({ workspaceId, jobId: idOf(5) }));
  await page.pass();
  expect(page.callsOf('content.stopJob').map(({ args }) => args[0])).toEqual([
    { workspaceId, jobId: idOf(5) },
  ]);
  expect(page.reads()).toBe(2);
});

test('a stop that does not reach the server is reported', async () => {
  const page = await setup(['running'], {
    stopJob: async () => {
      throw noNetwork;
    },
  });
  page.dispatch(work.stopRequested({ workspaceId, jobId: idOf(5) }));
  await page.pass();
  expect(notices.select(page.state())).toMatchObject([{ text: 'generationStopFailed' }]);
});
