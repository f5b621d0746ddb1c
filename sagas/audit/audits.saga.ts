/** The audits: saves a table as a file, keeps named views, and shows what a round has found. */
import type { AuditReport } from '#contract/audit/contentAudit.schema.ts';
import { faultsCsv } from '#domain/audit/faultsCsv.ts';
import { shownGroups } from '#domain/audit/faultTable.ts';
import {
  type SavedView,
  VIEWS_KEY,
  viewsIn,
  withoutView,
  withView,
} from '#domain/audit/savedViews.ts';
import { auditCsv, shownPages } from '#domain/audit/table.ts';
import { exampleFileName } from '#domain/examples/example.ts';
import { audits } from '#store/audit/audits.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { call, put, select } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { showError } from '../session/session.api.ts';
import { changePreference } from '../session/userConfig.api.ts';

export function* auditsSaga() {
  yield* takeEvery(audits.exportRequested, exportPages);
  yield* takeEvery(audits.faultsExportRequested, exportFaults);
  yield* takeEvery(audits.viewSaved, ({ payload: { view } }) =>
    keepViews((views) => withView(views, view)),
  );
  yield* takeEvery(audits.viewDropped, ({ payload: { name } }) =>
    keepViews((views) => withoutView(views, name)),
  );
  yield* takeEvery(audits.progressed, readAgain);
}

/** The job has read further pages. */
function* readAgain() {
  for (const name of ['audits', 'audit', 'auditPage'] as const)
    yield* put(resources.invalidated({ name }));
}

const TYPE = 'text/csv;charset=utf-8';

function* exportPages({ payload }: ReturnType<typeof audits.exportRequested>) {
  const { downloads } = yield* services();
  const { view, words, ...of } = payload;
  const entry = yield* select(resources.selectEntry<'audit'>, 'audit', of);
  const { pages = [], groups = [] } = entry?.data ?? {};
  const text = auditCsv(shownPages(pages, groups, view), pages, words);
  const name = fileNameFor(entry?.data, 'audit.csv');
  yield* call(downloads.saveText, { name, type: TYPE, text });
}

function* exportFaults({ payload }: ReturnType<typeof audits.faultsExportRequested>) {
  const { downloads } = yield* services();
  const { view, words, ...of } = payload;
  const entry = yield* select(resources.selectEntry<'audit'>, 'audit', of);
  const text = faultsCsv(shownGroups(entry?.data?.pages ?? [], view), words.checks);
  const name = fileNameFor(entry?.data, 'audit-faults.csv');
  yield* call(downloads.saveText, { name, type: TYPE, text });
}

const fileNameFor = (report: AuditReport | undefined, name: string): string =>
  report?.audit.isExample ? exampleFileName(name) : name;

/** They are part of what the server keeps of a person: every device has them. */
function* keepViews(change: (views: readonly SavedView[]) => readonly SavedView[] | null) {
  const kept = yield* changePreference(
    VIEWS_KEY,
    (stored) => change(viewsIn(stored))?.map((view) => ({ ...view })) ?? null,
  );
  if (kept !== 'kept') yield* showError(kept === 'refused' ? 'auditViewsFull' : 'auditViewNotKept');
}
