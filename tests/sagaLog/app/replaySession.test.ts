import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { replaySession } from '#sagaLog/app/replaySession.ts';
import type { LogEntry } from '#sagaLog/core/logEntry.ts';
import { rootSaga, runWorkflows, workflows } from '#sagas/root.ts';
import { recordSession } from '../support/session.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function recorded(seed: number) {
  const page = await recordSession(seed);
  const lines = [...page.lines()];
  const state = page.state();
  page.close();
  return { lines, state, entries: lines.map((line) => JSON.parse(line) as LogEntry) };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  'a session of edits, saves, failures and streams replays exactly (seed %i)',
  async (seed) => {
    const session = await recorded(seed);
    const result = replaySession(session.lines);
    expect(result.divergence).toBeNull();
    expect(result.state).toEqual(session.state);
    expect(result.inputs).toBeGreaterThan(50);
    expect(result.outputs).toBeGreaterThan(100);
  },
);

test('the sessions hold what they are there for: saves, errors, streamed text, a dropped stream', async () => {
  const sessions = await Promise.all([1, 2, 3, 4].map(recorded));
  const puts = new Set(
    sessions.flatMap(({ entries }) =>
      entries.map((entry) => (entry.is === 'put' ? entry.type : '')),
    ),
  );
  for (const type of ['saveSucceeded', 'saveFailed', 'resumed', 'streamed']) {
    expect(puts).toContain(`articleSave/${type}`);
  }
  expect(puts).toContain('generation/streamDropped');
});

test('a replay runs in no time of its own and reaches nothing outside', async () => {
  const { lines } = await recorded(3);
  jest.useRealTimers();
  const timers = jest.spyOn(globalThis, 'setTimeout');
  expect(replaySession(lines).divergence).toBeNull();
  expect(timers).not.toHaveBeenCalled();
  timers.mockRestore();
});

test('a workflow that is missing is found at the line where it first should have acted', async () => {
  const { lines, entries } = await recorded(4);
  const { articleSave: _left, ...others } = workflows;
  const { divergence } = replaySession(lines, function* () {
    yield* runWorkflows(others);
  });
  expect(divergence).not.toBeNull();
  const firstRound = entries.findIndex(
    (entry) => entry.is === 'put' && entry.type === 'articleSave/roundDue',
  );
  expect(divergence?.line).toBeLessThanOrEqual(firstRound + 1);
});

test('a log that was tampered with is found at the very line', async () => {
  const { lines, entries } = await recorded(5);
  const at = entries.findIndex(
    (entry) => entry.is === 'call' && entry.op === 'article.updateArticle',
  );
  const changed = lines.map((line, index) =>
    index === at ? JSON.stringify({ ...entries[at], args: 'another' }) : line,
  );
  const { divergence } = replaySession(changed, rootSaga);
  expect(divergence?.line).toBe(at + 1);
  expect(divergence?.expected).toMatchObject({ op: 'article.updateArticle', args: 'another' });
});
