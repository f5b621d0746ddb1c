import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { sidePanel } from '#store/article/sidePanel.slice.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

test('the panel is open at first, and then as it was left', async () => {
  const first = await openArticle();
  expect(sidePanel.selectIsOpen(first.state())).toBe(true);
  first.dispatch(sidePanel.toggled());
  await first.pass();
  expect(first.callsOf('storage.set').map(({ args }) => args)).toContainEqual([
    'sidePanel',
    'closed',
  ]);
  closePages();
  const second = await openArticle({ storage: { get: () => 'closed' } });
  expect(sidePanel.selectIsOpen(second.state())).toBe(false);
});

test('a finding leads to its place in the text', async () => {
  const page = await openArticle();
  page.dispatch(sidePanel.revealRequested({ articleId, blockId: 'b2' }));
  await page.pass();
  expect(page.callsOf('editor.reveal').map(({ args }) => args[0])).toEqual([
    { articleId, blockId: 'b2' },
  ]);
});
