import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ReplayMessage } from '#domain/support/sessionReplay.ts';
import { createFileRegistry } from '#services/images/files.ts';
import { createReplay, type ReplayWorker } from '#services/support/replay.ts';
import type { ReplayAnswer, ReplayRequest } from '#services/support/replayMessages.ts';
import { anAnswer, idOf, noNetwork } from '#tests/support/factories.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

class FakeWorker implements ReplayWorker {
  readonly asked: ReplayRequest[] = [];
  isEnded = false;
  #say: (event: { data: ReplayAnswer }) => void = () => {};

  postMessage = (request: ReplayRequest) => void this.asked.push(request);
  terminate = () => {
    this.isEnded = true;
  };
  addEventListener(type: string, listener: never): void {
    if (type === 'message') this.#say = listener;
  }
  say(answer: ReplayAnswer): void {
    this.#say({ data: answer });
  }
}

type Report = { readonly sessionLog: readonly string[] };

function replaying(report: () => Promise<Report> = async () => ({ sessionLog: [] })) {
  const files = createFileRegistry();
  const workers: FakeWorker[] = [];
  const told: ReplayMessage[] = [];
  const replay = createReplay({
    files,
    reports: { getReport: report as never },
    open() {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
  });
  const fileId = files.keep(new File(['a log'], 'log.json'));
  const follow = (source: Parameters<typeof replay.follow>[0]) =>
    replay.follow(source, (message) => told.push(message));
  return { replay, workers, told, fileId, follow };
}
const settled = () => jest.advanceTimersByTimeAsync(0);
const ended = { type: 'ended', verdict: 'exact', reason: null, difference: null } as const;

test('a kept file is given to a worker, which tells and shows moments until it is left', async () => {
  const { replay, workers, told, fileId, follow } = replaying();
  const leave = follow({ fileId });
  await settled();
  const [worker] = workers;
  expect(worker?.asked).toMatchObject([{ type: 'follow', log: { name: 'log.json' } }]);
  worker?.say({ id: 1, message: ended });
  expect(told).toEqual([ended]);
  const moment = replay.moment({ turn: 3 });
  expect(worker?.asked.at(-1)).toEqual({ type: 'moment', id: 2, asked: { turn: 3 } });
  worker?.say({ id: 2, moment: null });
  expect(await moment).toBeNull();
  leave();
  expect(worker?.isEnded).toBe(true);
  expect(told).toEqual([ended]);
  expect(await replay.moment({ turn: 4 })).toBeNull();
});

// §d.supportPage.1
test('a worker that says nothing for a minute is ended, and the page is told', async () => {
  const { workers, told, fileId, follow } = replaying();
  follow({ fileId });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(workers[0]?.isEnded).toBe(true);
  expect(told).toEqual([{ type: 'stopped' }]);
});

test('another log ends the worker of the one before, which is silent about it', async () => {
  const { workers, told, fileId, follow } = replaying();
  follow({ fileId });
  await settled();
  follow({ fileId });
  await settled();
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  expect(told).toEqual([]);
});

test('the log of a report is unpacked from its parts', async () => {
  const packed = gzipSync('the lines').toString('base64');
  const sessionLog = [packed.slice(0, 8), packed.slice(8)];
  const { workers, follow } = replaying(async () => ({ sessionLog }));
  const leave = follow({ reportId: idOf(1) });
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 50));
  leave();
  const [asked] = workers[0]?.asked ?? [];
  expect(asked?.type === 'follow' && (await asked.log.text())).toBe('the lines');
});

test.each([
  ['is gone', 'notRead', () => Promise.reject(anAnswer(404))],
  ['cannot be fetched', 'notReached', () => Promise.reject(noNetwork)],
  ['is refused for now', 'notReached', () => Promise.reject(anAnswer(503))],
  ['has no gzip', 'damaged', async () => ({ sessionLog: ['aGVsbG8='] })],
])('a report that %s is refused', async (_what, fault, report) => {
  const { workers, told, follow } = replaying(report);
  follow({ reportId: idOf(1) });
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(told).toEqual([{ type: 'refused', fault, detail: '' }]);
  expect(workers).toEqual([]);
});

test('a file that is not kept, or too long, is refused without a worker', async () => {
  const { workers, told, follow } = replaying();
  follow({ fileId: 'unknown' });
  await settled();
  expect(told).toEqual([{ type: 'refused', fault: 'notRead', detail: '' }]);
  expect(workers).toEqual([]);
});
