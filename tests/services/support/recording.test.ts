/** What a report would hold of the session: made in a worker, shown in part, packed for the server. */
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { LOG_PART_CHARS } from '#contract/support/report.route.ts';
import { createRecording, type WordlessWorker } from '#services/support/recording.ts';

/** Takes the words out of each line. */
function aWorker(fails = false) {
  const listeners: ((event: { data: never }) => void)[] = [];
  let opened = 0;
  const worker: WordlessWorker = {
    postMessage({ id, lines }) {
      const answer = fails
        ? { id, error: 'Line 3 of the log: it is not JSON.' }
        : { id, lines: lines.map((line) => line.replace(/\w+/g, 'x')), share: 0.5 };
      queueMicrotask(() => {
        for (const listener of listeners.splice(0)) listener({ data: answer as never });
      });
    },
    addEventListener(type: string, listener: (event: never) => void) {
      if (type === 'message') listeners.push(listener as (event: { data: never }) => void);
    },
    terminate() {
      opened -= 1;
    },
  };
  return {
    open: () => {
      opened += 1;
      return worker;
    },
    opened: () => opened,
  };
}

const unpacked = (parts: readonly string[]) =>
  gunzipSync(Buffer.concat(parts.map((part) => Buffer.from(part, 'base64')))).toString();

test('without words, the log is that of the worker, which is gone then; with them, it is as it was recorded', async () => {
  const { open, opened } = aWorker();
  const recording = createRecording({ open, lines: () => ['My words', 'More'], build: '1' });
  expect(await recording.prepare({ withWords: false })).toEqual({
    number: 1,
    holds: 'shape',
    lines: 2,
    chars: 5,
    first: ['x x', 'x'],
    last: [],
    share: 0.5,
  });
  expect(opened()).toBe(0);
  expect(unpacked(await recording.pack())).toBe('x x\nx');
  expect(await recording.prepare({ withWords: true })).toMatchObject({
    number: 2,
    holds: 'words',
    first: ['My words', 'More'],
    share: 1,
  });
  expect(unpacked(await recording.pack())).toBe('My words\nMore');
});

test('a long log is shown by its ends, with long lines cut, and packed in parts', async () => {
  const lines = Array.from({ length: 3000 }, (_, at) => `${at} ${crypto.randomUUID().repeat(20)}`);
  const recording = createRecording({ open: aWorker().open, lines: () => lines, build: '1' });
  const log = await recording.prepare({ withWords: true });
  expect(log?.lines).toBe(3000);
  expect([log?.first.length, log?.last.length]).toEqual([40, 40]);
  expect(log?.last.at(-1)).toMatch(/^2999 .{395}…$/);
  const parts = await recording.pack();
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.every(({ length }) => length <= LOG_PART_CHARS)).toBe(true);
  expect(unpacked(parts)).toBe(lines.join('\n'));
});

test('where nothing was recorded, there is nothing to send; a log that cannot be read is refused', async () => {
  const none = createRecording({ open: aWorker().open, lines: () => null, build: '1' });
  expect(await none.prepare({ withWords: false })).toBeNull();
  const broken = createRecording({ open: aWorker(true).open, lines: () => ['x'], build: '1' });
  await expect(broken.prepare({ withWords: false })).rejects.toMatchObject({ kind: 'worker' });
});
