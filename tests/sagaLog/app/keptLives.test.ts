/** @alone: it gives the process an IndexedDB. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { KeptLives, type KeptLivesOptions } from '#sagaLog/app/keptLives.ts';
import { createLifeStore } from '#sagaLog/app/lifeStore.ts';
import { until } from '#tests/server/support/asking.ts';

const opened: KeptLives[] = [];
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  for (const lives of opened.splice(0)) lives.flush();
});

function page(options: Partial<KeptLivesOptions> = {}): KeptLives {
  const lives = new KeptLives({ store: createLifeStore(Date.now), onChange() {}, ...options });
  opened.push(lives);
  return lives;
}
const header = (name: string) => JSON.stringify({ is: 'header', name });
/** Hard to compress. */
const line = (at: number) => JSON.stringify([at, Math.sin(at)]);
const linesOf = (name: string, count: number) => [
  header(name),
  ...Array.from({ length: count }, (_, at) => line(at)),
];

async function recorded(lines: readonly string[], options: Partial<KeptLivesOptions> = {}) {
  const lives = page(options);
  const [first = '', ...rest] = lines;
  lives.add(first);
  await lives.begin('user-1');
  for (const one of rest) {
    lives.add(one);
    if (rest.indexOf(one) % 10 === 0) lives.flush();
  }
  return lives;
}

/** What the device has, as the next page reads it. */
async function stored(): Promise<readonly string[]> {
  const next = page();
  await next.begin('user-1');
  return next.lines();
}

// §d.recording.9
test('what is written is on the device without being asked', async () => {
  await recorded(linesOf('first', 3));
  await until(async () => (await stored()).length === 4);
  expect(await stored()).toEqual(linesOf('first', 3));
});

test('on a hidden page, where timers are slow, nothing waits', async () => {
  const lives = await recorded([header('first')], { isHidden: () => true });
  lives.add(line(1));
  expect(await stored()).toEqual([header('first'), line(1)]);
});

// §d.recording.9
test('a reload keeps both lives, and many lines are compressed without a change', async () => {
  const first = await recorded(linesOf('first', 300), { sealedChars: 1000 });
  first.flush();
  await until(async () => (await stored()).length === 301);
  const second = await recorded(linesOf('second', 300), { sealedChars: 1000 });
  second.flush();
  await until(() => second.lines().length >= 602);
  expect(second.lines()).toEqual([...linesOf('first', 300), ...linesOf('second', 300)]);
  await until(async () => (await stored()).length >= 602);
  expect(await stored()).toEqual(second.lines());
});

test('compressed lines take less', async () => {
  const texts = [header('first'), ...Array.from({ length: 200 }, () => 'the same line again')];
  const lives = await recorded(texts, { sealedChars: 1000 });
  lives.flush();
  const { earlier } = await createLifeStore(Date.now).begin('user-1');
  await until(async () => {
    const [life] = (await createLifeStore(Date.now).begin('user-1')).earlier;
    return life?.parts.some((part) => typeof part !== 'string') === true;
  });
  expect(earlier.length).toBeGreaterThan(0);
  expect(lives.lines()).toEqual(texts);
});

// §d.recording.9
test('the oldest whole lives make room; the running one never does', async () => {
  await recorded(linesOf('first', 40)).then((lives) => lives.flush());
  await recorded(linesOf('second', 40)).then((lives) => lives.flush());
  let told = 0;
  const third = await recorded(linesOf('third', 40), {
    mostStored: 2000,
    onChange() {
      told += 1;
    },
  });
  third.flush();
  expect(third.removed).toBeGreaterThan(0);
  expect(told).toBe(third.removed);
  const lines = third.lines();
  expect(lines.slice(-41)).toEqual(linesOf('third', 40));
  expect(lines[0]).toMatch(/header/);
  expect(lines).not.toContain(header('first'));
  await until(async () => !(await stored()).includes(header('first')));
});

// §d.recording.8
test.each(['begin', 'append', 'seal'] as const)(
  'a device that refuses to %s loses nothing in the page, and it is said once',
  async (method) => {
    const store = createLifeStore(Date.now);
    const full = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
    let told = 0;
    const lives = await recorded(linesOf('first', 200), {
      store: { ...store, [method]: full },
      sealedChars: 1000,
      onChange() {
        told += 1;
      },
    });
    lives.flush();
    await until(() => !lives.isKept);
    lives.add('later');
    lives.flush();
    expect(lives.lines()).toEqual([...linesOf('first', 200), 'later']);
    expect(told).toBeGreaterThan(0);
  },
);
