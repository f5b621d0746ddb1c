/** The idioms of redux-saga-test-plan in a plan (docs/testing-flows.md), and what a plan says when something is wrong. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import * as matchers from 'redux-saga-test-plan/matchers';
import { throwError } from 'redux-saga-test-plan/providers';
import { all, call, delay, fork, put, race, select, spawn, take } from '#sagas/lib/effects.ts';
import { takeEvery } from '#sagas/lib/handlers.ts';
import { services } from '#sagas/lib/services.ts';
import { waitUntil } from '#sagas/lib/waitUntil.ts';
import { notices } from '#store/session/notices.slice.ts';
import { router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { anArticle, idOf, WORKSPACE_ID as workspaceId } from './factories.ts';
import type { Refused } from './plan/idioms.ts';
import { planOf, stateAfter } from './planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const of = { workspaceId, articleId: idOf(1) };
const went = (to: string) => router.navigationRequested({ to });
const asked = { type: 'test/asked', id: 1 };
const selectCount = (state: RootState) => notices.select(state).length;

function* goesTo(to: string) {
  yield* put(went(to));
  return to;
}

/** Reads an article, and goes where the answer says. */
function* opens() {
  const { article } = yield* services();
  try {
    const { title } = yield* call(article.getArticle, of);
    return yield* call(goesTo, `/articles?title=${title}`);
  } catch {
    return yield* call(goesTo, '/failed');
  }
}

function* watches() {
  yield* takeEvery('test/asked', answers);
}
function* answers({ id }: UnknownAction) {
  yield* delay(100);
  yield* put(went(`/${String(id)}`));
}

/** Waits for the first of two. */
function* races() {
  const { asked: first } = yield* race({ asked: take('test/asked'), over: delay(1000) });
  yield* put(went(first === undefined ? '/over' : '/asked'));
}

function* forks() {
  yield* fork(answers, asked);
  yield* put(went('/forked'));
}

function* spawns() {
  yield* spawn(goesTo, '/spawned');
}

function* counts() {
  const count = yield* select(selectCount);
  if (count > 0) throw new Error(`${count} notices`);
  return count;
}

type Run = () => Promise<unknown>;
/** An idiom where it is met, and where it is missed. */
type Idiom = readonly [name: string, met: Run, missed: Run];

const opening = (title = 'Given') => {
  const plan = planOf(opens);
  const { getArticle } = plan.services.article;
  return plan.provide([[matchers.call.fn(getArticle), anArticle({ title })]]);
};
const refusing = (error?: Error) => {
  const plan = planOf(opens);
  const asking = matchers.call(plan.services.article.getArticle, of);
  return error === undefined ? plan : plan.provide([[asking, throwError(error)]]);
};
const skipping = (name: string) =>
  planOf(opens).provide({ call: ({ fn }, next) => (fn.name === name ? '/provided' : next()) });
const noticed = stateAfter(
  notices.shown({ id: 'n1', kind: 'info', text: 'articleCopied', values: {}, offer: null }),
);

const IDIOMS: readonly Idiom[] = [
  [
    'provide, static',
    () => opening().put(went('/articles?title=Given')).run(),
    () => opening('Other').put(went('/articles?title=Given')).run(),
  ],
  [
    'provide, dynamic',
    () => skipping('goesTo').not.put.actionType(went('').type).returns('/provided').run(),
    () => skipping('other').returns('/provided').run(),
  ],
  [
    'provide with throwError',
    () => refusing(new Error('refused')).put(went('/failed')).run(),
    () => refusing().put(went('/failed')).run(),
  ],
  [
    'hasFinalState',
    () => planOf(counts).hasFinalState(stateAfter()).run(),
    () => planOf(counts).hasFinalState(noticed).run(),
  ],
  [
    'dispatch, and the pause between two',
    () =>
      planOf(watches)
        .put(went('/1'))
        .put(went('/2'))
        .dispatch(asked)
        .delay(5000)
        .dispatch({ ...asked, id: 2 })
        .silentRun(100),
    () => planOf(watches).put(went('/1')).put(went('/2')).dispatch(asked).silentRun(100),
  ],
  [
    'put.like',
    () =>
      planOf(forks)
        .put.like({ action: { payload: { to: '/forked' } } })
        .run(),
    () =>
      planOf(forks)
        .put.like({ action: { payload: { to: '/other' } } })
        .run(),
  ],
  [
    'put.actionType',
    () => planOf(forks).put.actionType(went('').type).run(),
    () => planOf(forks).put.actionType('test/asked').run(),
  ],
  [
    'call with arguments, once for each call',
    () => planOf(opens).call(goesTo, '/articles?title=Old title').run(),
    () =>
      planOf(opens)
        .call(goesTo, '/articles?title=Old title')
        .call(goesTo, '/articles?title=Old title')
        .run(),
  ],
  ['call.fn', () => planOf(opens).call.fn(goesTo).run(), () => planOf(opens).call.fn(counts).run()],
  [
    'call.like',
    () =>
      planOf(opens)
        .call.like({ args: ['/articles?title=Old title'] })
        .run(),
    () =>
      planOf(opens)
        .call.like({ args: ['/other'] })
        .run(),
  ],
  [
    'take',
    () => planOf(races).take('test/asked').silentRun(),
    () => planOf(races).take('test/other').silentRun(),
  ],
  ['fork', () => planOf(forks).fork(answers, asked).run(), () => planOf(forks).fork(answers).run()],
  ['fork.fn', () => planOf(forks).fork.fn(answers).run(), () => planOf(forks).fork.fn(opens).run()],
  [
    'fork.like',
    () =>
      planOf(forks)
        .fork.like({ args: [asked] })
        .run(),
    () => planOf(forks).fork.like({ args: [] }).run(),
  ],
  [
    'getContext',
    () => planOf(opens).getContext('services').run(),
    () => planOf(opens).getContext('state').run(),
  ],
  [
    'spawn',
    () => planOf(spawns).spawn(goesTo, '/spawned').run(),
    () => planOf(spawns).spawn(goesTo, '/other').run(),
  ],
  [
    'delay of a workflow, by the fake clock',
    () => planOf(races).put(went('/over')).run(1000),
    () => planOf(races).put(went('/over')).silentRun(999),
  ],
  [
    'select.selector',
    () => planOf(counts).select.selector(selectCount).run(),
    () => planOf(opens).select.selector(selectCount).run(),
  ],
  [
    'not.put',
    () => planOf(opens).not.put(went('/failed')).run(),
    () => refusing(new Error('refused')).not.put(went('/failed')).run(),
  ],
  [
    'silentRun with a time',
    () => planOf(watches).put(went('/1')).dispatch(asked).silentRun(100),
    () => planOf(watches).put(went('/1')).dispatch(asked).silentRun(99),
  ],
  [
    'run with a time, for a workflow that ends',
    () => planOf(races).run(1000),
    () => planOf(races).run(999),
  ],
  [
    'run without a limit',
    () => planOf(races).run(false),
    () => planOf(watches).run({ timeout: false }),
  ],
  [
    'run that is silent',
    () => planOf(watches).run({ silenceTimeout: true }),
    () => planOf(watches).run({ timeout: 250 }),
  ],
  [
    'returns',
    () => planOf(opens).returns('/articles?title=Old title').run(),
    () => planOf(opens).returns('/failed').run(),
  ],
  [
    'throws',
    () => planOf(counts, { state: noticed }).throws(new Error('1 notices')).throws(Error).run(),
    () => planOf(counts).throws(Error).run(),
  ],
  [
    'an error that is thrown and not expected',
    () => planOf(counts).run(),
    () => planOf(counts, { state: noticed }).run(),
  ],
];

describe('idioms of redux-saga-test-plan', () => {
  test.each(IDIOMS)('%s works', async (_name, met, missed) => {
    await met();
    await expect(missed()).rejects.toThrow(Error);
  });

  test.each<[name: keyof Refused, instead: RegExp]>([
    ['withState', /write planOf\(workflow, \{ state: stateAfter/],
    ['withReducer', /write planOf\(workflow, \{ state: stateAfter/],
    ['race', /write what they do, such as \.take/],
    ['apply', /write \.call\(services\.group\.port/],
    ['cps', /write \.call\(services\.group\.port/],
    ['putResolve', /write \.put\(action\)/],
    ['takeMaybe', /write \.take\(pattern\)/],
    ['setContext', /write planOf\(workflow, \{ ports \}\)/],
    ['actionChannel', /write \.take\(pattern\)/],
  ])('%s says what to write instead', (name, instead) => {
    expect(planOf(opens)[name]).toThrow(instead);
  });

  test('the documentation has a row for each', () => {
    const table = readFileSync('docs/testing-flows.md', 'utf8');
    const plan = planOf(opens);
    for (const idiom of Object.keys(plan)) expect(table).toMatch(new RegExp(`\\.${idiom}\\b`));
  });

  test('every expectation and every run is a plan again, with what a plan has', () => {
    const plan = planOf(opens);
    expect(plan.provide([]).put(asked).not.call.fn(opens).dispatch(asked).toTheEnd).toBe(
      plan.toTheEnd,
    );
  });
});

/** The message of a plan that fails. */
const failureOf = (run: Promise<unknown>) =>
  run.then(
    () => 'It did not fail.',
    (error: Error) => error.message,
  );

describe('the end of a workflow', () => {
  test('is that of everything it has forked', async () => {
    const { puts } = await planOf(forks).toTheEnd();
    expect(puts).toEqual([went('/forked'), went('/1')]);
  });

  test('is not there while it only watches', async () => {
    const failure = await failureOf(planOf(watches).toTheEnd());
    expect(failure).toMatch(/^Still running after 60000 ms\.[\s\S]*test\/asked/);
  });
});

describe('a saga that does not wait', () => {
  function* keepsPutting() {
    while (true) yield* put(asked);
  }
  function* keepsAsking() {
    while (true) yield* call(async () => 1);
  }
  function* keepsReading() {
    while (true) {
      try {
        yield* select(selectCount);
      } catch {}
    }
  }
  test.each([[keepsPutting], [keepsAsking], [keepsReading]])(
    '%p is named, and does not hold the worker',
    async (busy) => {
      function* startsIt() {
        yield* all([fork(watches), fork(busy)]);
      }
      expect(await failureOf(planOf(startsIt).during(1000))).toMatch(`${busy.name} loops`);
    },
  );

  test('many effects in many turns are no loop', async () => {
    function* works() {
      for (let at = 0; at < 12_000; at += 1) {
        yield* select(selectCount);
        if (at % 1000 === 0) yield* delay(1);
      }
      return 'done';
    }
    expect((await planOf(works).toTheEnd()).returnValue).toBe('done');
  });
});

describe('a missed expectation', () => {
  test('shows the nearest put as a diff, and all of them in order', async () => {
    const failure = await failureOf(planOf(forks).put(went('/fork')).run());
    expect(failure).toContain(`Expected: put of ${went('').type}.\nThe nearest put:`);
    expect(failure).toMatch(/-\s+"to": "\/fork"[\s\S]*\+\s+"to": "\/forked"/);
    expect(failure).toContain(`Every put, in order: ${went('').type}, ${went('').type}.`);
  });

  test('says what each saga and port waits for', async () => {
    const ports = { article: { getArticle: () => new Promise<never>(() => {}) } };
    function* waits() {
      yield* fork(opens);
      yield* fork(answers, asked);
      yield* waitUntil(selectCount);
    }
    const failure = await failureOf(planOf(waits, { ports }).put(went('/')).silentRun(50));
    expect(failure).toContain('Waiting: answers for a pause of 100 ms; waits for selectCount.');
    expect(failure).toContain('Ports that have not answered: article.getArticle.');
  });

  test('does not say that a saga waits for what has lost a race', async () => {
    const failure = await failureOf(planOf(races).put(went('/')).run(2000));
    expect(failure).toContain('Waiting: nothing.');
  });

  test('points to its line of the test', async () => {
    const [, line] = /planOf\.test\.ts:(\d+)/.exec(new Error('here').stack ?? '') ?? [];
    const missed = planOf(forks).put(went('/fork'));
    const error = await missed.run().catch((thrown: Error) => thrown);
    const [, at] = /planOf\.test\.ts:(\d+)/.exec((error as Error).stack ?? '') ?? [];
    expect(Number(at)).toBe(Number(line) + 1);
  });
});

test('without a fake clock, a plan says so', async () => {
  jest.useRealTimers();
  expect(await failureOf(planOf(opens).run())).toContain('jest.useFakeTimers()');
});
