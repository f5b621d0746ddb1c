import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { usageExport } from '#store/access/usageExport.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { anAnswer, aUsageEntry, idOf } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

async function exported(limit: PortOverrides['limit']) {
  const page = await startPage({ ...(limit && { limit }) });
  await page.pass();
  page.dispatch(usageExport.requested());
  await page.pass();
  return {
    files: page.callsOf('downloads.saveText').map(({ args }) => args[0] as { text: string }),
    notices: notices.select(page.state()).map(({ text }) => text),
    isRunning: usageExport.selectIsRunning(page.state()),
  };
}

test('all pages of the ledger become one file, each entry once', async () => {
  const entry = (at: number) => aUsageEntry({ id: idOf(at), requestId: `request-${at}` });
  const pages = [
    [entry(1), entry(2)],
    [entry(2), entry(3)],
  ];
  const { files, isRunning } = await exported({
    getUsage: async ({ page = 0 }) => ({ content: pages[page] ?? [], page, last: page === 1 }),
  });
  expect(files).toMatchObject([{ name: 'usage.csv' }]);
  expect(files[0]?.text.match(/request-\d/g)).toEqual(['request-1', 'request-2', 'request-3']);
  expect(isRunning).toBe(false);
});

test('a page that cannot be read leaves no half file, and says so', async () => {
  const outcome = await exported({ getUsage: () => Promise.reject(anAnswer(500)) });
  expect(outcome).toEqual({ files: [], notices: ['usageExportFailed'], isRunning: false });
});
