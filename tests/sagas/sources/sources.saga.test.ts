import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { resourcesSaga } from '#sagas/resources/resources.saga.ts';
import { writesSaga } from '#sagas/resources/writes.saga.ts';
import { tokenSaga } from '#sagas/session/token.saga.ts';
import { sourcesSaga } from '#sagas/sources/sources.saga.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { sourceWrites } from '#store/sources/sources.writes.ts';
import { type SourceTask, sourceWork } from '#store/sources/sourceWork.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  aSource,
  aStoredClaim,
  aUser,
  idOf,
  noNetwork,
  someSources,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startWorkflows } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const of = { articleId: idOf(1), workspaceId: WORKSPACE_ID };
const SITE = 'https://a.example/study';

async function setup(url: PortOverrides['url'] = {}) {
  const workflows = {
    token: tokenSaga,
    resources: resourcesSaga,
    writes: writesSaga,
    sources: sourcesSaga,
  };
  const page = startWorkflows(workflows, { url }, aUser());
  page.dispatch(resources.used({ name: 'sources', args: of }));
  await page.pass();
  return {
    ...page,
    work: () => sourceWork.select(page.state(), of.articleId),
    sources: () => resources.selectEntry(page.state(), 'sources', of)?.data,
    notices: () => notices.select(page.state()).map(({ text }) => text),
    async request(task: SourceTask) {
      page.dispatch(sourceWork.requested({ ...of, task }));
      await page.pass();
    },
  };
}

test('a source that is added appears in the list', async () => {
  const page = await setup();
  await page.request({ kind: 'add', url: SITE });
  expect(page.callsOf('url.postSource').map(({ args }) => args)).toEqual([
    [{ ...of, body: { url: SITE, isReadAgain: false } }],
  ]);
  expect(page.sources()?.sources).toEqual([aSource({ url: SITE })]);
  expect(page.work().status).toBe('idle');
});

test('one thing is done at a time: a second request while the first one runs asks for nothing', async () => {
  const first = deferred<ReturnType<typeof someSources>>();
  const page = await setup({ postSource: () => first.promise });
  await page.request({ kind: 'add', url: SITE });
  await page.request({ kind: 'check' });
  expect(page.callsOf('url.checkClaims')).toEqual([]);
  first.resolve(someSources());
  await page.pass();
  expect(page.work().status).toBe('idle');
});

// §d.sources.2
test('Undo in the notice brings a removed source back', async () => {
  const page = await setup();
  await page.request({ kind: 'remove', url: SITE });
  const [notice] = notices.select(page.state());
  expect(notice).toMatchObject({ text: 'sourceRemoved', offer: 'undo' });
  page.dispatch(notices.undoRequested({ id: notice?.id ?? '' }));
  await page.pass();
  expect(page.sources()?.sources).toEqual([aSource({ url: SITE })]);
});

test('a failure is shown until the next request, and the list stays as it was', async () => {
  let isDown = true;
  const page = await setup({
    getSources: async () => someSources({ sources: [aSource()] }),
    async checkClaims() {
      if (isDown) throw noNetwork;
      return someSources({ claims: [aStoredClaim()] });
    },
  });
  await page.request({ kind: 'check' });
  expect(page.work()).toMatchObject({ status: 'failed', error: noNetwork });
  expect(page.sources()?.sources).toHaveLength(1);
  isDown = false;
  await page.request({ kind: 'check' });
  expect(page.sources()?.claims).toEqual([aStoredClaim()]);
});

// §d.claims.6
test('the word of the writer is shown at once, and taken back if it cannot be stored', async () => {
  const answer = deferred<ReturnType<typeof someSources>>();
  const page = await setup({ putClaim: () => answer.promise });
  page.dispatch(sourceWrites.vouch({ ...of, body: { kind: 'figure', key: 'k', isMine: true } }));
  await page.pass();
  expect(page.sources()?.claims).toEqual([aStoredClaim({ isMine: true })]);
  answer.reject(noNetwork);
  await page.pass();
  expect(page.sources()?.claims).toEqual([]);
  expect(page.notices()).toEqual(['vouchFailed']);
});

test('the word of the writer, given and taken back at once, is sent in that order', async () => {
  const first = deferred<ReturnType<typeof someSources>>();
  const page = await setup({
    putClaim: ({ body }) =>
      body.isMine ? first.promise : Promise.resolve(someSources({ claims: [aStoredClaim(body)] })),
  });
  const vouch = (isMine: boolean) =>
    page.dispatch(sourceWrites.vouch({ ...of, body: { kind: 'figure', key: 'k', isMine } }));
  vouch(true);
  vouch(false);
  await page.pass();
  expect(page.callsOf('url.putClaim')).toHaveLength(1);
  first.resolve(someSources({ claims: [aStoredClaim({ isMine: true })] }));
  await page.pass();
  expect(page.callsOf('url.putClaim')).toHaveLength(2);
  expect(page.sources()?.claims).toMatchObject([{ isMine: false }]);
});

// §d.sources.5
test('a quote is copied with a link, and nothing in it is HTML', async () => {
  const page = await setup();
  page.dispatch(
    sourceWork.quoteCopied({ url: `${SITE}?a=1&b="`, title: '<b>Study</b>', quote: 'a < b' }),
  );
  await page.pass();
  expect(page.callsOf('clipboard.write').map(({ args }) => args)).toEqual([
    [
      {
        text: `“a < b” (<b>Study</b>, ${SITE}?a=1&b=")`,
        html: `<p>“a &lt; b” (<a href="${SITE}?a=1&amp;b=&quot;">&lt;b&gt;Study&lt;/b&gt;</a>)</p>`,
      },
    ],
  ]);
});

// §d.claims.9
test('the claims are saved as a file', async () => {
  const page = await setup();
  page.dispatch(sourceWork.claimsExported(of));
  await page.pass();
  expect(page.callsOf('downloads.saveText').map(({ args }) => args)).toMatchObject([
    [{ name: 'claims.csv', text: expect.stringMatching(/^kind,claim,/) }],
  ]);
});
