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
import { readTurns } from '#sagaLog/core/readLog.ts';
import { openArticleWorkflows } from '#sagas/openArticle.ts';
import { rootSaga, runWorkflows } from '#sagas/root.ts';
import { toolsSaga } from '#sagas/tools.ts';
import type { Change } from '../support/changedSource.ts';
import type { MutantFindings, MutantJobs } from '../support/mutant.ts';
import type { RecordedCall } from '../support/recordedPage.ts';
import { recordSession } from '../support/session.ts';

const SEEDS = Array.from({ length: 24 }, (_, at) => at + 1);

async function recorded(seed: number) {
  const page = await recordSession(seed);
  const lines = [...page.lines()];
  const [state, calls] = [page.state(), [...page.called]];
  page.close();
  return { lines, state, calls, turns: readTurns(lines) };
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
    const session = await recorded(4);
    const { articleSave: _left, ...others } = openArticleWorkflows;
    const { divergence } = replaySession(session.lines, {
      root: rootSaga,
      *openArticle() {
        yield* runWorkflows(others);
      },
      tools: toolsSaga,
    });
    expect(divergence?.line).toBeLessThanOrEqual(
      Number.parseInt(put('articleSave/saveDue')(session), 10),
    );
  });
});

/** Where a session shows it, as `line:step`; empty for one that does not. */
type Where = (session: Session) => string;

/** Of another value: the end of the turn, which did the same by name. */
const endOf = ({ turns }: Session, line: number | undefined): string =>
  line === undefined ? '' : `${line}:${turns[line - 1]?.length}`;

const isPut = (type: string) => (entry: LogEntry | undefined) =>
  entry?.is === 'put' && entry.type === type;

/** The first put of this type, and right behind the put of `after`, if that is given. */
const put =
  (type: string, after?: string): Where =>
  ({ turns }) => {
    for (const [at, turn] of turns.entries()) {
      const puts = turn.filter(({ is }) => is === 'put');
      const found = turn.findIndex((entry) => {
        const before = puts[puts.indexOf(entry) - 1];
        return isPut(type)(entry) && (after === undefined || isPut(after)(before));
      });
      if (found >= 0) return `${at + 1}:${found + 1}`;
    }
    return '';
  };

const turnOf =
  (type: string): Where =>
  (session) =>
    endOf(session, Number.parseInt(put(type)(session), 10) || undefined);

const callOf =
  (is: (call: RecordedCall, before: RecordedCall | undefined) => boolean): Where =>
  (session) => {
    const { calls } = session;
    return endOf(session, calls.find((call, at) => is(call, calls[at - 1]))?.line);
  };

const isDelay = (ms: number, call: RecordedCall | undefined) =>
  call?.op === 'delay' && call.args[0] === ms;
/** Not the longest wait of a save or a report, which is as long and stands beside the quiet one. */
const isBackoff = (call: RecordedCall, before: RecordedCall | undefined) =>
  isDelay(1000, call) &&
  ![200, ...Object.values(REPORT_PACES).map(({ quietMs }) => quietMs)].some((ms) =>
    isDelay(ms, before),
  );

interface Mutant extends Change {
  readonly where: Where;
}

const mutants: Record<string, Mutant> = {
  'a longer debounce': {
    file: 'sagas/article/beforeSave.ts',
    from: 'SAVE_DEBOUNCE_MS = 200',
    to: 'SAVE_DEBOUNCE_MS = 250',
    where: callOf((call) => isDelay(200, call)),
  },
  'another backoff': {
    file: 'domain/retry.ts',
    from: 'BACKOFF_BASE_MS = 1000',
    to: 'BACKOFF_BASE_MS = 500',
    where: callOf(isBackoff),
  },
  'two puts in another order': {
    file: 'sagas/writing/applyEvents.ts',
    from: `  yield* put(job.reconnected({ articleId }));
  yield* put(job.progressed({ articleId, ...progressOf(last.seq, events) }));`,
    to: `  yield* put(job.progressed({ articleId, ...progressOf(last.seq, events) }));
  yield* put(job.reconnected({ articleId }));`,
    where: put('job/reconnected'),
  },
  'no forced save at the end of a stream': {
    file: 'sagas/writing/applyEvents.ts',
    from: '  yield* put(articleSave.forceRequested({ articleId }));\n',
    to: '',
    where: put('articleSave/forceRequested', 'articleSave/streamEnded'),
  },
  'a reducer that forgets why': {
    file: 'store/writing/job.slice.ts',
    from: "outcome: 'failed',\n      failure,",
    to: "outcome: 'failed',\n      failure: 'unknown',",
    where: turnOf('job/failed'),
  },
  'a save that sends nothing new': {
    file: 'sagas/article/save.saga.ts',
    from: '{ workspaceId, articleId, body })',
    to: "{ workspaceId, articleId, body: { ...body, requestId: 'same' } })",
    where: callOf(({ op }) => op === 'article.updateArticle'),
  },
  'a failure that is not reported': {
    file: 'sagas/writing/job.saga.ts',
    from: '  yield* put(job.dropped({ articleId }));\n',
    to: '',
    where: put('job/dropped'),
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
    const changes = Object.values(mutants).map(({ where: _where, ...change }) => change);
    const lines = sessions.map((session) => session.lines);
    [unchanged, ...found] = await replayMutants({ changes: [null, ...changes], sessions: lines });
  });
  afterAll(() => {
    sessions = [];
  });

  test('an unchanged source replays in another process as in this one', () => {
    expect(unchanged).toEqual(sessions.map(() => null));
  });

  test.each(Object.entries(mutants).map(([name, { where }], at) => [name, where, at] as const))(
    '%s is found where it begins',
    (_name, where, at) => {
      const expected = sessions.map(where);
      expect(expected.some((place) => place !== '')).toBe(true);
      const places = found[at]?.map((one) => (one === null ? '' : `${one.line}:${one.step}`));
      expect(places).toEqual(expected);
    },
  );

  test('the sessions contain the behaviour that they test', () => {
    const all = sessions.flatMap(({ turns }) => turns.flat());
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
