import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { config } from '#store/session/config.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { aConfig, anAnswer, aUser, noNetwork } from '#tests/support/factories.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

// §4.host.3 §9.folders.1
test('the host is polled every 75 ms until it is no longer loading', async () => {
  const readyAt = Date.now() + 200;
  const page = await startPage({
    host: { status: () => (Date.now() < readyAt ? 'loading' : 'ready') },
  });
  expect(host.selectStatus(page.state())).toBe('polling');
  await page.pass(1000);
  expect(page.callsOf('host.status').map(({ at }) => at)).toEqual([0, 75, 150, 225]);
  expect(host.selectUser(page.state())).toEqual(aUser());
});

test('a visitor without a session is anonymous, not an error', async () => {
  const page = await startPage({ host: { user: () => null } });
  expect(host.selectStatus(page.state())).toBe('ready');
  expect(host.selectUser(page.state())).toBe(null);
});

/** Of §d.flags.1. */
const DEFAULTS = [
  'content_toolkit_trial',
  'seo_based_articles',
  'generate_article_with_ai_image',
  'humanization',
  'ai_seo_promo_news_modal',
];

// §7.flags.1 §3.flags.1
test('the flags that are visible to the user are known before anything is decided', async () => {
  const page = await startPage({
    flags: {
      read: async () => [
        { name: 'content_toolkit_trial', isVisible: true },
        { name: 'flipper_release_news_modal', isVisible: false },
      ],
    },
  });
  expect(page.callsOf('flags.read').map(({ args }) => args)).toEqual([[{ userId: 'user-1' }]]);
  expect(host.selectFlags(page.state())).toEqual(['content_toolkit_trial']);
});

// §8.errors.10
test.each([
  [anAnswer(401), 1, 0],
  [anAnswer(400), 0, 1],
  [anAnswer(403), 0, 1],
  [anAnswer(404), 0, 1],
  [anAnswer(500), 0, 1],
  [noNetwork, 0, 1],
  [{ kind: 'host', status: null, code: null, message: 'Flags not available' } as const, 0, 1],
  [new Error('a fault of the SDK'), 0, 1],
])(
  'a flag service that fails with %j does not stop the page: a 401 starts the multilogin check, other errors are logged',
  async (failure, checks, warnings) => {
    const page = await startPage({ flags: { read: () => Promise.reject(failure) } });
    expect(page.callsOf('host.isRedirected')).toHaveLength(checks);
    expect(page.callsOf('errors.warn')).toHaveLength(warnings);
    expect(page.callsOf('errors.report')).toEqual([]);
    expect(host.selectStatus(page.state())).toBe('ready');
    expect(host.selectFlags(page.state())).toEqual(DEFAULTS);
  },
);

test('the settings of the installation are read first', async () => {
  const page = await startPage({
    page: { config: () => aConfig({ supportEmail: 'a@b.example' }) },
  });
  expect(config.selectSupportEmail(page.state())).toBe('a@b.example');
  expect(page.calls.findIndex(({ op }) => op === 'page.config')).toBeLessThan(
    page.calls.findIndex(({ op }) => op === 'host.user'),
  );
});
