import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { sidePanel } from '#store/article/sidePanel.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import { anAnswer } from '#tests/support/factories.ts';
import {
  ARTICLE_ID as articleId,
  closePages,
  openArticle,
  type Page,
} from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const open = (page: Page) => sidePanel.selectOpen(page.state());
const sent = (page: Page) => page.callsOf('user.postConfig').map(({ args }) => args[0]);

// §d.panels.1
test('one panel is open, and a device reopens the one that was left open', async () => {
  const first = await openArticle();
  expect(open(first)).toBe('score');
  first.dispatch(sidePanel.toggled({ name: 'outline' }));
  await first.pass();
  expect(open(first)).toBe('outline');
  const kept = first.callsOf('storage.set').find(({ args }) => args[1] === 'outline')?.args[0];
  closePages();
  const second = await openArticle({
    storage: { get: (key) => (key === kept ? 'outline' : null) },
  });
  expect(open(second)).toBe('outline');
  second.dispatch(sidePanel.toggled({ name: 'outline' }));
  expect(open(second)).toBeNull();
});

test('what an earlier version of the page has kept opens the panel that it has become', async () => {
  const page = await openArticle({
    storage: { get: (key) => (key.includes('sidePanel') ? 'checks' : null) },
  });
  expect(open(page)).toBe('score');
  closePages();
  const other = await openArticle({
    storage: { get: (key) => (key.includes('sidePanel') ? 'gone' : null) },
  });
  expect(open(other)).toBeNull();
});

// §d.panels.1 §3.config.1 §7.calls.9
test('a new device opens what the person prefers, and other settings of the person stay', async () => {
  const page = await openArticle({
    user: { getConfig: async () => ({ seen: 1, sidePanel: 'outline' }) },
  });
  expect(open(page)).toBe('outline');
  page.dispatch(sidePanel.closed());
  page.dispatch(sidePanel.toggled({ name: 'score' }));
  page.dispatch(sidePanel.closed());
  await page.pass(60_000);
  expect(sent(page)).toEqual([{ body: { seen: 1, sidePanel: 'closed' } }]);
  const cached = resources.selectEntry(page.state(), 'userConfig', null)?.data;
  expect(cached).toEqual({ seen: 1, sidePanel: 'closed' });
});

test('a choice that was made while the settings were read stays', async () => {
  const config = deferred<Record<string, string>>();
  const page = await openArticle({ user: { getConfig: () => config.promise } });
  page.dispatch(sidePanel.closed());
  config.resolve({ sidePanel: 'outline' });
  await page.pass(60_000);
  expect(open(page)).toBeNull();
  expect(sent(page)).toEqual([{ body: { sidePanel: 'closed' } }]);
});

// §8.errors.9
test.each([
  ['read', { getConfig: () => Promise.reject(anAnswer(500)) }],
  ['written', { postConfig: () => Promise.reject(anAnswer(500)) }],
])('settings that cannot be %s are reported only; the panels still work', async (_how, user) => {
  const page = await openArticle({ user });
  page.dispatch(sidePanel.toggled({ name: 'outline' }));
  await page.pass(60_000);
  expect(page.callsOf('errors.report')).not.toEqual([]);
  page.dispatch(sidePanel.closed());
  expect(open(page)).toBeNull();
});

test('a panel that this version of the page does not have counts as closed', async () => {
  const page = await openArticle({ storage: { get: () => 'horoscope' } });
  expect(open(page)).toBeNull();
});

test('a finding leads to its place in the text', async () => {
  const page = await openArticle();
  page.dispatch(sidePanel.revealRequested({ articleId, blockId: 'b2' }));
  await page.pass();
  expect(page.callsOf('editor.reveal').map(({ args }) => args[0])).toEqual([
    { articleId, blockId: 'b2' },
  ]);
  expect(notices.select(page.state())).toEqual([]);
});

// §d.chat.11
test('a place that was removed from the text is said to be gone', async () => {
  const page = await openArticle();
  page.dispatch(sidePanel.revealRequested({ articleId, blockId: 'removed' }));
  await page.pass();
  expect(notices.select(page.state()).map(({ text }) => text)).toEqual(['placeMissing']);
});

// §d.chat.13
test('a place of an article that is about to open is shown once it has; one that opens late is left alone', async () => {
  const opening = deferred<void>();
  const page = await openArticle({ editor: { opened: () => opening.promise } });
  page.dispatch(sidePanel.revealRequested({ articleId, blockId: 'b2' }));
  await page.pass(5000);
  expect(page.callsOf('editor.reveal')).toEqual([]);
  opening.resolve();
  await page.pass();
  expect(page.callsOf('editor.reveal')).toHaveLength(1);

  const never = await openArticle({ editor: { opened: () => deferred<void>().promise } });
  never.dispatch(sidePanel.revealRequested({ articleId, blockId: 'b2' }));
  await never.pass(60_000);
  expect(never.callsOf('editor.reveal')).toEqual([]);
});
