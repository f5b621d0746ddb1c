/** A content audit: from pasted addresses, or a file of them, to the audit that the server has accepted. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { NO_NOTES } from '#domain/tables/listNotes.ts';
import { auditFormSaga } from '#sagas/audit/auditForm.saga.ts';
import { auditForm } from '#store/audit/auditForm.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { anAnswer, anAudit, idOf, noNetwork } from '#tests/support/factories.ts';
import { inWorkspace } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const started = anAudit({ id: idOf(62), state: 'running' });
const page = () => inWorkspace({ pathname: '/audit', route: 'audits' });
const PAGES = { addresses: 'https://www.a.example/x\nhttps://www.a.example/y' };

test('an audit is named after its first page, and opens once the server has it', async () => {
  const ports = { contentAudit: { postAudit: async () => started } };
  const { callsOf } = await planOf(auditFormSaga, { state: page(), ports })
    .put(auditForm.accepted())
    .put(router.navigationRequested({ to: `/audit/${started.id}` }))
    .dispatch(auditForm.edited(PAGES))
    .dispatch(auditForm.auditRequested())
    .during(1000);
  expect(callsOf('contentAudit.postAudit').map(({ args }) => args)).toMatchObject([
    [{ body: { name: 'a.example', pages: [{}, {}], sitemap: null, ofArticles: false } }],
  ]);
});

test('a refused audit says why, and keeps what was typed', async () => {
  const full = anAnswer(409, { code: 'audits_full' });
  const { state } = await planOf(auditFormSaga, {
    state: page(),
    ports: { contentAudit: { postAudit: () => Promise.reject(full) } },
  })
    .put(auditForm.refused({ error: full }))
    .dispatch(auditForm.edited(PAGES))
    .dispatch(auditForm.auditRequested())
    .during(1000);
  expect(auditForm.select(state)).toMatchObject({ status: 'editing', values: PAGES, error: full });
});

test('after a lost answer the same audit is the same request, and another one is not', async () => {
  const ports = { contentAudit: { postAudit: () => Promise.reject(noNetwork) } };
  const { callsOf } = await planOf(auditFormSaga, { state: page(), ports })
    .dispatch(auditForm.edited(PAGES))
    .dispatch(auditForm.auditRequested())
    .delay(100)
    .dispatch(auditForm.auditRequested())
    .delay(100)
    .dispatch(auditForm.edited({ name: 'Spring' }))
    .dispatch(auditForm.auditRequested())
    .during(1000);
  const ids = callsOf('contentAudit.postAudit').map(
    ({ args: [of] }) => (of as { body: { requestId: string } }).body.requestId,
  );
  expect(ids).toHaveLength(3);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('a file of addresses is read on the device, and its pages are audited', async () => {
  const list = {
    pages: [{ url: 'https://a.example/z', keyphrase: null }],
    columns: [],
    notes: NO_NOTES,
  };
  const { callsOf } = await planOf(auditFormSaga, {
    state: page(),
    ports: { documents: { addresses: async () => list as never } },
  })
    .dispatch(auditForm.fileChosen({ fileId: 'file-1', name: 'pages.csv' }))
    .delay(100)
    .dispatch(auditForm.auditRequested())
    .during(1000);
  expect(callsOf('files.forget').map(({ args }) => args)).toEqual([[{ fileId: 'file-1' }]]);
  expect(callsOf('contentAudit.postAudit').map(({ args }) => args)).toMatchObject([
    [{ body: { pages: list.pages } }],
  ]);
});
