import { afterEach, expect, test } from '@jest/globals';
import { fairTurns, onBehalfOf } from '#server/lib/fairTurns.ts';
import { type ThreadPool, threadPool } from '#server/lib/threadPool.ts';

/** Answers each request with itself, a moment later. */
const SCRIPT = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', (what) => setTimeout(() => parentPort.postMessage(what), 5));`;
const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);

let pool: ThreadPool | undefined;
afterEach(() => pool?.close());

/** The order in which requests of these accounts are answered, asked for one after another. */
async function orderOf(threads: number, accounts: readonly string[]): Promise<string> {
  const opened = threadPool(script, { threads, timeoutMs: 30_000 });
  pool = opened;
  const answered: string[] = [];
  const asks = accounts.map((account) =>
    onBehalfOf(account, async () => answered.push(`${await opened.ask(account)}`)),
  );
  await Promise.all(asks);
  return answered.join('');
}

test('an account with much to ask does not hold up another one', async () => {
  expect(await orderOf(1, [...'aaaaaaaab'])).toBe('abaaaaaaa');
  expect(await orderOf(1, [...'aaaaabbbc'])).toBe('abcababaa');
});

test('of several threads, an account has its share while another one asks', async () => {
  const order = await orderOf(2, [...'aaaaaaaabbbb']);
  expect(order.slice(0, 8).match(/b/g)?.length).toBeGreaterThanOrEqual(3);
});

test('an account alone uses all threads', async () => {
  const inTurn = fairTurns(3);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 9 }, () => onBehalfOf('a', () => inTurn(work))));
  expect(most).toBe(3);
});

test('an account that has too much waiting is refused, and no other one', async () => {
  const inTurn = fairTurns(1, 2);
  const held = Promise.withResolvers<void>();
  const ask = (account: string) => onBehalfOf(account, () => inTurn(() => held.promise));
  const asked = ['a', 'a', 'a', 'b'].map(ask);
  await expect(ask('a')).rejects.toMatchObject({ code: 'overloaded', status: 503 });
  held.resolve();
  await Promise.all(asked);
  await ask('a');
});

test('work that fails gives its turn to the next', async () => {
  const inTurn = fairTurns(1);
  const failed = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'next');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});
