/**
 * Analyses the open article whenever its text has changed and somebody looks at the report (store/article/report.slice.ts).
 * What is due is not remembered here: it is the difference between the text and the one that was analysed last. A
 * failure is shown in the panel only and never interrupts the writing.
 */
import { REPORT_PACES, type ReportPace, type ReportReader } from '#domain/article/reportPace.ts';
import type { ArticleReportStatus } from '#store/article/report.slice.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { reportReaders } from '#store/article/reportReaders.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, delay, put, race, select } from '../lib/effects.ts';
import { reportError } from '../lib/failure.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

const selectOpenArticleId = (state: RootState) =>
  articleSave.selectArticleIds(state).find((id) => articleSave.selectIsOpen(state, id));
const selectIsClosed = (state: RootState, articleId: string) =>
  !articleSave.selectIsOpen(state, articleId);

/** One article is open at a time. */
export function* articleReportSaga() {
  const { analysis } = yield* services();
  while (true) {
    const articleId = yield* waitUntil(selectOpenArticleId);
    yield* race({ reading: read(articleId), closed: waitUntil(selectIsClosed, articleId) });
    yield* call(analysis.forget, { articleId });
    yield* put(articleReport.dropped({ articleId }));
  }
}

const steps: Record<ArticleReportStatus, (articleId: string) => Generator> = {
  idle: change,
  queued: start,
  analysing: analyse,
  failed: change,
};

function* read(articleId: string) {
  while (true) {
    const { status } = yield* select(articleReport.select, articleId);
    yield* steps[status](articleId);
  }
}

const selectIsDue = (state: RootState, articleId: string) => {
  const { status, subject } = articleReport.select(state, articleId);
  if (reportReaders.selectFirst(state) === null) return false;
  return status === 'queued' || articleReport.selectDiffersFrom(state, articleId, subject);
};

/** After a retry the status is `queued` already, and `changed` is not legal. */
function* change(articleId: string) {
  yield* waitUntil(selectIsDue, articleId);
  yield* put(articleReport.changed({ articleId }));
}

const selectOtherReader = (state: RootState, than: ReportReader) =>
  reportReaders.selectFirst(state) !== than;

/** Waits for a pause in the writing: a short one while a panel shows the report. */
function* start(articleId: string) {
  for (let isEarly = true; isEarly; ) {
    const reader = yield* waitUntil(reportReaders.selectFirst);
    const pace = REPORT_PACES[reader];
    const { other } = yield* race({
      quiet: quiet(articleId, pace),
      longEnough: longEnough(articleId, pace),
      other: waitUntil(selectOtherReader, reader),
    });
    isEarly = other !== undefined;
  }
  const subject = yield* waitUntil(articleReport.selectSubject, articleId);
  yield* put(articleReport.started({ articleId, subject }));
}

function* quiet(articleId: string, { quietMs }: ReportPace) {
  let isWriting = true;
  while (isWriting) {
    const subject = yield* select(articleReport.selectSubject, articleId);
    const { again } = yield* race({
      again: waitUntil(articleReport.selectDiffersFrom, articleId, subject),
      quiet: delay(quietMs),
    });
    isWriting = again !== undefined;
  }
}

/** Without a pause, a text is read just after a key press, when the next one is farthest. */
function* longEnough(articleId: string, { maxWaitMs }: ReportPace) {
  yield* delay(maxWaitMs);
  const subject = yield* select(articleReport.selectSubject, articleId);
  yield* waitUntil(articleReport.selectDiffersFrom, articleId, subject);
}

function* analyse(articleId: string) {
  const state = yield* select(articleReport.select, articleId);
  if (state.status !== 'analysing') return;
  const { subject, isFailing } = state;
  const { analysis } = yield* services();
  try {
    const made = yield* call(analysis.report, { articleId, ...subject });
    yield* put(articleReport.analysed({ articleId, report: made }));
  } catch (error) {
    if (!isFailing) yield* reportError(error, { port: 'analysis.report' }); // once, not on every pause
    yield* put(articleReport.failed({ articleId }));
  }
}
