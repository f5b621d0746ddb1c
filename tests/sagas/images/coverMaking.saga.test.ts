import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { coverMakingSaga } from '#sagas/images/coverMaking.saga.ts';
import { resourcesSaga } from '#sagas/resources/resources.saga.ts';
import { tokenSaga } from '#sagas/session/token.saga.ts';
import { coverMaking } from '#store/images/coverMaking.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { anAnswer, anAsset, aUser, WORKSPACE_ID } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startWorkflows } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(closePages);

const workspaceId = WORKSPACE_ID;
const design = {
  title: 'Tea',
  byline: '',
  layout: 'plain',
  size: 'link',
  background: '#14344f',
  accent: '#e2725b',
} as const;

const start = (postCover: NonNullable<NonNullable<PortOverrides['asset']>['postCover']>) =>
  startWorkflows(
    { token: tokenSaga, resources: resourcesSaga, coverMaking: coverMakingSaga },
    { asset: { postCover } },
    aUser(),
  );

// §d.images.8
test('a cover is added to the library, which is read again', async () => {
  const page = start(async ({ body }) => anAsset({ alt: body.title }));
  page.dispatch(resources.used({ name: 'assets', args: { workspaceId } }));
  await page.pass();
  page.dispatch(coverMaking.requested({ workspaceId, design }));
  await page.pass();
  expect(coverMaking.select(page.state())).toMatchObject({ status: 'made', asset: { alt: 'Tea' } });
  expect(page.callsOf('asset.postCover').map(({ args }) => args[0])).toEqual([
    { workspaceId, body: { ...design, requestId: expect.any(String) } },
  ]);
  expect(page.callsOf('asset.getAssets')).toHaveLength(2);
});

test('a refusal is told, and the same cover can be asked for again', async () => {
  let answers = 0;
  const page = start(async () => {
    answers += 1;
    if (answers === 1) throw anAnswer(409, { code: 'images_full' });
    return anAsset();
  });
  page.dispatch(coverMaking.requested({ workspaceId, design }));
  await page.pass();
  expect(coverMaking.select(page.state())).toMatchObject({
    status: 'failed',
    error: { code: 'images_full' },
  });
  page.dispatch(coverMaking.requested({ workspaceId, design }));
  await page.pass();
  expect(coverMaking.select(page.state()).status).toBe('made');
});

// §d.images.8
test('a cover whose dialog was closed is never taken for the next one that is asked for', async () => {
  const answers = new Map<string, () => void>();
  const page = start(
    ({ body: { title } }) =>
      new Promise((resolve) => {
        answers.set(title, () => resolve(anAsset({ alt: title })));
      }),
  );
  const request = (title: string) =>
    page.dispatch(coverMaking.requested({ workspaceId, design: { ...design, title } }));
  page.dispatch(resources.used({ name: 'assets', args: { workspaceId } }));
  request('First');
  await page.pass();
  page.dispatch(coverMaking.left());
  request('Second');
  await page.pass();
  answers.get('First')?.();
  await page.pass();
  expect(coverMaking.select(page.state()).status).toBe('making');
  expect(page.callsOf('asset.getAssets')).toHaveLength(2); // the first is in the library all the same
  answers.get('Second')?.();
  await page.pass();
  expect(coverMaking.select(page.state())).toMatchObject({
    status: 'made',
    asset: { alt: 'Second' },
  });
});
