/** Banners above the start page: what appears is told to analytics, what is dismissed is stored in the config of the person. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { bannersSaga } from '#sagas/access/banners.saga.ts';
import { banners } from '#store/access/banners.slice.ts';
import { config } from '#store/session/config.slice.ts';
import { aConfig, anAnswer } from '#tests/support/factories.ts';
import { signedIn } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

const invitation = { version: '3', text: 'Talk to us.', url: 'https://a.example' };
const state = () => signedIn(config.read(aConfig({ invitation })));
const appeared = banners.appeared({ banner: 'freePlanEnd' });

// §2.freePlanEnd.6
test('analytics is told of the notice each time it appears, and of no other banner', async () => {
  const { callsOf } = await planOf(bannersSaga, { state: state() })
    .dispatch(appeared)
    .dispatch(banners.appeared({ banner: 'loyal' }))
    .dispatch(appeared)
    .during(100);
  expect(callsOf('analytics.track').map(({ args }) => args)).toEqual([
    [{ name: 'free_plan_end_notice', properties: {} }],
    [{ name: 'free_plan_end_notice', properties: {} }],
  ]);
});

// §4.loyal.3 §3.config.2
test('two dismissals are stored one after the other, each beside what another device has stored', async () => {
  let stored: Record<string, unknown> = { theme: 'dark' };
  const { callsOf } = await planOf(bannersSaga, {
    state: state(),
    ports: {
      user: {
        getConfig: async () => stored as never,
        async postConfig({ body }) {
          await new Promise((resolve) => setTimeout(resolve, 50));
          stored = body;
          return body;
        },
      },
    },
  })
    .dispatch(banners.dismissed({ banner: 'loyal' }))
    .dispatch(banners.dismissed({ banner: 'invitation' }))
    .dispatch(banners.dismissed({ banner: 'loyal' }))
    .during(1000);
  expect(Object.keys(stored)).toEqual(['theme', 'loyal_banner', 'invitation_banner_viewed_3']);
  expect(stored).toMatchObject({ loyal_banner: NOW });
  expect(callsOf('user.postConfig')).toHaveLength(2);
});

test('a dismissal that cannot be stored is logged, and the next one is tried', async () => {
  const { callsOf, state: after } = await planOf(bannersSaga, {
    state: state(),
    ports: { user: { postConfig: () => Promise.reject(anAnswer(500)) } },
  })
    .dispatch(banners.dismissed({ banner: 'loyal' }))
    .dispatch(banners.dismissed({ banner: 'invitation' }))
    .during(30_000);
  expect(callsOf('user.postConfig').length).toBeGreaterThanOrEqual(2);
  expect(banners.selectDismissed(after)).toEqual(['loyal', 'invitation']);
});
