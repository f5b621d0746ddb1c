import { execFile } from 'node:child_process';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import { REPORT_PACES } from '#domain/article/reportPace.ts';
import { replaySession } from '#sagaLog/app/replaySession.ts';
import type { InputEntry, LogEntry } from '#sagaLog/core/logEntry.ts';
import { hashOf } from '#sagaLog/core/stateHash.ts';
import { openArticleWorkflows } from '#sagas/openArticle.ts';
import { rootSaga, runWorkflows } from '#sagas/root.ts';
import { toolsSaga } from '#sagas/tools.ts';
import type { Change } from '../support/changedSource.ts';
import type { MutantFindings, MutantJobs } from '../support/mutant.ts';
import { recordSession } from '../support/session.ts';

const SEEDS = Array.from({ length: 24 }, (_, at) => at + 1);

async function recorded(seed: number) {
  const page = await recordSession(seed);
  const lines = [...page.lines()];
  const state = page.state();
  page.close();
  return { lines, state, entries: lines.map((line) => JSON.parse(line) as LogEntry) };
}
type Session = Awaited<ReturnType<typeof recorded>>;

describe('with a fake clock', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each(SEEDS)(
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

  test('a replay starts no timer', async () => {
    const { lines } = await recorded(3);
    jest.clearAllTimers();
    expect(replaySession(lines).divergence).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a missing workflow is found before its first action', async () => {
    const { lines, entries } = await recorded(4);
    const { articleSave: _left, ...others } = openArticleWorkflows;
    const { divergence } = replaySession(lines, {
      root: rootSaga,
      *openArticle() {
        yield* runWorkflows(others);
      },
      tools: toolsSaga,
    });
    expect(divergence?.line).toBeLessThanOrEqual(lineOf(entries, isPut('articleSave/saveDue')));
  });
});

const lineOf = (entries: readonly LogEntry[], is: Is) => entries.findIndex(is) + 1;
const isPut = (type: string) => (entry: LogEntry) => entry.is === 'put' && entry.type === type;
const isDelay = (ms: number) => (entry: LogEntry) =>
  entry.is === 'call' && entry.op === 'delay' && entry.args === hashOf([ms]);
/** Of all that force a save, the end of a stream: its own end stands before it. */
const isForceOfStream = (entry: LogEntry, at: number, entries: readonly LogEntry[]) =>
  isPut('articleSave/forceRequested')(entry) &&
  isPut('articleSave/streamEnded')(
    entries.slice(0, at).findLast(({ is }) => is === 'put') ?? entry,
  );
/** Not the longest wait of a save or a report, which is as long and stands beside the quiet one. */
const isBackoff = (entry: LogEntry, at: number, entries: readonly LogEntry[]) =>
  isDelay(1000)(entry) &&
  ![200, ...Object.values(REPORT_PACES).map(({ quietMs }) => quietMs)].some((ms) =>
    isDelay(ms)(entries[at - 1] as LogEntry),
  );
/** The slice as it is at the end of the turn of this put. */
const stateAfter = (type: string, slice: string) => (entries: readonly LogEntry[]) => {
  const put = entries.findIndex(isPut(type));
  const isState = (entry: LogEntry, at: number) =>
    at > put && entry.is === 'state' && slice in entry.changed;
  return put < 0 ? 0 : entries.findIndex(isState) + 1;
};
type Is = (entry: LogEntry, at: number, entries: readonly LogEntry[]) => boolean;
const first = (is: Is) => (entries: readonly LogEntry[]) => lineOf(entries, is);

interface Mutant extends Change {
  /** The line at which a session shows it, 0 for one that does not. */
  readonly line: (entries: readonly LogEntry[]) => number;
}

const mutants: Record<string, Mutant> = {
  'a longer debounce': {
    file: 'sagas/article/beforeSave.ts',
    from: 'SAVE_DEBOUNCE_MS = 200',
    to: 'SAVE_DEBOUNCE_MS = 250',
    line: first(isDelay(200)),
  },
  'another backoff': {
    file: 'domain/retry.ts',
    from: 'BACKOFF_BASE_MS = 1000',
    to: 'BACKOFF_BASE_MS = 500',
    line: first(isBackoff),
  },
  'two puts in another order': {
    file: 'sagas/writing/applyEvents.ts',
    from: `  yield* put(job.reconnected({ articleId }));
  yield* put(job.progressed({ articleId, ...progressOf(last.seq, events) }));`,
    to: `  yield* put(job.progressed({ articleId, ...progressOf(last.seq, events) }));
  yield* put(job.reconnected({ articleId }));`,
    line: first(isPut('job/reconnected')),
  },
  'no forced save at the end of a stream': {
    file: 'sagas/writing/applyEvents.ts',
    from: '  yield* put(articleSave.forceRequested({ articleId }));\n',
    to: '',
    line: first(isForceOfStream),
  },
  'a reducer that forgets why': {
    file: 'store/writing/job.slice.ts',
    from: "outcome: 'failed',\n      failure,",
    to: "outcome: 'failed',\n      failure: 'unknown',",
    line: stateAfter('job/failed', 'job'),
  },
  'a save that sends nothing new': {
    file: 'sagas/article/save.saga.ts',
    from: '{ workspaceId, articleId, body })',
    to: "{ workspaceId, articleId, body: { ...body, requestId: 'same' } })",
    line: first((entry) => entry.is === 'call' && entry.op === 'article.updateArticle'),
  },
  'a failure that is not reported': {
    file: 'sagas/writing/job.saga.ts',
    from: '  yield* put(job.dropped({ articleId }));\n',
    to: '',
    line: first(isPut('job/dropped')),
  },
};

/** The product itself, in a process of its own, with each of the changes in its source. */
function replayMutants(jobs: MutantJobs): Promise<readonly MutantFindings[]> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'tests/sagaLog/support/mutant.ts'],
      { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_OPTIONS: '' } },
      (error, stdout) => (error === null ? resolve(JSON.parse(stdout)) : reject(error)),
    );
    child.stdin?.end(JSON.stringify(jobs));
  });
}

describe('changed source', () => {
  let sessions: readonly Session[] = [];
  let unchanged: MutantFindings | undefined;
  let found: readonly MutantFindings[] = [];

  beforeAll(async () => {
    jest.useFakeTimers();
    const recordedSessions: Session[] = [];
    for (const seed of SEEDS.slice(0, 8)) recordedSessions.push(await recorded(seed));
    sessions = recordedSessions;
    jest.useRealTimers();
    const changes = Object.values(mutants).map(({ line: _line, ...change }) => change);
    const lines = sessions.map((session) => session.lines);
    [unchanged, ...found] = await replayMutants({ changes: [null, ...changes], sessions: lines });
  });
  afterAll(() => {
    sessions = [];
  });

  test('an unchanged source replays in another process as in this one', () => {
    expect(unchanged).toEqual(sessions.map(() => null));
  });

  test.each(Object.entries(mutants).map(([name, { line }], at) => [name, line, at] as const))(
    '%s is found at its line',
    (_name, line, at) => {
      const expected = sessions.map(({ entries }) => line(entries));
      expect(Math.max(...expected)).toBeGreaterThan(0);
      expect(found[at]?.map((divergence) => divergence?.line ?? 0)).toEqual(expected);
    },
  );

  test('the sessions contain the behaviour that they test', () => {
    const all = sessions.flatMap(({ entries }) => entries);
    const types = new Set(all.flatMap((entry) => (entry.is === 'put' ? [entry.type] : [])));
    for (const type of ['saveSucceeded', 'saveFailed', 'resumed', 'streamed', 'discarded']) {
      expect(types).toContain(`articleSave/${type}`);
    }
    for (const type of ['dropped', 'ended']) expect(types).toContain(`job/${type}`);
    const inputs = all.filter((entry): entry is InputEntry => 't' in entry);
    expect(inputs.filter((entry) => entry.in !== undefined).length).toBeGreaterThan(20);
    expect(inputs.some((entry, at) => at > 0 && entry.t === inputs[at - 1]?.t)).toBe(true);
  });
});
