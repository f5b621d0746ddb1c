import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { SaveRequest } from '#contract/article/article.schema.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { JOURNAL_READ_MAX_WAIT_MS } from '#sagas/article/lockHeard.ts';
import { articleLock } from '#store/article/lock.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { browserTabs } from '#tests/support/browserTabs.ts';
import { anArticle, aSaveResponse, aWorkspace, noNetwork } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import {
  ARTICLE_ID as articleId,
  articleLocation,
  closePages,
  DASHBOARD,
  openArticle,
  type Page,
  startPage,
} from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const lockOf = (page: Page) => articleLock.selectStatus(page.state(), articleId);
const isOpen = (page: Page) => articleSave.selectEntry(page.state(), articleId)?.isOpen ?? false;
const titleOf = (page: Page) => articleSave.selectDraft(page.state(), articleId)?.title;

/** A server that both tabs write to. */
function aServer() {
  let article = anArticle();
  const saves: SaveRequest[] = [];
  let isDown = false;
  const answered = new Map<string, number>();
  const ports: PortOverrides['article'] = {
    getArticle: async () => article,
    async updateArticle({ body }) {
      if (isDown) throw noNetwork;
      saves.push(body as SaveRequest);
      const known = answered.get(body.requestId);
      if (known !== undefined) return aSaveResponse({ version: known });
      const version = article.version + 1;
      answered.set(body.requestId, version);
      article = { ...article, version, storedTitle: body.title ?? article.storedTitle };
      return aSaveResponse({ version });
    },
  };
  return {
    ports,
    saves,
    title: () => article.storedTitle,
    set isDown(value: boolean) {
      isDown = value;
    },
  };
}

async function twoTabs(isAsleep = () => false) {
  const server = aServer();
  const tabs = browserTabs();
  const first = await openArticle({ ...tabs.tab(isAsleep), article: server.ports });
  const second = await openArticle({ ...tabs.tab(), article: server.ports });
  return { server, first, second, tabs };
}

test('the first tab writes, the second reads along', async () => {
  const { first, second } = await twoTabs();
  expect(lockOf(first)).toBe('mine');
  expect(isOpen(first)).toBe(true);
  expect(lockOf(second)).toBe('elsewhere');
  expect(isOpen(second)).toBe(false);
});

test('what the first tab saves, the second reads at once', async () => {
  const { first, second, server } = await twoTabs();
  const before = second.callsOf('article.getArticle').length;
  first.dispatch(articleSave.edited({ articleId, title: 'New' }));
  await first.pass(500);
  expect(server.title()).toBe('New');
  expect(second.callsOf('article.getArticle').length).toBe(before + 1);
});

test('“edit here instead”: the first tab saves what it has and releases the article, and the second continues from there', async () => {
  const { first, second, server } = await twoTabs();
  first.dispatch(articleSave.edited({ articleId, title: 'Last words' }));
  second.dispatch(articleLock.takeOverRequested({ articleId }));
  await second.pass(1000);
  expect(lockOf(first)).toBe('elsewhere');
  expect(lockOf(second)).toBe('mine');
  expect(isOpen(first)).toBe(false);
  expect(isOpen(second)).toBe(true);
  expect(server.saves.map(({ title }) => title)).toEqual(['Last words']);
  expect(titleOf(second)).toBe('Last words');
});

test('without a network the unsaved words go from tab to tab through the journal', async () => {
  const { first, second, server } = await twoTabs();
  server.isDown = true;
  first.dispatch(articleSave.edited({ articleId, title: 'Only here' }));
  await first.pass(500);
  second.dispatch(articleLock.takeOverRequested({ articleId }));
  await second.pass(3500);
  expect(lockOf(first)).toBe('elsewhere');
  expect(lockOf(second)).toBe('mine');
  expect(titleOf(second)).toBe('Only here');
  server.isDown = false;
  await second.pass(30_000);
  expect(server.saves.map(({ title }) => title)).toEqual(['Only here']);
});

test('a tab that is asleep is not waited for for ever', async () => {
  const { first, second, server } = await twoTabs(() => true);
  server.isDown = true;
  first.dispatch(articleSave.edited({ articleId, title: 'Before the sleep' }));
  await first.pass(300);
  second.dispatch(articleLock.takeOverRequested({ articleId }));
  await second.pass(4100);
  expect(lockOf(second)).toBe('mine');
  expect(titleOf(second)).toBe('Before the sleep');
});

test('the tab that writes is closed: the next one may write', async () => {
  const { first, second } = await twoTabs();
  await first.visit(DASHBOARD);
  await second.pass(100);
  expect(lockOf(first)).toBe('free');
  expect(lockOf(second)).toBe('mine');
  expect(isOpen(second)).toBe(true);
});

test('an article that was left is held until its last word is saved', async () => {
  const { first, second, server } = await twoTabs();
  server.isDown = true;
  first.dispatch(articleSave.edited({ articleId, title: 'Late' }));
  await first.pass(300);
  await first.visit(DASHBOARD);
  await second.pass(100);
  expect(lockOf(second)).toBe('elsewhere');
  server.isDown = false;
  await second.pass(30_000);
  expect(server.title()).toBe('Late');
  expect(lockOf(second)).toBe('mine');
});

test('without write access nothing is opened to write, and no lock is asked for', async () => {
  const page = await openArticle({
    workspace: {
      getWorkspaceByFolderId: async () =>
        aWorkspace({ isOwner: false, permissions: { write: false } }),
    },
  });
  expect(lockOf(page)).toBe('free');
  expect(isOpen(page)).toBe(false);
  expect(page.callsOf('lock.hold')).toEqual([]);
  expect(page.callsOf('article.getArticle')).toHaveLength(1);
});

// §d.save.1
test('after a crash the save in flight goes out first with its id, then the rest, the article open or not', async () => {
  const server = aServer();
  const tabs = browserTabs();
  const base = { version: 1, title: 'Old title', fields: NO_FIELDS, body: { order: [], html: {} } };
  tabs.kept.set(articleId, {
    workspaceId: 'w1',
    record: {
      base,
      inFlight: { requestId: 'request-before', baseVersion: 1, edit: { title: 'Sent' } },
      queued: { title: 'Typed after it' },
    },
  });
  const page = await startPage({ ...tabs.tab(), article: server.ports });
  await page.pass(2000);
  expect(
    server.saves.map(({ requestId, title, baseVersion }) => [requestId, title, baseVersion]),
  ).toEqual([
    ['request-before', 'Sent', 1],
    [expect.stringContaining('fake-id'), 'Typed after it', 2],
  ]);
  expect(tabs.kept.size).toBe(0);
  expect(lockOf(page)).toBe('free');
});

test('opening an article whose words an earlier page could not save shows them at once', async () => {
  const server = aServer();
  const tabs = browserTabs();
  server.isDown = true;
  tabs.kept.set(articleId, {
    workspaceId: 'w1',
    record: {
      base: { version: 1, title: 'Old title', fields: NO_FIELDS, body: { order: [], html: {} } },
      inFlight: null,
      queued: { title: 'Never sent' },
    },
  });
  const page = await startPage(
    { ...tabs.tab(), article: server.ports },
    articleLocation(articleId),
  );
  await page.pass(100);
  expect(isOpen(page)).toBe(true);
  expect(titleOf(page)).toBe('Never sent');
});

const unsaved = (title: string) => ({
  workspaceId: 'w1',
  record: {
    base: { version: 1, title: 'Old title', fields: NO_FIELDS, body: { order: [], html: {} } },
    inFlight: null,
    queued: { title },
  },
});

test('an article that is opened right after a crash is let go of like any other', async () => {
  const server = aServer();
  const tabs = browserTabs();
  tabs.kept.set(articleId, unsaved('Never sent'));
  const list = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50)); // by then the article is open
    return [articleId];
  };
  const journal = { ...tabs.tab().journal, list };
  const page = await openArticle({ ...tabs.tab(), journal, article: server.ports });
  await page.pass(2000);
  expect(server.title()).toBe('Never sent');
  expect(lockOf(page)).toBe('mine');
  await page.visit(DASHBOARD);
  await page.pass(100);
  expect(lockOf(page)).toBe('free');
});

test('a journal that does not answer in time is not written over: what it holds is for the next page', async () => {
  const server = aServer();
  const tabs = browserTabs();
  tabs.kept.set(articleId, unsaved('Never sent'));
  const page = await openArticle({
    ...tabs.tab(),
    journal: { ...tabs.tab().journal, read: () => new Promise(() => {}) },
    article: server.ports,
  });
  await page.pass(JOURNAL_READ_MAX_WAIT_MS);
  expect(isOpen(page)).toBe(true);
  page.dispatch(articleSave.edited({ articleId, title: 'Something new' }));
  await page.pass(5000);
  expect(server.title()).toBe('Something new');
  expect(tabs.kept.get(articleId)).toEqual(unsaved('Never sent'));
});

test.each([
  ['asked for', () => false],
  ['taken by force', () => true],
])(
  'where the device keeps nothing, unsaved words stay in the tab whose article is %s',
  async (_how, isAsleep) => {
    const server = aServer();
    const tabs = browserTabs();
    const keepsNothing = { write: async () => Promise.reject(noNetwork) };
    const first = await openArticle({
      ...tabs.tab(isAsleep),
      journal: { ...tabs.tab().journal, ...keepsNothing },
      article: server.ports,
    });
    const second = await openArticle({ ...tabs.tab(), article: server.ports });
    server.isDown = true;
    first.dispatch(articleSave.edited({ articleId, title: 'Nowhere else' }));
    await first.pass(500);
    second.dispatch(articleLock.takeOverRequested({ articleId }));
    await second.pass(5000);
    expect(lockOf(first)).toBe('elsewhere');
    expect(lockOf(second)).toBe('mine');
    expect(titleOf(first)).toBe('Nowhere else');
    server.isDown = false;
    await first.pass(30_000);
    expect(server.title()).toBe('Nowhere else');
  },
);
