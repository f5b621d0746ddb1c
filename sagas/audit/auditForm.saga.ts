/** Starts an audit (store/audit/auditForm.slice.ts). */
import { addressesIn, webAddressIn } from '#domain/audit/addressList.ts';
import { auditName } from '#domain/audit/auditName.ts';
import { type AuditFormValues, auditForm } from '#store/audit/auditForm.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, fork, put, race, select, take } from '../lib/effects.ts';
import { takeEvery, takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { keepForm } from '../session/keptForm.api.ts';
import { callApi } from '../session/session.api.ts';

const KEPT = {
  name: 'auditForm',
  shape: {
    fields: {
      way: { oneOf: [{ is: 'addresses' }, { is: 'sitemap' }, { is: 'articles' }] },
      name: 'string',
      addresses: 'string',
      sitemap: 'string',
      language: 'id',
    },
  },
  texts: ['name', 'addresses', 'sitemap'],
  edited: auditForm.edited,
  accepted: auditForm.accepted,
  selectValues: (state: RootState) => auditForm.select(state).values,
} as const;

export function* auditFormSaga() {
  yield* fork(keepForm<AuditFormValues>, KEPT);
  yield* takeEvery(auditForm.fileChosen, readHere);
  yield* takeLeading(auditForm.auditRequested, start);
}

/** What is read after the form was left is not of the form that is open then. */
function* readHere(chosen: ReturnType<typeof auditForm.fileChosen>) {
  yield* race({ read: readList(chosen), left: take(auditForm.left) });
}

function* readList({ payload: { name, ...file } }: ReturnType<typeof auditForm.fileChosen>) {
  const { documents, files } = yield* services();
  try {
    const read = yield* call(documents.addresses, file);
    if ('refusal' in read) yield* put(auditForm.listRefused(read));
    else yield* put(auditForm.listRead({ list: { ...read, name } }));
  } catch (error) {
    yield* put(auditForm.refused({ error: yield* reportFailure(error) }));
  } finally {
    yield* call(files.forget, { fileId: file.fileId });
  }
}

/** The same audit again after a failure is the same request: the server may have accepted it. */
function* start() {
  const { ids } = yield* services();
  const { requestId } = yield* select(auditForm.select);
  yield* put(auditForm.submitted({ requestId: requestId ?? (yield* call(ids.next)) }));
  yield* race({ sent: send(), left: take(auditForm.left) });
}

function* send() {
  const { contentAudit } = yield* services();
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  const { values, list, requestId } = yield* select(auditForm.select);
  if (requestId === null) return;
  const { way, language } = values;
  const pages = way === 'addresses' ? [...(list ?? addressesIn(values.addresses)).pages] : [];
  const sitemap = way === 'sitemap' ? webAddressIn(values.sitemap) : null;
  const ofArticles = way === 'articles';
  const name = auditName(values.name, { urls: pages.map(({ url }) => url), sitemap });
  const body = { requestId, name, language, pages, sitemap, ofArticles };
  try {
    const { id } = yield* callApi(contentAudit.postAudit, { workspaceId, body });
    yield* put(auditForm.accepted());
    yield* put(router.navigationRequested({ to: `/audit/${id}` }));
  } catch (error) {
    yield* put(auditForm.refused({ error: yield* reportFailure(error) }));
  }
}
