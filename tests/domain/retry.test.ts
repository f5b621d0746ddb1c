import { expect, test } from '@jest/globals';
import { backoffMs, isTransient, isWorthRetrying, pauseMs } from '#domain/retry.ts';
import { anAnswer, noNetwork } from '#tests/support/factories.ts';

// §9.cache.3 §d.save.17
test('waits double from one second and stop growing at thirty', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 100].map(backoffMs)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test('a pause is at least as long as the server asks for', () => {
  const asked = anAnswer(503, { retryAfterMs: 20_000 });
  expect(pauseMs(1, asked)).toBe(20_000);
  expect(pauseMs(9, asked)).toBe(30_000);
  expect(pauseMs(1, null)).toBe(1000);
});

// §d.deviations.2
test('401, 402, 403 and 404 are final; everything else is retried', () => {
  const statuses = [400, 401, 402, 403, 404, 409, 429, 500];
  expect(statuses.filter((status) => !isWorthRetrying(anAnswer(status)))).toEqual([
    401, 402, 403, 404,
  ]);
  expect(isWorthRetrying(noNetwork)).toBe(true);
});

test('a failure without a response or with a server error is transient', () => {
  expect(
    [noNetwork, anAnswer(500), anAnswer(503), anAnswer(401), anAnswer(429)].map(isTransient),
  ).toEqual([true, true, true, false, false]);
});
