/** Brings figures of Search Console to the pages of an audit (store/audit/auditFigures.slice.ts). */
import { auditFigures } from '#store/audit/auditFigures.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, race, select, take } from '../lib/effects.ts';
import { takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

export function* auditFiguresSaga() {
  yield* takeLeading(auditFigures.fileChosen, read);
  yield* takeLeading(auditFigures.againRequested, sendAgain);
}

type Chosen = ReturnType<typeof auditFigures.fileChosen>;

/** What is read after the page was left is of another audit than the one that is open then. */
function* read(chosen: Chosen) {
  const { left } = yield* race({ read: readList(chosen), left: take(auditFigures.left) });
  if (left === undefined) yield* send();
}

function* readList({ payload: { workspaceId: _workspaceId, auditId: _of, ...file } }: Chosen) {
  const { documents, files } = yield* services();
  try {
    const list = yield* call(documents.figures, file);
    if ('refusal' in list) yield* put(auditFigures.listRefused(list));
    else yield* put(auditFigures.listRead({ list }));
  } catch (error) {
    yield* put(auditFigures.refused({ error: yield* reportFailure(error) }));
  } finally {
    yield* call(files.forget, { fileId: file.fileId });
  }
}

function* sendAgain() {
  const state = yield* select(auditFigures.select);
  if (state.status !== 'failed' || state.list === null) return;
  yield* put(auditFigures.sentAgain());
  yield* send();
}

function* send() {
  yield* race({ sent: store(), left: take(auditFigures.left) });
}

/** Sent twice, the same figures are stored once: a period that is there is replaced. */
function* store() {
  const { contentAudit } = yield* services();
  const state = yield* select(auditFigures.select);
  if (state.status !== 'sending') return;
  const { workspaceId, auditId, list } = state;
  const rows = list.rows.map(({ url, figures }) => ({ url, figures: [...figures] }));
  const body = { periods: [...list.periods], rows };
  try {
    const { matched } = yield* callApi(contentAudit.putAuditFigures, {
      workspaceId,
      auditId,
      body,
    });
    yield* put(auditFigures.stored({ matched }));
  } catch (error) {
    yield* put(auditFigures.refused({ error: yield* reportFailure(error) }));
  }
}
