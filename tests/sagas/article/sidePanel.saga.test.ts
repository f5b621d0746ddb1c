import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  panelToggled,
  revealRequested,
  selectIsPanelOpen,
} from '#store/article/sidePanel.slice.ts';
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
  expect(selectIsPanelOpen(first.state())).toBe(true);
  first.dispatch(panelToggled());
  await first.pass();
  expect(first.callsOf('storage.set').map(({ args }) => args)).toContainEqual([
    'sidePanel',
    'closed',
  ]);
  closePages();
  const second = await openArticle({ storage: { get: () => 'closed' } });
  expect(selectIsPanelOpen(second.state())).toBe(false);
});

test('a finding leads to its place in the text', async () => {
  const page = await openArticle();
  page.dispatch(revealRequested({ articleId, blockId: 'b2' }));
  await page.pass();
  expect(page.callsOf('editor.reveal').map(({ args }) => args[0])).toEqual([
    { articleId, blockId: 'b2' },
  ]);
});
