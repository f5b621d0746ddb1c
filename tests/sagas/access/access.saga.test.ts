import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { guestSignupUrl } from '#domain/access/guestSignup.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { aToken } from '#tests/support/factories.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-06-01T00:00:00Z') });
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const VISITOR = { host: { user: () => null } };
const WIZARD = { pathname: '/articles/create', search: '?fid=f', route: 'articleWizard' } as const;
type Page = Awaited<ReturnType<typeof startPage>>;
const left = (page: Page) => page.callsOf('navigation.leave').map(({ args }) => args[0]);

// §6.anonymous.2 §2.guestSignup.1 §7.signup.1
test('a gated action of a visitor leads to the host’s signup, which returns here', async () => {
  const page = await startPage(VISITOR, WIZARD);
  page.dispatch(subscribe.gatedActionRequested({ benefit: 'createArticle' }));
  await page.pass();
  expect(left(page)).toEqual([guestSignupUrl('/sign-up', '/articles/create')]);
  expect(subscribe.selectBenefit(page.state())).toBeNull();
});

// §5.signup.1 §8.messages.8 §d.access.9
test("on the start page 'app path not found' is reported, and the sign-in opens", async () => {
  const page = await startPage(VISITOR);
  page.dispatch(subscribe.gatedActionRequested({ benefit: 'general' }));
  await page.pass();
  expect(page.callsOf('errors.report').map(({ args }) => args[0])).toEqual(['app path not found']);
  expect(left(page)).toEqual(['/sign-in?redirect_to=%2Fcontent%2F']);
});

// §6.free.1 §4.limits.5 §2.subscribeModal.1
test('a gated action of a free user opens the subscribe modal with its benefit', async () => {
  const page = await startPage({ token: { fetch: async () => aToken({ plan: 'free' }) } });
  page.dispatch(subscribe.gatedActionRequested({ benefit: 'findTopics' }));
  await page.pass();
  expect(subscribe.selectBenefit(page.state())).toBe('findTopics');
});

// §6.paid.2 §4.limits.4 §d.limits.7
test('a paid user sees the support address instead of the modal', async () => {
  const page = await startPage();
  page.dispatch(subscribe.gatedActionRequested({ benefit: 'createArticle' }));
  await page.pass();
  expect(subscribe.selectBenefit(page.state())).toBeNull();
  expect(notices.select(page.state())).toMatchObject([
    { text: 'limitReachedPaid', values: { email: 'help@example.org' } },
  ]);
});

// §6.trial.1
test('a trial user is not stopped', async () => {
  const page = await startPage({
    token: { fetch: async () => aToken({ plan: 'free', isTrialActive: true }) },
  });
  page.dispatch(subscribe.gatedActionRequested({ benefit: 'createArticle' }));
  await page.pass();
  expect(subscribe.selectBenefit(page.state())).toBe(null);
  expect(notices.select(page.state())).toEqual([]);
});

// §d.access.10
test('signing in returns to the present page, with its query', async () => {
  const page = await startPage(VISITOR, WIZARD);
  page.dispatch(host.signInRequested());
  page.dispatch(host.signInElsewhereRequested());
  await page.pass();
  const here = '/sign-in?redirect_to=%2Fcontent%2Farticles%2Fcreate%3Ffid%3Df';
  expect(left(page)).toEqual([here]);
  expect(page.callsOf('navigation.open').map(({ args }) => args[0])).toEqual([here]);
});

test('creating an account opens the same signup', async () => {
  const page = await startPage(VISITOR, { pathname: '/articles', route: 'articles' });
  page.dispatch(host.guestSignupRequested());
  await page.pass();
  expect(left(page)).toEqual([guestSignupUrl('/sign-up', '/articles')]);
});
