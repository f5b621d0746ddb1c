import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { imageMakingSaga } from '#sagas/images/imageMaking.saga.ts';
import { resourcesSaga } from '#sagas/resources/resources.saga.ts';
import { tokenSaga } from '#sagas/session/token.saga.ts';
import { imageMaking } from '#store/images/imageMaking.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import {
  aJobSummary,
  anAnswer,
  aUser,
  idOf,
  noNetwork,
  someLimits,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startWorkflows } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(closePages);

const workspaceId = WORKSPACE_ID;
const WISH = { workspaceId, articleId: null, prompt: 'A jar', shape: 'wide' } as const;
const of = { workspaceId, articleId: null };
type PostImage = NonNullable<NonNullable<PortOverrides['asset']>['postImageRequest']>;

const start = (postImageRequest: PostImage, content: PortOverrides['content'] = {}) =>
  startWorkflows(
    { token: tokenSaga, resources: resourcesSaga, imageMaking: imageMakingSaga },
    { asset: { postImageRequest }, content },
    aUser(),
  );
const accepted: PostImage = async () => ({ workspaceId, jobId: idOf(90), limits: someLimits() });
const idsOf = (page: ReturnType<typeof start>) =>
  page
    .callsOf('asset.postImageRequest')
    .map(({ args }) => (args[0] as { body: { requestId: string } }).body.requestId);

// §d.images.10
test('a double click is one request; the next one is another', async () => {
  const page = start(accepted);
  page.dispatch(imageMaking.makeRequested(WISH));
  page.dispatch(imageMaking.makeRequested(WISH));
  await page.pass();
  page.dispatch(imageMaking.makeRequested(WISH));
  await page.pass();
  const [first, second, ...more] = idsOf(page);
  expect(more).toEqual([]);
  expect(second).not.toBe(first);
});

// §d.images.10
test('after a lost answer the same image is the same request, and anything else another one', async () => {
  const page = start(() => Promise.reject(noNetwork));
  const ask = async (change: Partial<Parameters<typeof imageMaking.makeRequested>[0]> = {}) => {
    page.dispatch(imageMaking.makeRequested({ ...WISH, ...change }));
    await page.pass();
    return idsOf(page).at(-1);
  };
  const first = await ask();
  expect(await ask()).toBe(first);
  const ofArticle = await ask({ articleId: idOf(2) });
  expect(await ask()).toBe(first);
  expect(await ask({ articleId: idOf(2) })).toBe(ofArticle);
  const tall = await ask({ shape: 'tall' });
  const ofOther = await ask({ workspaceId: idOf(3) });
  expect(new Set([first, ofArticle, tall, ofOther]).size).toBe(4);
});

// §d.images.10
test('what is typed while a request is lost is another request, though it was typed before the answer', async () => {
  const page = start(async (args) => {
    if (args.body.prompt === 'A cup') return accepted(args);
    page.dispatch(imageMaking.changed({ of, change: { prompt: 'A cup' } }));
    throw noNetwork;
  });
  page.dispatch(imageMaking.makeRequested(WISH));
  await page.pass();
  const { prompt } = imageMaking.selectForm(page.state(), of);
  page.dispatch(imageMaking.makeRequested({ ...WISH, prompt: prompt ?? '' }));
  await page.pass();
  const [first, second] = idsOf(page);
  expect(second).not.toBe(first);
  expect(imageMaking.selectForm(page.state(), of)).toMatchObject({ sent: null, error: null });
});

test('a refusal is told where it was asked, until that is opened again; what was typed meanwhile stays', async () => {
  const page = start(async () => {
    page.dispatch(imageMaking.changed({ of, change: { prompt: 'A cup' } }));
    throw anAnswer(409, { code: 'work_running' });
  });
  page.dispatch(imageMaking.makeRequested(WISH));
  await page.pass();
  const told = { prompt: 'A cup', sent: null, error: { code: 'work_running' } };
  expect(imageMaking.selectForm(page.state(), of)).toMatchObject(told);
  const other = { workspaceId, articleId: idOf(2) };
  expect(imageMaking.selectForm(page.state(), other)).toMatchObject({ prompt: null, error: null });
  page.dispatch(imageMaking.opened({ of }));
  expect(imageMaking.selectForm(page.state(), of)).toMatchObject({ prompt: 'A cup', error: null });
});

// §d.images.10
test('the end of a job is seen in the library and in the limits', async () => {
  let state: 'running' | 'finished' = 'running';
  const page = start(accepted, {
    getJobs: async () => ({ jobs: [aJobSummary({ kind: 'image', state })] }),
  });
  page.dispatch(resources.used({ name: 'jobs', args: { workspaceId } }));
  page.dispatch(resources.used({ name: 'assets', args: { workspaceId } }));
  await page.pass();
  const reads = page.callsOf('asset.getAssets').length;
  state = 'finished';
  page.dispatch(resources.invalidated({ name: 'jobs' }));
  await page.pass();
  expect(page.callsOf('asset.getAssets')).toHaveLength(reads + 1);
});
