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
test('after a lost answer the same image is the same request, and another text another one', async () => {
  let isLost = true;
  const page = start(async (args) => {
    if (isLost) throw noNetwork;
    return accepted(args);
  });
  page.dispatch(imageMaking.changed({ prompt: 'A jar' }));
  const ask = async () => {
    page.dispatch(imageMaking.makeRequested(WISH));
    await page.pass();
  };
  await ask();
  expect(imageMaking.select(page.state())).toMatchObject({ status: 'resting', prompt: 'A jar' });
  await ask();
  page.dispatch(imageMaking.changed({ prompt: 'A cup' }));
  isLost = false;
  await ask();
  const [first, second, third] = idsOf(page);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(imageMaking.select(page.state())).toMatchObject({ error: null, requestId: null });
});

test('a refusal is told, and what was typed meanwhile stays', async () => {
  const page = start(async () => {
    page.dispatch(imageMaking.changed({ prompt: 'A cup' }));
    throw anAnswer(409, { code: 'work_running' });
  });
  page.dispatch(imageMaking.makeRequested(WISH));
  await page.pass();
  expect(imageMaking.select(page.state())).toMatchObject({
    status: 'resting',
    prompt: 'A cup',
    requestId: null,
    error: { code: 'work_running' },
  });
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
