import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { SaveRequest } from '#contract/article/article.schema.ts';
import { JOURNAL_MAX_WAIT_MS } from '#domain/article/journal.ts';
import { articleJournal } from '#store/article/journal.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import { aSaveResponse, noNetwork } from '#tests/support/factories.ts';
import { journalIn, type PortOverrides } from '#tests/support/fakeServices.ts';
import {
  ARTICLE_ID as articleId,
  closePages,
  DASHBOARD,
  openArticle,
} from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

async function setup(overrides: PortOverrides = {}) {
  const kept: Parameters<typeof journalIn>[0] = new Map();
  const page = await openArticle({ journal: journalIn(kept), ...overrides });
  return {
    ...page,
    kept: () => kept.get(articleId)?.record,
    retitle: (title: string) => page.dispatch(articleSave.edited({ articleId, title })),
    status: () => articleSave.selectStatus(page.state(), articleId),
  };
}

const lastOf = <T>(values: readonly T[]): T | undefined => values.at(-1);

// §d.save.1
test('every edit is in the journal at once, and gone from it when the server has it', async () => {
  const page = await setup();
  page.retitle('A');
  await page.pass();
  expect(page.kept()).toMatchObject({ inFlight: null, queued: { title: 'A' } });
  await page.pass(200);
  expect(page.status()).toBe('idle');
  expect(page.kept()).toEqual(undefined);
});

test('a request leaves only when the journal knows its id', async () => {
  const written = deferred<void>();
  let isSlow = false;
  const kept: Parameters<typeof journalIn>[0] = new Map();
  const journal = journalIn(kept);
  const page = await setup({
    journal: {
      ...journal,
      async write(record) {
        if (isSlow) await written.promise;
        await journal.write(record);
      },
    },
  });
  page.retitle('A');
  await page.pass(100);
  isSlow = true;
  await page.pass(500);
  expect(page.callsOf('article.updateArticle')).toHaveLength(0);
  written.resolve();
  await page.pass(0);
  const sent = lastOf(page.callsOf('article.updateArticle'))?.args[0] as { body: SaveRequest };
  const before = page.callsOf('journal.write').map(({ args }) => args[0]);
  expect(lastOf(before)).toMatchObject({
    record: { inFlight: { requestId: sent.body.requestId, edit: { title: 'A' } } },
  });
});

test('a page that goes into the background does not wait for the journal', async () => {
  const page = await setup({
    journal: { write: () => new Promise(() => {}) },
  });
  page.retitle('A');
  page.sayPage('hidden');
  await page.pass(0);
  expect(page.callsOf('article.updateArticle')).toHaveLength(1);
});

test('a page that goes away has the journal know the id of what leaves with it, an earlier write answered or not', async () => {
  const page = await setup({ journal: { write: () => new Promise(() => {}) } });
  page.retitle('A');
  await page.pass(10);
  expect(page.callsOf('journal.write')).toHaveLength(1);
  page.sayPage('hidden');
  await page.pass(0);
  const sent = lastOf(page.callsOf('article.updateArticle'))?.args[0] as { body: SaveRequest };
  expect(lastOf(page.callsOf('journal.write'))?.args[0]).toMatchObject({
    record: { inFlight: { requestId: sent.body.requestId, edit: { title: 'A' } } },
  });
});

test('a page that goes away writes one record: a browser drops those that wait behind another when the page is gone', async () => {
  const page = await setup({ article: { updateArticle: () => new Promise(() => {}) } });
  page.retitle('A');
  await page.pass(10);
  const before = page.callsOf('journal.write').length;
  page.sayPage('hidden'); // pagehide
  page.sayPage('hidden'); // visibilitychange
  await page.pass(0);
  expect(page.callsOf('journal.write').slice(before)).toMatchObject([
    { args: [{ record: { inFlight: { edit: { title: 'A' } } } }] },
  ]);
});

test('what a hidden page has saved before its record was written is taken away all the same', async () => {
  const kept: Parameters<typeof journalIn>[0] = new Map();
  const slow = journalIn(kept);
  const page = await setup({
    journal: {
      ...slow,
      write: (record) =>
        new Promise((resolve) => setTimeout(resolve, 300)).then(() => slow.write(record)),
    },
  });
  page.retitle('A');
  page.sayPage('hidden');
  await page.pass(100);
  expect(page.status()).toBe('idle');
  expect(kept.size).toBe(0);
  await page.pass(1000);
  expect(page.callsOf('journal.remove')).toHaveLength(1);
  expect(kept.size).toBe(0);
});

test('a hidden page takes a record away once, however long that takes', async () => {
  const page = await setup({ journal: { remove: () => new Promise(() => {}) } });
  page.retitle('A');
  await page.pass(10);
  page.sayPage('hidden');
  await page.pass(10_000);
  expect(page.status()).toBe('idle');
  expect(page.callsOf('journal.remove').length).toBe(1);
});

test('a journal that hangs holds up no save for ever', async () => {
  const page = await setup({ journal: { write: () => new Promise(() => {}) } });
  page.retitle('A');
  await page.pass(200 + JOURNAL_MAX_WAIT_MS - 1);
  expect(page.callsOf('article.updateArticle')).toHaveLength(0);
  await page.pass(1);
  expect(page.callsOf('article.updateArticle')).toHaveLength(1);
});

test('a browser that keeps nothing is reported once, and saving continues without it', async () => {
  const page = await setup({
    journal: {
      write: async () => Promise.reject({ kind: 'device', status: null, code: null, message: 'x' }),
    },
  });
  page.retitle('A');
  await page.pass(1000);
  page.retitle('B');
  await page.pass(1000);
  expect(page.status()).toBe('idle');
  expect(articleJournal.selectIsOn(page.state())).toBe(false);
  expect(page.callsOf('journal.write')).toHaveLength(1);
  expect(page.callsOf('errors.report')).toHaveLength(1);
});

test('while nothing can be saved the journal keeps the newest words, page left or not', async () => {
  const page = await setup({
    article: {
      async updateArticle() {
        throw noNetwork;
      },
    },
  });
  page.retitle('A');
  await page.pass(300);
  await page.visit(DASHBOARD);
  expect(page.kept()).toMatchObject({ inFlight: { edit: { title: 'A' } } });
});

test('what is given up is gone from the device', async () => {
  const page = await setup({
    article: {
      async updateArticle() {
        throw noNetwork;
      },
    },
  });
  page.retitle('A');
  await page.pass(300);
  page.dispatch(articleSave.forgotten({ articleId }));
  await page.pass();
  expect(page.kept()).toBeUndefined();
});

test('edits that come while a record is written gather into one', async () => {
  const gates: ReturnType<typeof deferred<void>>[] = [];
  const page = await setup({
    journal: {
      write() {
        const gate = deferred<void>();
        gates.push(gate);
        return gate.promise;
      },
      remove: async () => {},
    },
    article: { updateArticle: async () => aSaveResponse({ version: 2 }) },
  });
  for (const title of ['A', 'B', 'C', 'D']) page.retitle(title);
  await page.pass();
  expect(gates).toHaveLength(1);
  gates[0]?.resolve();
  await page.pass();
  expect(gates).toHaveLength(2);
  expect(lastOf(page.callsOf('journal.write'))?.args[0]).toMatchObject({
    record: { queued: { title: 'D' } },
  });
});
