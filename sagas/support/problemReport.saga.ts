/** Prepares and sends a report of a problem (store/support/problemReport.slice.ts). */
import type { PortError } from '#contract/lib/problems.ts';
import { LOG_PARTS_MOST, type ReportHolds } from '#contract/support/report.route.ts';
import { problemReport } from '#store/support/problemReport.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, fork, put, select } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { callApi } from '../session/session.api.ts';

export function* problemReportSaga() {
  yield* fork(preparing);
  yield* fork(sending);
  yield* takeEvery(problemReport.saveRequested, save);
  yield* takeEvery(problemReport.recordingRequested, begin);
}

function* preparing() {
  while (true) {
    yield* waitUntil(problemReport.selectIsPreparing);
    yield* prepare();
  }
}

/** What was chosen meanwhile is prepared next. */
function* prepare() {
  const { recording } = yield* services();
  const { withWords } = yield* select(problemReport.select);
  try {
    const log = yield* call(recording.prepare, { withWords });
    if ((yield* select(problemReport.select)).withWords === withWords)
      yield* put(problemReport.prepared({ log }));
  } catch (error) {
    yield* put(problemReport.notPrepared({ error: yield* reportFailure(error) }));
  }
}

function* sending() {
  while (true) {
    yield* waitUntil(problemReport.selectIsSending);
    try {
      yield* send();
      yield* put(problemReport.sent());
    } catch (error) {
      yield* put(problemReport.sendFailed({ error: yield* reportFailure(error) }));
    }
  }
}

const TOO_LARGE: PortError = {
  kind: 'response',
  status: 413,
  code: 'too_large',
  message: 'The log is too large for a report.',
};

function* send() {
  const { recording, support } = yield* services();
  const state = yield* select(problemReport.select);
  if (state.status !== 'sending') return;
  const { log, happened } = state;
  const holds: ReportHolds = log?.holds ?? 'nothing';
  const sessionLog = log === null ? [] : [...(yield* call(recording.pack))];
  if (sessionLog.length > LOG_PARTS_MOST) throw TOO_LARGE;
  const said = { happened, holds, ...(yield* call(recording.origin)) } as const;
  yield* createOnce(['support.postReport', said, log?.number ?? null], (requestId) =>
    callApi(support.postReport, { body: { requestId, ...said, sessionLog } }),
  );
}

function* save() {
  const { recording } = yield* services();
  yield* call(recording.save);
}

function* begin() {
  const { recording } = yield* services();
  yield* call(recording.begin);
}
