import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { answerOf } from '#server/lib/threadAnswers.ts';
import { ThreadError, type ThreadFault, threadPool } from '#server/lib/threadPool.ts';

/** A pool whose first threads end like this. */
const poolAfter = (...faults: readonly ThreadFault[]) => {
  const left = [...faults];
  let asked = 0;
  const ask = async () => {
    asked += 1;
    const fault = left.shift();
    if (fault !== undefined) throw new ThreadError(fault);
    return 'answer';
  };
  return { ask, asked: () => asked };
};

test.each<ThreadFault>(['late', 'ended', 'spent', 'outOfMemory'])(
  'after a thread that was %s, the request is made again',
  async (fault) => {
    expect(await answerOf(poolAfter(fault), '')).toBe('answer');
  },
);

test.each<[ThreadFault, string, string, number]>([
  ['late', 'OwnFault', 'too_busy', 2],
  ['ended', 'OwnFault', 'too_busy', 3],
  ['closed', 'OwnFault', 'unavailable', 1],
  ['spent', 'Problem', 'too_complex', 2],
  ['outOfMemory', 'Problem', 'too_complex', 2],
])(
  'threads that are always %s are told as %s %s, with the cause',
  async (fault, name, code, tries) => {
    const pool = poolAfter(...Array.from({ length: 9 }, () => fault));
    await expect(answerOf(pool, '')).rejects.toMatchObject({ name, code, cause: { fault } });
    expect(pool.asked()).toBe(tries);
  },
);

test('a thread that throws is a bug, and no verdict on what it was asked', async () => {
  await expect(answerOf(poolAfter('failed'), '')).rejects.toMatchObject({ fault: 'failed' });
});

/** Of every thread of this process by its id, as Linux counts it: 0 is the usual one, more comes later. */
const niceness = (): ReadonlyMap<string, number> =>
  new Map(
    readdirSync('/proc/self/task').map((thread) => {
      const [, fields = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ');
      return [thread, Number(fields.split(' ')[16])];
    }),
  );

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a thread leaves the processor to the server, and nothing else does', async () => {
  const before = niceness();
  const answers = new URL('../../../server/lib/threadAnswers.ts', import.meta.url);
  const script = `import { answerEach } from ${JSON.stringify(answers.href)}; answerEach(String);`;
  const pool = threadPool(new URL(`data:text/javascript,${encodeURIComponent(script)}`), {
    threads: 1,
    timeoutMs: 30_000,
  });
  expect(await pool.ask(1)).toBe('1');
  const later = niceness();
  const least = Math.min(...before.values());
  // Other threads of this process may be those of other tests.
  const added = [...later].filter(([thread, value]) => !before.has(thread) && value > least);
  expect(added).toHaveLength(1);
  for (const [thread, value] of before) expect(later.get(thread) ?? value).toBe(value);
  await pool.close();
});
