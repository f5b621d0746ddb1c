/** HTTP 402 on any mutation opens the plan's modal or shows the support address, and throws nothing. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Route } from '#contract/lib/route.ts';
import { routes } from '#contract/routes.ts';
import { ACCOUNT_DATES } from '#domain/access/accountDates.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { aConfig, anAnswer, anArticle, aToken } from '#tests/support/factories.ts';
import { MUTATIONS, PORT_OF } from '#tests/support/mutations.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

/** After the cutoff a free user reaches only the pages that read. */
const NEVER_READ_ONLY = { ...ACCOUNT_DATES, freePlanReadOnlyFrom: null };
/** Not used by the page yet. */
/** The page has other ports for them, or none: they are for extensions. */
const UNUSED = [
  'user.postConfig',
  'user.postExtensionPass',
  'content.postRewrite',
  'score.postPageScore',
  'support.deleteReport',
];
/** Costs nothing and nobody waits for it, so a refusal is not shown (§d.ledger.1). */
const UNSEEN = [
  'score.postScore',
  'user.postEvents',
  'user.deleteEvents',
  'user.postQuestionnaire',
];
test('the table has every writing request of the contract', () => {
  const mutating = Object.entries(routes).flatMap(([group, operations]) =>
    Object.entries<Route>(operations)
      .filter(([, { method }]) => method !== 'GET')
      .map(([operation]) => `${group}.${operation}`),
  );
  expect([...Object.keys(MUTATIONS), ...UNUSED, ...UNSEEN].sort()).toEqual(mutating.sort());
});

async function refused(operation: string, plan: 'free' | 'paid') {
  const [act, overrides = {}] = MUTATIONS[operation] ?? [() => undefined];
  const [group = '', port = ''] = (PORT_OF[operation] ?? operation).split('.');
  const isRefused = () => Promise.reject(anAnswer(402, { code: 'limit_reached' }));
  const blocks = [
    { id: 'h', html: '<h2>Heading</h2>' },
    { id: 'p', html: '<p>Text</p>' },
  ];
  const ports: Record<string, object> = {
    article: { getArticle: async () => anArticle({ blocks }) },
    editor: { caret: () => 'p' },
    token: { fetch: async () => aToken({ plan }) },
    page: { config: () => aConfig({ dates: NEVER_READ_ONLY }) },
    // The upgrade call is a paid user's; a free one never makes it.
    storage: { get: (key: string) => (key.startsWith('subscription-started') ? '1' : null) },
    ...overrides,
  };
  ports[group] = { ...ports[group], [port]: isRefused };
  const page = await openArticle(ports);
  await act(page);
  await page.pass(1500);
  return { ...page, asked: page.callsOf(`${group}.${port}`).length };
}

// §8.errors.1 §d.limits.7
test.each(Object.keys(MUTATIONS))(
  '402 on %s sends a paid user to the support team, without a modal and without an error',
  async (operation) => {
    const { asked, state, callsOf } = await refused(operation, 'paid');
    expect(asked).toBeGreaterThan(0);
    expect(notices.select(state()).map(({ text }) => text)).toContain('limitReachedPaid');
    expect(subscribe.selectBenefit(state())).toBeNull();
    expect(callsOf('errors.report')).toEqual([]);
  },
);

// §8.errors.1 §d.limits.6
test.each(Object.keys(MUTATIONS).filter((operation) => operation !== 'upgrade.paidUser'))(
  '402 on %s opens the benefit modal of a free user, without an error',
  async (operation) => {
    const { asked, state, callsOf } = await refused(operation, 'free');
    expect(asked).toBeGreaterThan(0);
    expect(subscribe.selectBenefit(state())).not.toBeNull();
    expect(callsOf('errors.report')).toEqual([]);
  },
);

// §d.save.11
test('402 on a save opens the modal, and the text stays', async () => {
  const { state } = await refused('article.updateArticle', 'free');
  expect(subscribe.selectBenefit(state())).toBe('editArticle');
  expect(articleSave.selectDraft(state(), articleId)?.title).toBe('New');
});
