import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type RateLimiter, rateLimiter } from '#db/rateLimiter.ts';
import { rateWindow } from '#db/schema/access.ts';
import { until } from '#tests/server/support/asking.ts';
import { pooledDatabase } from '#tests/support/database.ts';

const LIMIT = { hits: 10, windowMs: 60_000 };

let opened: Awaited<ReturnType<typeof pooledDatabase>>;
beforeEach(async () => {
  opened = await pooledDatabase();
});
afterEach(async () => {
  for (const { close } of open.splice(0)) close();
  await opened.dispose();
});

const open: RateLimiter[] = [];
function limiter(): RateLimiter {
  const one = rateLimiter(opened.database.orm, () => new Date());
  open.push(one);
  return one;
}
const hit = (one: RateLimiter, times: number, key = 'a', limit = LIMIT) => {
  let passed = 0;
  for (let time = 0; time < times; time += 1) {
    try {
      one.assertWithin(key, limit);
      passed += 1;
    } catch (error) {
      expect(error).toMatchObject({ code: 'too_many_requests' });
    }
  }
  return passed;
};
const stored = async () => {
  const rows = await opened.database.orm.select().from(rateWindow).orderBy(rateWindow.key);
  return Object.fromEntries(rows.map(({ key, hits }) => [key, hits]));
};
const storedAs = (wanted: Record<string, number>) =>
  until(async () => JSON.stringify(await stored()) === JSON.stringify(wanted));

test('lets exactly the limit through in one process, and says how long to wait', () => {
  const one = limiter();
  expect(hit(one, 15)).toBe(10);
  expect(hit(one, 15, 'b')).toBe(10);
  expect(() => one.assertWithin('a', LIMIT)).toThrow(
    expect.objectContaining({ retryAfterS: expect.any(Number) }),
  );
  expect(hit(one, 50, 'c', { ...LIMIT, hits: Number.POSITIVE_INFINITY })).toBe(50);
});

test('does not query the database for a hit, and shares all hits in one statement', async () => {
  const { orm } = opened.database;
  const prepare = jest.spyOn(orm._.session, 'prepareQuery');
  const one = limiter();
  hit(one, 5);
  hit(one, 7, 'b');
  expect(prepare).not.toHaveBeenCalled();
  await storedAs({ a: 5, b: 7 });
  hit(one, 1);
  await storedAs({ a: 6, b: 7 });
});

test('processes together keep the limit once they have shared their counts', async () => {
  const [one, two] = [limiter(), limiter()];
  expect(hit(one, 6)).toBe(6);
  await storedAs({ a: 6 });
  expect(hit(two, 1)).toBe(1);
  await storedAs({ a: 7 });
  // Now the second knows of the first, which does not know of the second yet.
  expect(hit(two, 9)).toBe(3);
  await storedAs({ a: 16 });
});

test('a window that has ended is removed, here and in the database', async () => {
  const one = limiter();
  const short = { hits: 2, windowMs: 1200 };
  expect(hit(one, 5, 'a', short)).toBe(2);
  await storedAs({ a: 5 });
  await until(() => hit(one, 1, 'a', short) === 1);
  await until(async () => ((await stored())['a'] ?? 9) < 5);
});

test('while the database is away no request fails and no hit is lost', async () => {
  const { orm } = opened.database;
  const away = jest.spyOn(orm._.session, 'prepareQuery').mockImplementation(() => {
    throw new Error('away');
  });
  const one = limiter();
  expect(hit(one, 12)).toBe(10);
  await until(() => away.mock.calls.length > 0);
  away.mockRestore();
  expect(hit(one, 1)).toBe(0);
  await storedAs({ a: 13 });
});
