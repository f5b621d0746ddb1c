/** Consent: who is asked, what each answer does, and what is counted of those who have given it. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { UserConfig } from '#contract/session/user.schema.ts';
import { analyticsSaga } from '#sagas/session/analytics.saga.ts';
import { config } from '#store/session/config.slice.ts';
import { consent } from '#store/session/consent.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { aConfig, anAnswer, aUser } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { signedIn } from '#tests/support/pageStates.ts';
import type { Outcome } from '#tests/support/plan/idioms.ts';
import { planOf, stateAfter } from '#tests/support/planOf.ts';

const NOW = Date.parse('2026-11-30T09:00:00Z');
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

const log = config.read(aConfig({ analytics: 'log' }));
const at = (pathname: string, route: 'dashboard' | 'articles' | null, search = '') =>
  router.entered({ pathname, route, search, params: {} });
const member = () => signedIn(log, at('/', 'dashboard'));
const answered = (choice: 'granted' | 'declined', version = 1) => ({
  getConfig: async (): Promise<UserConfig> => ({
    theme: 'dark',
    analytics_consent: { choice, version, at: 1000 },
  }),
});

const ofAnalytics = ({ calls }: Outcome) =>
  calls.filter(({ op }) => op.startsWith('analytics.')).map(({ op, args }) => [op, ...args]);

// §7.analytics.1
test('who has not answered is asked, and nothing is begun', async () => {
  const plan = await planOf(analyticsSaga, { state: member() }).during(10_000);
  expect(consent.select(plan.state).status).toBe('asked');
  expect(ofAnalytics(plan)).toEqual([['analytics.end']]);
  expect(plan.callsOf('session.set')).toEqual([]);
});

// §7.analytics.1 §4.purchase.3 §2.routes.4
test('a consent is stored with its time and version, and from then on profile and page views are sent', async () => {
  const plan = await planOf(analyticsSaga, { state: member() })
    .delay(10)
    .dispatch(at('/secret-path', null))
    .dispatch(consent.chosen('granted'))
    .delay(10)
    .dispatch(at('/articles', 'articles'))
    .dispatch(at('/articles', 'articles', '?page=2'))
    .dispatch(at('/', 'dashboard'))
    .during(1000);
  expect(plan.callsOf('user.postConfig').map(({ args }) => args[0])).toEqual([
    { body: { analytics_consent: { choice: 'granted', version: 1, at: NOW + 10 } } },
  ]);
  expect(ofAnalytics(plan)).toEqual([
    ['analytics.end'],
    ['analytics.begin', { userId: aUser().id }],
    [
      'analytics.track',
      { name: 'user_properties', properties: { plan: 'paid', isTrialActive: false } },
    ],
    ['analytics.track', { name: 'page_view', properties: { route: 'none' } }],
    ['analytics.track', { name: 'page_view', properties: { route: 'articles' } }],
    ['analytics.track', { name: 'page_view', properties: { route: 'dashboard' } }],
  ]);
});

// §4.purchase.3
test('an earlier consent counts at once, and sets the profile once in a session', async () => {
  const session = new Map<string, string>();
  const ports: PortOverrides = {
    user: answered('granted'),
    session: {
      get: (key) => session.get(key) ?? null,
      set: (key, value) => void session.set(key, value),
    },
  };
  const first = await planOf(analyticsSaga, { state: member(), ports }).during(100);
  expect(ofAnalytics(first).map(([op]) => op)).toEqual([
    'analytics.begin',
    'analytics.track',
    'analytics.track',
  ]);
  const second = await planOf(analyticsSaga, { state: member(), ports }).during(100);
  expect(ofAnalytics(second).map(([op]) => op)).toEqual(['analytics.begin', 'analytics.track']);
});

test('an answer to an older question does not count', async () => {
  const ports = { user: answered('granted', 0) };
  const plan = await planOf(analyticsSaga, { state: member(), ports }).during(100);
  expect(consent.select(plan.state).status).toBe('asked');
  expect(ofAnalytics(plan)).toEqual([['analytics.end']]);
});

test('who withdraws is not counted any more at once, even if the answer cannot be stored', async () => {
  const ports: PortOverrides = {
    user: { ...answered('granted'), postConfig: () => Promise.reject(anAnswer(500)) },
  };
  const plan = await planOf(analyticsSaga, { state: member(), ports })
    .delay(10)
    .dispatch(consent.reopened())
    .dispatch(at('/articles', 'articles'))
    .dispatch(consent.chosen('declined'))
    .delay(10)
    .dispatch(at('/', 'dashboard'))
    .during(5000);
  expect(ofAnalytics(plan).map(([op]) => op)).toEqual([
    'analytics.begin',
    'analytics.track',
    'analytics.track',
    'analytics.track', // the question is only open
    'analytics.end',
  ]);
  expect(plan.callsOf('session.remove').map(({ args }) => args)).toEqual([['analytics-profile']]);
  expect(consent.select(plan.state)).toMatchObject({ status: 'asked', hasFailed: true });
});

test('who has declined once can allow it later', async () => {
  const plan = await planOf(analyticsSaga, {
    state: member(),
    ports: { user: answered('declined') },
  })
    .delay(10)
    .dispatch(consent.reopened())
    .dispatch(consent.chosen('granted'))
    .during(100);
  expect(
    ofAnalytics(plan)
      .map(([op]) => op)
      .slice(0, 2),
  ).toEqual(['analytics.end', 'analytics.begin']);
  expect(consent.select(plan.state).answer).toEqual({ choice: 'granted', at: NOW + 10 });
});

/** The config, in which another tab stores an answer before this page is looked at for the second time. */
function otherTab(first: UserConfig, then: UserConfig) {
  let read = 0;
  const getConfig = async () => {
    read += 1;
    return read === 1 ? first : then;
  };
  return { user: { getConfig } };
}
const stored = (choice: 'granted' | 'declined', time: number): UserConfig => ({
  analytics_consent: { choice, version: 1, at: time },
});

// §7.analytics.1
test.each([
  ['a consent', {}, stored('granted', 2000), ['analytics.end', 'analytics.begin']],
  [
    'a withdrawal',
    stored('granted', 1000),
    stored('declined', 2000),
    ['analytics.begin', 'analytics.end'],
  ],
])('%s of another tab holds here from when this page is looked at', async (_, first, then, ops) => {
  const ports = otherTab(first, then);
  const begun = (outcome: Outcome) =>
    ofAnalytics(outcome).flatMap(([op]) => (op === 'analytics.track' ? [] : [op]));
  const plan = () => planOf(analyticsSaga, { state: member(), ports: otherTab(first, then) });
  const before = await plan().delay(10).dispatch(page.hidden()).during(1000);
  expect(begun(before)).toEqual(ops.slice(0, 1));
  const after = await planOf(analyticsSaga, { state: member(), ports })
    .delay(10)
    .dispatch(page.hidden())
    .dispatch(page.visible())
    .during(1000);
  expect(begun(after)).toEqual(ops);
  expect(consent.select(after.state).status).toBe('answered');
});

test('a question that is open again stays open while no other tab has answered it', async () => {
  const plan = await planOf(analyticsSaga, {
    state: member(),
    ports: { user: answered('granted') },
  })
    .delay(10)
    .dispatch(consent.reopened())
    .dispatch(page.visible())
    .during(1000);
  expect(consent.select(plan.state).status).toBe('asked');
});

test('a config that cannot be read when the page is looked at changes nothing', async () => {
  const { getConfig } = answered('granted');
  let read = 0;
  const user: PortOverrides['user'] = {
    async getConfig() {
      read += 1;
      if (read > 1) throw anAnswer(503);
      return getConfig();
    },
  };
  const plan = await planOf(analyticsSaga, { state: member(), ports: { user } })
    .delay(10)
    .dispatch(page.visible())
    .during(1000);
  expect(read).toBe(2);
  expect(consent.selectIsGranted(plan.state)).toBe(true);
});

test('nobody is asked whose answer cannot be read, and what an earlier consent has left stays', async () => {
  const ports = { user: { getConfig: () => Promise.reject(anAnswer(500)) } };
  const plan = await planOf(analyticsSaga, { state: member(), ports }).during(100);
  expect(consent.select(plan.state).status).toBe('unread');
  expect(ofAnalytics(plan)).toEqual([]);
  expect(plan.callsOf('session.remove')).toEqual([]);
});

test('what cannot be loaded is reported and not asked for again', async () => {
  const ports: PortOverrides = {
    user: answered('granted'),
    analytics: { begin: () => Promise.reject(new Error('Loading chunk 7 failed.')) },
  };
  const plan = await planOf(analyticsSaga, { state: member(), ports }).during(10_000);
  expect(plan.callsOf('analytics.begin')).toHaveLength(1);
  expect(plan.callsOf('errors.report')).toHaveLength(1);
});

// §6.admin.1 §7.analytics.2 §d.recording.3
test.each([
  ['an administrator', stateAfter(log, host.settled({ user: aUser({ isAdmin: true }) }))],
  ['a guest', stateAfter(log, host.settled({ user: null }))],
  ['where events go nowhere', signedIn(config.read(aConfig({ supportEmail: 'a@b.example' })))],
])('%s is neither asked nor counted', async (_who, state) => {
  const plan = await planOf(analyticsSaga, { state, ports: { user: answered('granted') } })
    .dispatch(at('/articles', 'articles'))
    .during(1000);
  expect(ofAnalytics(plan)).toEqual([['analytics.end']]);
  expect(plan.callsOf('user.getConfig')).toEqual([]);
  expect(consent.select(plan.state).status).toBe('unread');
});
