import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { JobSummary } from '#contract/work/job.schema.ts';
import { openArticleSaga } from '#sagas/openArticle.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { work } from '#store/work/work.slice.ts';
import {
  aJobSummary,
  anAnswer,
  idOf,
  noNetwork,
  WORKSPACE_ID as workspaceId,
} from '#tests/support/factories.ts';
import { closePages, startEarlyPage, startPage } from '#tests/support/startPage.ts';

const LIST = { name: 'jobs', args: { workspaceId } } as const;

const listOf = (state: JobSummary['state'], done = 1) => ({ jobs: [aJobSummary({ state, done })] });

async function setup(state: JobSummary['state'], content = {}) {
  const page = await startPage({ content: { getJobs: async () => listOf(state), ...content } });
  page.dispatch(resources.used(LIST));
  await page.pass();
  const shown = () => resources.selectEntry<'jobs'>(page.state(), 'jobs', LIST.args)?.data?.jobs;
  return { ...page, shown, reads: () => page.callsOf('content.getJobs').length };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

// §d.jobs.2
test('while something runs, the list on the screen follows the server without being read again', async () => {
  const page = await setup('queued');
  expect(page.work.isHeard()).toBe(true);
  page.work.say({ type: 'list', list: listOf('running', 3) });
  await page.pass();
  expect(page.shown()).toEqual(listOf('running', 3).jobs);
  await page.pass(60_000);
  expect(page.reads()).toBe(1);
  page.work.say({ type: 'list', list: listOf('finished') });
  await page.pass();
  expect(page.work.isHeard()).toBe(false);
  expect(page.shown()).toEqual(listOf('finished').jobs);
});

test('nothing is followed while nothing shows the list, or nothing runs', async () => {
  const page = await setup('running');
  page.dispatch(resources.released(LIST));
  await page.pass();
  expect(page.work.isHeard()).toBe(false);
  expect((await setup('finished')).work.isHeard()).toBe(false);
});

test('a stream that breaks is opened again; one that is refused is not', async () => {
  const page = await setup('running');
  const opened = () => page.callsOf('generation.followWork').length;
  page.work.say({ type: 'closed', error: noNetwork });
  await page.pass(60_000);
  expect(opened()).toBe(2);
  page.work.say({ type: 'closed', error: anAnswer(404) });
  await page.pass(600_000);
  expect(opened()).toBe(2);
});

test('a stream that finds no place is asked for again after the time that the server says', async () => {
  const page = await setup('running');
  const opened = () => page.callsOf('generation.followWork').length;
  const refused = anAnswer(429, { code: 'too_many_streams', retryAfterMs: 30_000 });
  page.work.say({ type: 'closed', error: refused });
  await page.pass(29_000);
  expect(opened()).toBe(1);
  await page.pass(1000);
  expect(opened()).toBe(2);
});

test('a job is stopped, and the list is read again at once', async () => {
  const page = await setup('running');
  page.dispatch(work.stopRequested({ workspaceId, jobId: idOf(5) }));
  await page.pass();
  expect(page.callsOf('content.stopJob').map(({ args }) => args[0])).toEqual([
    { workspaceId, jobId: idOf(5) },
  ]);
  expect(page.reads()).toBe(2);
});

test('what is asked for before the workflow is loaded is done once, however often it was asked for', async () => {
  const page = await startEarlyPage();
  for (const _click of [1, 2]) {
    page.dispatch(work.linkCheckRequested({ workspaceId }));
    page.dispatch(work.stopRequested({ workspaceId, jobId: idOf(5) }));
  }
  await page.pass();
  expect(page.callsOf('url.postLinkCheck')).toEqual([]);
  page.begin(openArticleSaga);
  await page.pass();
  expect(page.callsOf('url.postLinkCheck')).toHaveLength(1);
  expect(page.callsOf('content.stopJob')).toHaveLength(1);
  expect(work.select(page.state())).toEqual([]);
});

test.each([
  ['a stop', 'generationStopFailed', work.stopRequested({ workspaceId, jobId: idOf(5) })],
  ['a link check', 'linkCheckFailed', work.linkCheckRequested({ workspaceId })],
] as const)('%s that does not reach the server is reported', async (_what, text, request) => {
  const fails = async () => {
    throw noNetwork;
  };
  const page = await startPage({ content: { stopJob: fails }, url: { postLinkCheck: fails } });
  page.dispatch(request);
  await page.pass();
  expect(notices.select(page.state())).toMatchObject([{ text }]);
});
