import { expect, test } from '@jest/globals';
import { ACCOUNT_DATES } from '#domain/access/accountDates.ts';
import { type BannerViewer, bannersFor, offersTrial } from '#domain/access/banners.ts';

const viewer = (change: Partial<BannerViewer> = {}): BannerViewer => ({
  plan: 'paid',
  flags: ['content_toolkit_trial'],
  createDate: '2026-01-01T00:00:00.000Z',
  dates: ACCOUNT_DATES,
  invitation: null,
  nowMs: Date.parse('2025-01-10'),
  ...change,
});

// §2.freePlanEnd.5
test('the end of the free plan is announced to free accounts alone, until it has come', () => {
  expect(bannersFor(viewer({ plan: 'free' }), {})).toEqual(['freePlanEnd']);
  expect(bannersFor(viewer(), {})).toEqual([]);
  expect(bannersFor(viewer({ plan: 'free', nowMs: Date.parse('2025-01-22') }), {})).toEqual([]);
  const never = { ...ACCOUNT_DATES, freePlanReadOnlyFrom: null };
  expect(bannersFor(viewer({ plan: 'free', dates: never }), {})).toEqual([]);
});

// §4.loyal.2
test('the loyal banner is for loyal accounts, while its key is not in the config', () => {
  const loyal = viewer({ createDate: '2025-01-15T23:59:59.999Z' });
  expect(bannersFor(loyal, {})).toEqual(['loyal']);
  expect(bannersFor(loyal, { loyal_banner: 1_736_000_000_000 })).toEqual([]);
  expect(bannersFor(viewer({ createDate: '2025-01-16T00:00:00.000Z' }), {})).toEqual([]);
});

// §3.config.2
test('an invitation that was dismissed is shown again in another version', () => {
  const invited = (version: string) =>
    viewer({ invitation: { version, text: 'Talk to us.', url: 'https://a.example' } });
  expect(bannersFor(invited('1'), {})).toEqual(['invitation']);
  expect(bannersFor(invited('1'), { invitation_banner_viewed_1: 1 })).toEqual([]);
  expect(bannersFor(invited('2'), { invitation_banner_viewed_1: 1 })).toEqual(['invitation']);
});

test('while nobody knows what was dismissed, only what cannot be dismissed is shown', () => {
  const free = viewer({ plan: 'free', createDate: '2024-06-01T00:00:00.000Z' });
  expect(bannersFor(free, undefined)).toEqual(['freePlanEnd']);
  expect(bannersFor(free, {})).toEqual(['freePlanEnd', 'loyal']);
});

// §2.freePlanEnd.4
test('a trial is offered to those who are eligible for one', () => {
  expect(offersTrial(viewer({ plan: 'free' }))).toBe(true);
  expect(offersTrial(viewer({ plan: 'free', flags: [] }))).toBe(false);
});
