/** A report of a problem: prepared when its dialog opens, sent once, and kept when that fails. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { LOG_PARTS_MOST } from '#contract/support/report.route.ts';
import { problemReportSaga } from '#sagas/support/problemReport.saga.ts';
import { problemReport } from '#store/support/problemReport.slice.ts';
import { aShownLog, idOf, noNetwork } from '#tests/support/factories.ts';
import { withArticle } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const happened = 'The article did not save.';
const origin = { build: '0.1.0', browser: 'One/1' };
const recording = {
  prepare: async ({ withWords }: { withWords: boolean }) =>
    aShownLog(withWords ? { number: 2, holds: 'words' } : {}),
  pack: async () => ['AAAA'],
  origin: async () => origin,
};
const plan = (ports: object = {}) =>
  planOf(problemReportSaga, { state: withArticle(), ports: { recording, ...ports } });

// §d.support.5
test('opening the dialog prepares the log without words, and sending sends that one', async () => {
  const { callsOf, state } = await plan()
    .put(problemReport.prepared({ log: aShownLog() }))
    .put(problemReport.sent())
    .dispatch(problemReport.opened())
    .dispatch(problemReport.typed({ happened }))
    .delay(100)
    .dispatch(problemReport.sendRequested())
    .during(1000);
  expect(callsOf('recording.prepare').map(({ args }) => args)).toEqual([[{ withWords: false }]]);
  expect(callsOf('support.postReport').map(({ args }) => args)).toEqual([
    [
      {
        body: {
          requestId: expect.any(String),
          happened,
          holds: 'shape',
          ...origin,
          sessionLog: ['AAAA'],
        },
      },
    ],
  ]);
  expect(problemReport.select(state)).toEqual({ status: 'sent', happened: '', withWords: false });
});

// §d.support.5
test('words are in the log only when they are chosen, and no longer when the dialog opens again', async () => {
  const { callsOf, state } = await plan()
    .put(problemReport.prepared({ log: aShownLog({ number: 2, holds: 'words' }) }))
    .dispatch(problemReport.opened())
    .dispatch(problemReport.wordsChosen({ withWords: true }))
    .delay(100)
    .dispatch(problemReport.closed())
    .dispatch(problemReport.opened())
    .during(1000);
  expect(callsOf('recording.prepare').at(-1)?.args).toEqual([{ withWords: false }]);
  expect(problemReport.select(state)).toMatchObject({ status: 'ready', log: { holds: 'shape' } });
});

test('without a recording, only the words of the person are sent', async () => {
  const { callsOf } = await plan({ recording: { ...recording, prepare: async () => null } })
    .put(problemReport.sent())
    .dispatch(problemReport.opened())
    .dispatch(problemReport.typed({ happened }))
    .delay(100)
    .dispatch(problemReport.sendRequested())
    .during(1000);
  expect(callsOf('support.postReport')[0]?.args).toMatchObject([
    { body: { happened, holds: 'nothing', sessionLog: [] } },
  ]);
  expect(callsOf('recording.pack')).toEqual([]);
});

test('a log that cannot be prepared leaves the words of the person', async () => {
  const prepare = () => Promise.reject(noNetwork);
  const { state } = await plan({ recording: { ...recording, prepare } })
    .put(problemReport.notPrepared({ error: noNetwork }))
    .dispatch(problemReport.typed({ happened }))
    .dispatch(problemReport.opened())
    .during(1000);
  expect(problemReport.select(state)).toMatchObject({ status: 'ready', happened, log: null });
});

// §d.support.5
test('what was not sent is still there, and is sent again as the same report', async () => {
  const answers = [Promise.reject(noNetwork), Promise.resolve({ id: idOf(70) })];
  const postReport = () => answers.shift() ?? Promise.reject(noNetwork);
  const { callsOf } = await plan({ support: { postReport } })
    .put(problemReport.sendFailed({ error: noNetwork }))
    .put(problemReport.sent())
    .dispatch(problemReport.opened())
    .dispatch(problemReport.typed({ happened }))
    .delay(100)
    .dispatch(problemReport.sendRequested())
    .delay(100)
    .dispatch(problemReport.sendRequested())
    .during(1000);
  const [first, second] = callsOf('support.postReport').map(({ args }) => args);
  expect(second).toEqual(first);
});

test('a log that is too large for a report is not sent', async () => {
  const pack = async () => Array.from({ length: LOG_PARTS_MOST + 1 }, () => 'AAAA');
  const { callsOf, state } = await plan({ recording: { ...recording, pack } })
    .dispatch(problemReport.opened())
    .dispatch(problemReport.typed({ happened }))
    .delay(100)
    .dispatch(problemReport.sendRequested())
    .during(1000);
  expect(callsOf('support.postReport')).toEqual([]);
  expect(problemReport.select(state)).toMatchObject({
    status: 'ready',
    happened,
    error: { code: 'too_large' },
  });
});

test('the log is saved as a file, and a recording begun, on demand', async () => {
  const { callsOf } = await plan()
    .dispatch(problemReport.opened())
    .delay(100)
    .dispatch(problemReport.saveRequested())
    .dispatch(problemReport.recordingRequested())
    .during(1000);
  expect([callsOf('recording.save').length, callsOf('recording.begin').length]).toEqual([1, 1]);
});
