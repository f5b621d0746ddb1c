import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { limitReadingSaga } from '#sagas/access/limitReading.saga.ts';
import { limitReading } from '#store/access/limitReading.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { aGroup, someLimits } from '#tests/support/factories.ts';
import { closePages, startWorkflows } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

// §3.limits.3
test('limits that arrive, by whatever way, are noted with the time', () => {
  let now = 1000;
  const page = startWorkflows({ limitReadingSaga }, { clock: { now: () => now } });
  const readAt = () => limitReading.selectReadAt(page.state());
  page.dispatch(resources.primed({ name: 'userConfig', args: null, data: {} }));
  expect(readAt()).toBeNull();
  page.dispatch(resources.primed({ name: 'limits', args: null, data: someLimits() }));
  expect(readAt()).toBe(1000);
  now = 2000;
  page.dispatch(resources.started({ key: 'limits' }));
  page.dispatch(resources.fetched({ key: 'limits', data: someLimits() }));
  expect(readAt()).toBe(2000);
});

test('limits that have expired are read again, also after the device has slept', async () => {
  let now = 1000;
  const HOUR_MS = 60 * 60 * 1000;
  const page = startWorkflows({ limitReadingSaga }, { clock: { now: () => now } });
  const isStale = () => resources.selectEntry(page.state(), 'limits', null)?.isStale;
  const data = someLimits({ article: aGroup({ ttl: 90 * 60 }) });
  const prime = () => page.dispatch(resources.primed({ name: 'limits', args: null, data }));
  const pass = async (ms: number) => {
    now += ms;
    await page.pass(Math.min(ms, HOUR_MS));
  };
  prime();
  await pass(HOUR_MS);
  expect(isStale()).toBe(false);
  await pass(24 * HOUR_MS);
  expect(isStale()).toBe(true);
  prime();
  await pass(HOUR_MS);
  expect(isStale()).toBe(false);
  expect(limitReading.selectReadAt(page.state())).toEqual(now - HOUR_MS);
});
