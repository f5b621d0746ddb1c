import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { differingTurn, turnOutputs } from '#sagaLog/app/turnOutputs.ts';
import type { Change } from '../support/changedSource.ts';
import { recordSession } from '../support/session.ts';
import type { ToldJobs } from '../support/toldMutant.ts';

const SAMPLE = JSON.parse(readFileSync('docs/support/session.json', 'utf8')) as readonly string[];
const SEEDS = [1, 2, 3];
/** Twenty-two bundles, on a machine that does something else besides. */
const BUNDLING_MS = 600_000;

interface Difference extends Change {
  /** The sentence, or one of them. */
  readonly told: RegExp;
}

const changes: Record<string, Difference> = {
  'another pause': {
    file: 'sagas/article/beforeSave.ts',
    from: 'SAVE_DEBOUNCE_MS = 200',
    to: 'SAVE_DEBOUNCE_MS = 250',
    told: /^articleSave > saveWhileKnown > saveWhenQuiet > quietPeriod > quiet: delay: history 200, code 250$/,
  },
  'another pause in another side of a race': {
    file: 'sagas/article/beforeSave.ts',
    from: 'SAVE_MAX_WAIT_MS = 1000',
    to: 'SAVE_MAX_WAIT_MS = 900',
    told: /^articleSave > saveWhileKnown > saveWhenQuiet > quietPeriod: delay: history 1000, code 900$/,
  },
  'a rule that pauses otherwise': {
    file: 'domain/retry.ts',
    from: 'BACKOFF_BASE_MS = 1000',
    to: 'BACKOFF_BASE_MS = 500',
    told: /: history 1000, code 500$/,
  },
  'two puts in another order': {
    file: 'sagas/writing/applyEvents.ts',
    from: `  yield* put(job.reconnected({ articleId }));
  yield* put(job.progressed({ articleId, ...progressOf(last.seq, events) }));`,
    to: `  yield* put(job.progressed({ articleId, ...progressOf(last.seq, events) }));
  yield* put(job.reconnected({ articleId }));`,
    told: /^job > follow > connect > applyEvents: does: history put of job\/reconnected, code put of job\/progressed$/,
  },
  'a put that is missing': {
    file: 'sagas/writing/applyEvents.ts',
    from: '  yield* put(articleSave.forceRequested({ articleId }));\n',
    to: '',
    told: /: does: history put of articleSave\/forceRequested, code nothing$/,
  },
  'one put more': {
    file: 'sagas/article/save.saga.ts',
    from: '  yield* put(articleSave.resumed({ articleId }));\n}\n\n/** A refused',
    to: '  yield* put(articleSave.resumed({ articleId }));\n  yield* put(resources.invalidated({ name: "articles" }));\n}\n\n/** A refused',
    told: /^articleSave > saveWhileKnown > retryInAWhile: does: history .*, code put of resources\/invalidated$/,
  },
  'another argument': {
    file: 'sagas/article/save.saga.ts',
    from: '{ workspaceId, articleId, body })',
    to: "{ workspaceId, articleId, body: { ...body, requestId: 'same' } })",
    told: /^articleSave > saveWhileKnown > send > callMarking > write: article\.updateArticle body\.requestId: history '[^']+', code 'same'$/,
  },
  'another payload': {
    file: 'sagas/article/save.saga.ts',
    from: 'articleSave.saveSucceeded({ articleId, version: saved.version })',
    to: 'articleSave.saveSucceeded({ articleId, version: saved.version + 1 })',
    told: /^articleSave > saveWhileKnown > send: articleSave\/saveSucceeded version: history \d+, code \d+$/,
  },
  'a payload without a field': {
    file: 'sagas/article/journal.saga.ts',
    from: 'articleJournal.kept({ articleId, revision })',
    to: 'articleJournal.kept({ articleId } as never)',
    told: /^articleJournal > keep: articleJournal\/kept revision: history \d+, code absent$/,
  },
  'a call that is missing': {
    file: 'sagas/article/journal.saga.ts',
    from: '      yield* call(journal.remove, { userId, articleId });\n',
    to: '',
    told: /^articleJournal > keep: does: history call of journal\.remove, code put of articleJournal\/cleared$/,
  },
  'a call of another port': {
    file: 'sagas/article/journal.saga.ts',
    from: 'yield* call(journal.list, { userId })',
    to: "yield* call(journal.read, { userId, articleId: '' })",
    told: /^articleJournal > findUnsaved: does: history call of journal\.list, code call of journal\.read$/,
  },
  'the other branch': {
    file: 'sagas/article/journal.saga.ts',
    from: 'if (record === null) {',
    to: 'if (record !== null) {',
    told: /^articleJournal > keep: does: history call of journal\.write, code call of journal\.remove$/,
  },
  'a workflow that stops': {
    file: 'sagas/access/limitReading.saga.ts',
    from: '    let isAgain = true;',
    to: '    let isAgain = false;',
    told: /^limitReading: does: history call of clock\.now, code nothing$/,
  },
  'a pause that is not cancelled': {
    file: 'sagas/article/beforeSave.ts',
    from: '        matching(articleSave.edited, { articleId }),\n',
    to: '',
    told: /^articleSave > saveWhileKnown > saveWhenQuiet > quietPeriod > quiet: delay: history cancelled, code not cancelled$/,
  },
  'a pause that is cancelled': {
    file: 'sagas/resources/resources.saga.ts',
    from: 'over: delay(RESOURCE_KEPT_MS),\n      fetchedAgain: take(matching(resources.started, { key })),',
    to: 'over: delay(RESOURCE_KEPT_MS),\n      fetchedAgain: take(resources.started),',
    told: /^resources > whenLeft > collect: delay: history not cancelled, code cancelled$/,
  },
  'another value behind yield*': {
    file: 'sagas/resources/fetchResource.ts',
    from: '    yield* put(resources.fetched({ key, data }));',
    to: '    yield* put(resources.fetched({ key: key.concat("!"), data }));',
    told: /^resources > .*fetchResource > attempts > attempt: resources\/fetched key: history .*, code .*!.*$/,
  },
  'a reducer with another value': {
    file: 'store/writing/job.slice.ts',
    from: 'return { ...said, lastSeq: seq, drops: 0 };',
    to: 'return { ...said, lastSeq: seq, drops: 7 };',
    told: /^state job\.drops: history 0, code 7$/,
  },
  'a reducer that forgets a field': {
    file: 'store/access/limitReading.slice.ts',
    from: 'readAt: at',
    to: 'readAt: 0',
    told: /^state limitReading\.\w+: history \d+, code 0$/,
  },
  'a rule of the queue': {
    file: 'domain/article/saveQueue.ts',
    from: 'refusals: 0',
    to: 'refusals: 2',
    told: /^state articleSave\.entries\.\S+\.refusals: history 0, code 2$/,
  },
  'a poll of another length': {
    file: 'sagas/session/host.saga.ts',
    from: 'HOST_POLL_MS = 75',
    to: 'HOST_POLL_MS = 80',
    told: /^host: delay: history 75, code 80$/,
  },
  'a message that nobody takes': {
    file: 'sagas/article/lock.saga.ts',
    from: '        message: take(messages),\n',
    to: '        message: take(matching(articleLock.takeOverRequested, { articleId: "" })),\n',
    told: /^articleLock > holdWhileNeeded > hold: does: history take of lock\.hold, code nothing$/,
  },
};

/** The product itself, in a process of its own, with each of the changes in its source. */
function tell(jobs: ToldJobs): Promise<readonly (readonly string[])[]> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'tests/sagaLog/support/toldMutant.ts'],
      { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_OPTIONS: '' } },
      (error, stdout) => (error === null ? resolve(JSON.parse(stdout)) : reject(error)),
    );
    child.stdin?.end(JSON.stringify(jobs));
  });
}

describe('a change of the source is told in words', () => {
  let told: readonly (readonly string[])[] = [];

  beforeAll(async () => {
    jest.useFakeTimers();
    const sessions: (readonly string[])[] = [];
    for (const seed of SEEDS) {
      const page = await recordSession(seed);
      sessions.push([...page.lines()]);
      page.close();
    }
    jest.useRealTimers();
    const all = Object.values(changes).map(({ told: _told, ...change }) => change);
    told = await tell({ changes: all, sessions: [...sessions, SAMPLE] });
  }, BUNDLING_MS);

  test.each(
    Object.entries(changes).map(([name, { told: sentence }], at) => [name, sentence, at] as const),
  )('%s', (_name, sentence, at) => {
    expect(told[at]).toContainEqual(expect.stringMatching(sentence));
  });

  test('no sentence has a hash', () => {
    const { length } = told.flat();
    expect(length).toBeGreaterThanOrEqual(Object.keys(changes).length);
    expect(told.flat().filter((sentence) => /\bargs\b|undefined|\[object/.test(sentence))).toEqual(
      [],
    );
  });
});

test('a session that replays exactly differs in no turn', () => {
  expect(differingTurn(SAMPLE)).toBeNull();
  expect(turnOutputs(SAMPLE, 2).outputs.length).toBeGreaterThan(0);
});
