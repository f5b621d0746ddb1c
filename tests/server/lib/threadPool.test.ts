import { afterEach, expect, test } from '@jest/globals';
import { type ThreadFault, type ThreadPool, threadPool } from '#server/lib/threadPool.ts';
import { until } from '../support/asking.ts';

/** Answers with the id of its thread; does what the request says. */
const SCRIPT = `
import { parentPort, threadId } from 'node:worker_threads';
import { getHeapSpaceStatistics } from 'node:v8';
const young = () => getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size;
parentPort.on('message', (what) => {
  if (what === 'not begin') return;
  parentPort.postMessage(process.threadCpuUsage());
  if (what === 'never') return;
  if (what === 'work') for (;;) Math.random();
  if (what === 'hoard') for (const all = []; ; ) all.push(new Array(1000).fill(all.length));
  if (what === 'leave') process.exit(0);
  if (what === 'recurse') (function deeper() { deeper(); })();
  if (what === 'short-lived') {
    const kept = [];
    for (let at = 0; at < 2_000_000; at += 1) kept[at % 100_000] = { at };
    return parentPort.postMessage(young());
  }
  if (what === 'throw') throw new Error('no');
  if (what === 'fail later') setImmediate(() => { throw new Error('later'); });
  if (what === 'leave later') setImmediate(() => process.exit(0));
  parentPort.postMessage(threadId);
});`;
const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);

let pool: ThreadPool;
afterEach(() => pool.close());

test('a thread is kept for the next request; as many as are allowed work at once', async () => {
  pool = threadPool(script, { threads: 2, timeoutMs: 30_000 });
  const first = await pool.ask('');
  expect(await pool.ask('')).toBe(first);
  const several = await Promise.all(Array.from({ length: 6 }, () => pool.ask('')));
  expect(new Set(several).size).toBe(2);
});

test.each(['never', 'throw'])(
  'after a request that ends with “%s”, the next gets a new thread',
  async (what) => {
    pool = threadPool(script, { threads: 1, timeoutMs: 30_000 });
    const first = await pool.ask('');
    await expect(pool.ask(what, what === 'never' ? 50 : undefined)).rejects.toThrow();
    expect(await pool.ask('')).not.toBe(first);
  },
);

test.each(['fail later', 'leave later'])(
  'a thread that has answered and will “%s” is replaced',
  async (what) => {
    pool = threadPool(script, { threads: 1, timeoutMs: 30_000 });
    const first = await pool.ask('');
    await pool.ask(what).catch(() => {}); // under load, the failure can arrive before the answer
    await until(async () => (await pool.ask('').catch(() => first)) !== first);
  },
);

test('what lives shortly in a thread does not let its memory grow', async () => {
  pool = threadPool(script, { threads: 1, timeoutMs: 30_000 });
  await pool.ask('short-lived');
  expect(await pool.ask('short-lived')).toBeLessThanOrEqual(24 * 2 ** 20);
});

test('an idle thread is ended, if the pool says when', async () => {
  pool = threadPool(script, { threads: 1, timeoutMs: 30_000, idleMs: 1 });
  const first = await pool.ask('');
  await until(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return (await pool.ask('')) !== first;
  });
});

const faultOf = (asking: Promise<unknown>) =>
  asking.then(
    () => 'answered',
    ({ fault }: { readonly fault?: ThreadFault }) => fault,
  );

test.each<[string, ThreadFault, number]>([
  ['never', 'late', 50],
  ['hoard', 'outOfMemory', 30_000],
  ['recurse', 'outOfMemory', 30_000],
  ['throw', 'failed', 30_000],
  ['leave', 'ended', 30_000],
])('a thread that will “%s” has not answered because of: %s', async (what, fault, ms) => {
  const resourceLimits = { maxOldGenerationSizeMb: 16 };
  pool = threadPool(script, { threads: 1, timeoutMs: 30_000, resourceLimits });
  expect(await faultOf(pool.ask(what, ms))).toBe(fault);
  expect(await faultOf(pool.ask(''))).toBe('answered');
});

test('a thread that works on and on has spent its time, unless the machine is too busy to tell', async () => {
  pool = threadPool(script, { threads: 1, timeoutMs: 30_000 });
  await until(async () => (await faultOf(pool.ask('work', 100))) === 'spent');
});

test('a pool that is closed answers nobody, nor those who wait', async () => {
  pool = threadPool(script, { threads: 1, timeoutMs: 30_000 });
  const asked = ['never', ''].map((what) => faultOf(pool.ask(what)));
  await pool.close();
  expect(await Promise.all(asked)).toEqual(['closed', 'closed']);
});

test('the time until a thread begins does not count', async () => {
  const slow = `for (const until = performance.now() + 700; performance.now() < until; ) Math.random();\n${SCRIPT}`;
  const starting = new URL(`data:text/javascript,${encodeURIComponent(slow)}`);
  pool = threadPool(starting, { threads: 1, timeoutMs: 100 });
  expect(await faultOf(pool.ask(''))).toBe('answered');
});
