/** A log on the support page: it is replayed by a worker, and shows one moment of it at a time. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Moment, MomentAsked, ReplayMessage } from '#domain/support/sessionReplay.ts';
import { sessionReplaySaga } from '#sagas/support/sessionReplay.saga.ts';
import { sessionReplay } from '#store/support/sessionReplay.slice.ts';
import { noNetwork } from '#tests/support/factories.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const log = { source: { fileId: 'file-1' }, name: 'log.json' } as const;
const opened = (line: number | null = null) => sessionReplay.opened({ log, line });
const READ = { type: 'read', build: '1', ownBuild: '1', date: null, lines: 900 } as const;
const progressed = (turns: number): ReplayMessage => ({
  ...{ type: 'progressed', lines: turns * 3, turns, story: [], leftOut: [] },
});
const ENDED = { type: 'ended', verdict: 'exact', reason: null, difference: null } as const;

let left = 0;
beforeEach(() => {
  left = 0;
});

/** Says these messages, one each 100 ms. */
const telling = (...messages: readonly ReplayMessage[]) => ({
  follow(_source: object, listener: (message: ReplayMessage) => void) {
    const timers = messages.map((message, at) => setTimeout(listener, at * 100, message));
    return () => {
      left += 1;
      timers.forEach(clearTimeout);
    };
  },
  moment: async (asked: MomentAsked) =>
    ({ turn: 'turn' in asked ? asked.turn : asked.line, line: 1, time: '' }) as Moment,
});

test('whoever has chosen nothing sees the end of the session', async () => {
  const replay = telling(READ, progressed(300), ENDED);
  const { state, callsOf } = await planOf(sessionReplaySaga, { ports: { replay } })
    .put(sessionReplay.ended({ verdict: 'exact', reason: null, difference: null }))
    .dispatch(opened())
    .during(1000);
  expect(sessionReplay.select(state)).toMatchObject({ status: 'ready', moment: { turn: 299 } });
  expect(callsOf('replay.moment').map(({ args }) => args[0])).toEqual([{ turn: 299 }]);
});

// §d.supportPage.2
test('of a log that differs, the turn where it differs is shown', async () => {
  const difference = { turn: 7, line: 30, time: '', session: 'a', replay: 'b' };
  const replay = telling(READ, progressed(8), { ...ENDED, verdict: 'differs', difference });
  const { state } = await planOf(sessionReplaySaga, { ports: { replay } })
    .dispatch(opened())
    .during(1000);
  expect(sessionReplay.select(state)).toMatchObject({ status: 'ready', moment: { turn: 7 } });
});

// §d.supportPage.3
test('the line of a link is shown once it is replayed', async () => {
  const replay = telling(READ, progressed(100), progressed(200), progressed(300), ENDED);
  const { callsOf } = await planOf(sessionReplaySaga, { ports: { replay } })
    .dispatch(opened(450))
    .during(1000);
  expect(callsOf('replay.moment')).toMatchObject([{ args: [{ line: 450 }], at: 200 }]);
});

// §d.supportPage.3
test('of the moments of a scrub, the last one is shown, and steps go on from there', async () => {
  const asked: MomentAsked[] = [];
  const replay = {
    ...telling(READ, progressed(300)),
    async moment(of: MomentAsked) {
      asked.push(of);
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { turn: 'turn' in of ? of.turn : 0, line: 1, time: '' } as Moment;
    },
  };
  const { state } = await planOf(sessionReplaySaga, { ports: { replay } })
    .dispatch(opened())
    .delay(200)
    .dispatch(sessionReplay.moved({ turn: 10 }))
    .dispatch(sessionReplay.moved({ turn: 20 }))
    .dispatch(sessionReplay.moved({ turn: 30 }))
    .dispatch(sessionReplay.stepped({ by: -1 }))
    .delay(200)
    .dispatch(sessionReplay.stepped({ by: 1000 }))
    .during(1000);
  expect(asked).toEqual([{ turn: 10 }, { turn: 29 }, { turn: 299 }]);
  expect(sessionReplay.select(state)).toMatchObject({ moment: { turn: 299 } });
});

// §d.supportPage.4
test('another log, or leaving, ends the worker and forgets the file', async () => {
  const replay = telling(READ, progressed(300), ENDED);
  const other = { source: { fileId: 'file-2' }, name: 'other.json' } as const;
  const { callsOf, state } = await planOf(sessionReplaySaga, { ports: { replay } })
    .dispatch(opened())
    .delay(150)
    .dispatch(sessionReplay.opened({ log: other, line: null }))
    .delay(150)
    .dispatch(sessionReplay.closed())
    .during(1000);
  expect(callsOf('replay.follow').map(({ args }) => args[0])).toEqual([log.source, other.source]);
  expect(callsOf('files.forget').map(({ args }) => args[0])).toEqual([log.source, other.source]);
  expect(left).toBe(2);
  expect(sessionReplay.select(state)).toEqual({ status: 'empty' });
});

// §d.supportPage.1
test.each([
  ['refuses the log', telling({ type: 'refused', fault: 'line', detail: 'Line 2' }), 'line'],
  ['has stopped', telling(READ, { type: 'stopped' }), 'stopped'],
  [
    'cannot show a moment',
    {
      ...telling(READ, progressed(300), ENDED),
      moment: () => Promise.reject({ ...noNetwork, kind: 'worker' }),
    },
    'stopped',
  ],
])('a worker that %s leads to a failure that is said', async (_what, replay, fault) => {
  const { state } = await planOf(sessionReplaySaga, { ports: { replay: replay as never } })
    .dispatch(opened())
    .during(1000);
  expect(sessionReplay.select(state)).toMatchObject({ status: 'failed', problem: { fault } });
});
