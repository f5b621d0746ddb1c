/** The audits: deletes one, saves a table as a file, keeps named views, and shows what a round has found. */
import {
  VIEWS_KEY,
  viewsIn,
  withoutView,
  withView,
  type SavedView,
} from '#domain/audit/savedViews.ts';
import { auditCsv, shownPages } from '#domain/audit/table.ts';
import { audits } from '#store/audit/audits.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { showAtOnce } from '../resources/showAtOnce.api.ts';
import { callApi, showError, showUndoable } from '../session/session.api.ts';
import { changePreference } from '../settings/settings.api.ts';

export function* auditsSaga() {
  yield* takeEvery(audits.removeRequested, remove);
  yield* takeEvery(audits.exportRequested, exportPages);
  yield* takeEvery(audits.viewSaved, ({ payload: { view } }) =>
    keepViews((views) => withView(views, view)),
  );
  yield* takeEvery(audits.viewDropped, ({ payload: { name } }) =>
    keepViews((views) => withoutView(views, name)),
  );
  yield* takeEvery(audits.progressed, readAgain);
}

function* readAgain() {
  for (const name of ['audits', 'audit', 'auditPage'] as const)
    yield* put(resources.invalidated({ name }));
}

function* remove({ payload: of }: ReturnType<typeof audits.removeRequested>) {
  const { contentAudit } = yield* services();
  const takeBack = yield* showAtOnce(
    'audits',
    ({ workspaceId }) => workspaceId === of.workspaceId,
    (cached) => ({ ...cached, audits: cached.audits.filter(({ id }) => id !== of.auditId) }),
  );
  let isDeleted = false;
  try {
    yield* callApi(contentAudit.deleteAudit, of);
    isDeleted = true;
    if (yield* showUndoable('auditDeleted')) yield* callApi(contentAudit.restoreAudit, of);
  } catch (error) {
    const { status } = yield* reportFailure(error);
    if (!isDeleted && status !== 404) yield* takeBack();
    if (status !== 402 && status !== 404) yield* showError('auditNotDeleted');
  }
  yield* readAgain();
}

const CSV = { name: 'audit.csv', type: 'text/csv;charset=utf-8' } as const;

function* exportPages({ payload }: ReturnType<typeof audits.exportRequested>) {
  const { downloads } = yield* services();
  const { view, ...of } = payload;
  const entry = yield* select(resources.selectEntry<'audit'>, 'audit', of);
  const { pages = [], groups = [] } = entry?.data ?? {};
  yield* call(downloads.saveText, { ...CSV, text: auditCsv(shownPages(pages, groups, view)) });
}

/** They are part of what the server keeps of a person: every device has them. */
function* keepViews(change: (views: readonly SavedView[]) => readonly SavedView[] | null) {
  const kept = yield* changePreference(
    VIEWS_KEY,
    (stored) => change(viewsIn(stored))?.map((view) => ({ ...view })) ?? null,
  );
  if (kept !== 'kept') yield* showError(kept === 'refused' ? 'auditViewsFull' : 'auditViewNotKept');
}
