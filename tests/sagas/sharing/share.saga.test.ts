import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { tokenSaga } from '#sagas/session/token.saga.ts';
import { shareSaga } from '#sagas/sharing/share.saga.ts';
import { notices } from '#store/session/notices.slice.ts';
import { share } from '#store/sharing/share.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  anAnswer,
  aShare,
  aUser,
  idOf,
  noNetwork,
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

const target = { articleId: idOf(1), workspaceId: WORKSPACE_ID };
const link = (path: string) => aShare({ path });

async function setup(overrides: PortOverrides = {}) {
  const page = startWorkflows({ token: tokenSaga, share: shareSaga }, overrides, aUser());
  await page.pass();
  return {
    ...page,
    shared: () => share.select(page.state()),
    async open() {
      page.dispatch(share.opened({ ...target }));
      await page.pass();
    },
  };
}

// §7.calls.19
test('the link is requested once when the dialog opens', async () => {
  const page = await setup();
  await page.open();
  page.dispatch(share.opened(target)); // what is open does not open again
  await page.pass();
  expect(page.callsOf('article.shareArticle').map(({ args }) => args)).toEqual([[target]]);
  expect(page.shared()).toMatchObject({ status: 'shared', path: '/shared/t0ken' });
});

// §7.calls.19
test('a second click asks for nothing twice', async () => {
  const { promise, resolve } = deferred<void>();
  const waits = async () => {
    await promise;
    return link('/l');
  };
  const changes: boolean[] = [];
  const page = await setup({
    article: {
      shareArticle: waits,
      async patchShare({ body }) {
        changes.push(body.showsResearch);
        return link('/l');
      },
      unshareArticle: async ({ articleId }) => ({ articleId }),
    },
  });
  await page.open();
  await page.open();
  resolve();
  await page.pass();
  expect(page.callsOf('article.shareArticle')).toHaveLength(1);
  for (const showsResearch of [true, false])
    page.dispatch(share.researchChosen({ ...target, showsResearch }));
  await page.pass();
  expect([changes, page.shared()]).toMatchObject([[true], { showsResearch: true }]);
  for (let clicks = 0; clicks < 2; clicks += 1) page.dispatch(share.revokeRequested({ ...target }));
  await page.pass();
  expect(page.callsOf('article.unshareArticle')).toHaveLength(1);
});

test('a failed request for a link can be retried', async () => {
  let isDown = true;
  const page = await setup({
    article: {
      async shareArticle() {
        if (isDown) throw noNetwork;
        return link('/l');
      },
    },
  });
  await page.open();
  expect(page.shared()).toMatchObject({ status: 'failed', error: noNetwork });
  isDown = false;
  await page.open();
  expect(page.shared()).toMatchObject({ status: 'shared', path: '/l', error: null });
});

test('an answer is ignored after the dialog was closed or opened for another article', async () => {
  const first = deferred<ReturnType<typeof link>>();
  const page = await setup({
    article: {
      shareArticle: async ({ articleId }) =>
        articleId === idOf(1) ? first.promise : link('/second'),
    },
  });
  await page.open();
  page.dispatch(share.closed());
  page.dispatch(share.opened({ ...target, articleId: idOf(2) }));
  await page.pass();
  first.resolve(link('/first'));
  await page.pass();
  expect(page.shared()).toMatchObject({ status: 'shared', path: '/second' });
});

test('a revoked link is gone; opening the dialog again creates another', async () => {
  const page = await setup();
  await page.open();
  page.dispatch(share.revokeRequested(target));
  expect(page.shared().status).toBe('revoking');
  await page.pass();
  expect(page.shared()).toEqual({ status: 'revoked', articleId: idOf(1) });
  await page.open();
  expect(page.shared().status).toBe('shared');
});

test('a link that could not be revoked is still shown, with the reason; after closing, a notice is shown', async () => {
  const answer = deferred<{ articleId: string }>();
  const page = await setup({ article: { unshareArticle: () => answer.promise } });
  await page.open();
  page.dispatch(share.revokeRequested(target));
  answer.reject(anAnswer(503));
  await page.pass();
  expect(page.shared()).toMatchObject({
    status: 'shared',
    path: '/shared/t0ken',
    error: anAnswer(503),
  });
  expect(notices.select(page.state())).toEqual([]);
  page.dispatch(share.revokeRequested(target));
  page.dispatch(share.closed());
  await page.pass();
  expect(notices.select(page.state()).map(({ text }) => text)).toEqual(['unshareFailed']);
});

// §d.briefs.19
test('what the link of a brief shows can be changed; a refusal takes it back and says why', async () => {
  let isDown = false;
  const page = await setup({
    article: {
      async shareArticle() {
        if (isDown) throw noNetwork;
        return aShare();
      },
      async patchShare({ body }) {
        if (isDown) throw noNetwork;
        return aShare(body);
      },
    },
  });
  const choose = async (showsResearch: boolean) => {
    page.dispatch(share.researchChosen({ ...target, showsResearch }));
    expect(page.shared()).toMatchObject({ status: 'changing', showsResearch });
    await page.pass();
  };
  await page.open();
  await choose(false);
  expect(page.shared()).toMatchObject({ status: 'shared', showsResearch: false, error: null });
  isDown = true;
  await choose(true);
  expect(page.shared()).toMatchObject({
    status: 'shared',
    showsResearch: false,
    error: noNetwork,
    failed: 'changing',
  });
});

// §d.briefs.19
test.each([
  ['closed', () => share.closed()],
  ['open anew', () => [share.closed(), share.opened(target)]],
])(
  'a change that fails while the dialog is %s is told, and takes nothing else back',
  async (_now, next) => {
    const answer = deferred<ReturnType<typeof aShare>>();
    const page = await setup({ article: { patchShare: () => answer.promise } });
    await page.open();
    page.dispatch(share.researchChosen({ ...target, showsResearch: false }));
    for (const action of [next()].flat()) page.dispatch(action);
    const { status } = page.shared();
    answer.reject(anAnswer(503));
    await page.pass();
    expect(page.shared().status).toBe(status === 'closed' ? 'closed' : 'shared');
    expect(notices.select(page.state()).map(({ text }) => text)).toEqual(['shareChangeFailed']);
  },
);

// §d.briefs.19
test('a change whose answer was lost is shown as what the link shows', async () => {
  let showsResearch = true;
  const page = await setup({
    article: {
      shareArticle: async () => aShare({ showsResearch }),
      async patchShare({ body }) {
        ({ showsResearch } = body);
        throw noNetwork;
      },
    },
  });
  await page.open();
  page.dispatch(share.researchChosen({ ...target, showsResearch: false }));
  await page.pass();
  expect(page.shared()).toMatchObject({ status: 'shared', showsResearch: false, error: null });
});

const copied = { articleId: idOf(1), url: 'https://x.example/l?a=1&b=2', title: 'A < "B"' };

test('the link is copied as text, and as a link that carries the title', async () => {
  const page = await setup();
  await page.open();
  page.dispatch(share.copyRequested(copied));
  await page.pass();
  expect(page.callsOf('clipboard.write').map(({ args }) => args[0])).toEqual([
    {
      text: copied.url,
      html: '<a href="https://x.example/l?a=1&amp;b=2">A &lt; "B"</a>',
    },
  ]);
  expect(page.shared()).toMatchObject({ isCopied: true });
});

test('a refusal of the browser to copy is shown', async () => {
  const page = await setup({
    clipboard: {
      async write() {
        throw new Error('NotAllowedError');
      },
    },
  });
  await page.open();
  page.dispatch(share.copyRequested(copied));
  await page.pass();
  expect(page.shared()).toMatchObject({ isCopied: false });
});
