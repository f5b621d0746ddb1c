/** The workflows of the content audit. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { FIRST_FAULT_VIEW } from '#domain/audit/faultTable.ts';
import { VIEWS_KEY } from '#domain/audit/savedViews.ts';
import { FIRST_VIEW } from '#domain/audit/table.ts';
import { NO_NOTES } from '#domain/tables/listNotes.ts';
import { auditFiguresSaga } from '#sagas/audit/auditFigures.saga.ts';
import { auditFormSaga } from '#sagas/audit/auditForm.saga.ts';
import { auditKeyphraseSaga } from '#sagas/audit/auditKeyphrase.saga.ts';
import { auditRoundSaga } from '#sagas/audit/auditRound.saga.ts';
import { auditsSaga } from '#sagas/audit/audits.saga.ts';
import { fork } from '#sagas/lib/effects.ts';
import type { Workflow } from '#sagas/root.ts';
import { tokenSaga } from '#sagas/session/token.saga.ts';
import { auditFigures } from '#store/audit/auditFigures.slice.ts';
import { auditForm } from '#store/audit/auditForm.slice.ts';
import { auditKeyphrase, keyphraseOf } from '#store/audit/auditKeyphrase.slice.ts';
import { auditRound } from '#store/audit/auditRound.slice.ts';
import { audits } from '#store/audit/audits.slice.ts';
import { auditWrites } from '#store/audit/audits.writes.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  anAnswer,
  anAudit,
  anAuditedPage,
  aUser,
  idOf,
  noNetwork,
  WORKSPACE_ID as workspaceId,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { planOf, stateAfter } from '#tests/support/planOf.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

/** A call waits for the token of the signed-in user. */
const withTokens = (workflow: Workflow) =>
  function* both() {
    yield* fork(tokenSaga);
    yield* workflow();
  };
const signedIn = host.settled({ user: aUser() });
const auditId = idOf(62);
const of = { workspaceId, auditId };
const REFUSED = anAnswer(409, { code: 'audits_full' });

const bodiesOf = (calls: readonly { readonly args: readonly unknown[] }[]) =>
  calls.map(({ args }) => (args[0] as { body: Record<string, unknown> }).body);

// §d.audits.1 §d.audits.6
test('an audit is sent with its pages and name, and opens; after no answer it is the same request', async () => {
  let fails = true;
  const page = await startPage({
    contentAudit: {
      postAudit: async () => {
        if (fails) throw noNetwork;
        return anAudit({ id: auditId, workspaceId });
      },
    },
  });
  page.dispatch(auditForm.edited({ addresses: 'www.a.example/x; tea\nno page' }));
  page.dispatch(auditForm.auditRequested());
  page.dispatch(auditForm.auditRequested());
  await page.pass();
  expect(auditForm.select(page.state())).toMatchObject({
    status: 'editing',
    error: { kind: 'network' },
  });
  fails = false;
  page.dispatch(auditForm.auditRequested());
  await page.pass();
  const [first, second, ...more] = bodiesOf(page.callsOf('contentAudit.postAudit'));
  expect(more).toEqual([]);
  expect(second).toEqual(first);
  expect(first).toMatchObject({
    name: 'a.example',
    sitemap: null,
    ofArticles: false,
    language: 'en',
    pages: [{ url: 'https://www.a.example/x', keyphrase: 'tea' }],
  });
  expect(auditForm.select(page.state()).values.addresses).toBe('');
});

test.each([
  [
    'sitemap',
    { sitemap: 'a.example/sitemap.xml' },
    { sitemap: 'https://a.example/sitemap.xml', name: 'a.example' },
  ],
  ['articles', {}, { ofArticles: true, name: 'My articles', pages: [] }],
] as const)('an audit of %s sends what it is of', async (way, values, body) => {
  const page = await startPage();
  page.dispatch(auditForm.edited({ way, addresses: 'left.example', ...values }));
  page.dispatch(auditForm.auditRequested());
  await page.pass();
  expect(bodiesOf(page.callsOf('contentAudit.postAudit'))).toMatchObject([{ pages: [], ...body }]);
});

test('a file of addresses takes the place of the pasted ones; a refused one is named and leaves them', async () => {
  const list = { pages: [{ url: 'https://b.example/', keyphrase: null }], skipped: 0, leftOut: 0 };
  const file = { fileId: 'f', name: 'a.csv' };
  await planOf(auditFormSaga, { ports: { documents: { addresses: async () => list } } })
    .dispatch(auditForm.fileChosen(file))
    .put(auditForm.listRead({ list: { ...list, name: 'a.csv' } }))
    .during(10);
  await planOf(auditFormSaga, { state: stateAfter(auditForm.edited({ addresses: 'a.example' })) })
    .dispatch(auditForm.fileChosen(file))
    .put(auditForm.listRefused({ refusal: 'empty' }))
    .during(10);
});

test('a file of addresses that cannot be read now is told, and one that is read after the form was left is dropped', async () => {
  const slow = deferred<{ readonly refusal: 'empty' }>();
  const page = await startPage({
    documents: {
      addresses: ({ fileId }) => (fileId === 'slow' ? slow.promise : Promise.reject(noNetwork)),
    },
  });
  const status = () => auditForm.select(page.state()).status;
  page.dispatch(auditForm.fileChosen({ fileId: 'f', name: 'a.csv' }));
  await page.pass();
  expect(auditForm.select(page.state())).toMatchObject({
    status: 'editing',
    error: { kind: 'network' },
  });
  page.dispatch(auditForm.fileChosen({ fileId: 'slow', name: 'b.csv' }));
  page.dispatch(auditForm.left());
  slow.resolve({ refusal: 'empty' });
  await page.pass();
  expect(auditForm.select(page.state())).toMatchObject({ status: 'editing', refusal: null });
  page.dispatch(auditForm.fileChosen({ fileId: 'f', name: 'a.csv' }));
  expect(status()).toBe('reading');
  await page.pass();
  expect(status()).toBe('editing');
  expect(page.callsOf('errors.report')).toEqual([]);
});

const round = (ports: PortOverrides = {}) =>
  planOf(withTokens(auditRoundSaga), { state: stateAfter(signedIn), ports });

// §d.audits.3 §d.audits.6
test('a round is asked for once, however often the button is pressed', async () => {
  const slow = () =>
    new Promise<ReturnType<typeof anAudit>>((resolve) => {
      setTimeout(resolve, 100, anAudit({ id: auditId }));
    });
  const outcome = await round({ contentAudit: { postAuditRound: slow } })
    .dispatch(auditRound.roundRequested(of))
    .dispatch(auditRound.roundRequested(of))
    .put(auditRound.started())
    .put(resources.invalidated({ name: 'audit' }))
    .during(1000);
  expect(outcome.callsOf('contentAudit.postAuditRound')).toHaveLength(1);
});

test('a round that failed is asked for again with the same id', async () => {
  const ports = { contentAudit: { postAuditRound: () => Promise.reject(anAnswer(500)) } };
  const outcome = await round(ports)
    .dispatch(auditRound.roundRequested(of))
    .delay(100)
    .dispatch(auditRound.roundRequested(of))
    .during(1000);
  const [first, second] = bodiesOf(outcome.callsOf('contentAudit.postAuditRound'));
  expect(second).toEqual(first);
  expect(auditRound.select(outcome.state)).toMatchObject({ status: 'failed', auditId });
});

// §d.audits.2
test('a keyphrase is stored once, however often it is sent; one that was refused stays as it was typed', async () => {
  const page = { auditId, position: 3 };
  const asked = auditKeyphrase.saveRequested({ ...page, workspaceId, text: ' tea ' });
  const saving = (contentAudit: NonNullable<PortOverrides['contentAudit']>) =>
    planOf(withTokens(auditKeyphraseSaga), {
      state: stateAfter(signedIn),
      ports: { contentAudit },
    })
      .dispatch(asked)
      .dispatch(asked)
      .delay(100)
      .put(resources.invalidated({ name: 'audit' }))
      .during(1000);
  const done = await saving({
    putAuditKeyphrase: ({ body }) =>
      new Promise((resolve) => {
        setTimeout(resolve, 50, { ...body, id: auditId, problem: 'too_large' });
      }),
  });
  expect(bodiesOf(done.callsOf('contentAudit.putAuditKeyphrase'))).toEqual([
    { position: 3, keyphrase: 'tea' },
  ]);
  const shown = keyphraseOf(auditKeyphrase.select(done.state), page);
  expect(shown).toMatchObject({ text: null, problem: 'too_large', error: null });
  const failed = await saving({ putAuditKeyphrase: () => Promise.reject(anAnswer(500)) });
  expect(keyphraseOf(auditKeyphrase.select(failed.state), page)).toMatchObject({
    text: ' tea ',
    isBusy: false,
    error: { status: 500 },
  });
});

test('what is typed while a keyphrase is stored stays', () => {
  const page = { auditId, position: 3 };
  const state = stateAfter(
    auditKeyphrase.sent({ ...page, text: 'tea' }),
    auditKeyphrase.edited({ ...page, text: 'teas' }),
    auditKeyphrase.edited({ auditId, position: 4, text: 'mug' }),
    auditKeyphrase.stored({ problem: null }),
  );
  const texts = [3, 4].map((position) => {
    return keyphraseOf(auditKeyphrase.select(state), { auditId, position }).text;
  });
  expect(texts).toEqual(['teas', 'mug']);
});

const figures = {
  periods: [{ name: 'May', until: '2026-05-31', rank: 1, days: null }],
  rows: [],
  notes: NO_NOTES,
};
const chosen = auditFigures.fileChosen({ ...of, fileId: 'f', since: null, until: null });
const imported = (ports: PortOverrides = {}) =>
  planOf(withTokens(auditFiguresSaga), { state: stateAfter(signedIn), ports });

// §d.audits.5
test('figures are read, sent, and shown with the pages', async () => {
  const outcome = await imported()
    .dispatch(chosen)
    .put(auditFigures.listRead({ list: figures }))
    .put(auditFigures.stored({ matched: 1 }))
    .put(resources.invalidated({ name: 'audit' }))
    .during(1000);
  expect(auditFigures.select(outcome.state)).toMatchObject({ status: 'stored', matched: 1 });
});

test('figures that were refused can be sent again without the file', async () => {
  let fails = true;
  const putAuditFigures = async () => {
    if (!fails) return { id: auditId, matched: 3 };
    fails = false;
    throw anAnswer(500);
  };
  const outcome = await imported({ contentAudit: { putAuditFigures } })
    .dispatch(chosen)
    .delay(100)
    .dispatch(auditFigures.againRequested())
    .put(auditFigures.sentAgain())
    .put(auditFigures.stored({ matched: 3 }))
    .during(1000);
  expect(outcome.callsOf('documents.figures')).toHaveLength(1);
});

test('a file without figures is named, and nothing is sent', async () => {
  const outcome = await imported({ documents: { figures: async () => ({ refusal: 'noPages' }) } })
    .dispatch(chosen)
    .put(auditFigures.listRefused({ refusal: 'noPages' }))
    .dispatch(auditFigures.againRequested())
    .during(1000);
  expect(outcome.callsOf('contentAudit.putAuditFigures')).toEqual([]);
});

test('figures that cannot be read now are told, and those that are read after the page was left are not sent to another audit', async () => {
  const slow = deferred<typeof figures>();
  const page = await startPage({
    documents: {
      figures: ({ fileId }) => (fileId === 'slow' ? slow.promise : Promise.reject(noNetwork)),
    },
  });
  const choose = (id: string, fileId: string) =>
    page.dispatch(
      auditFigures.fileChosen({ workspaceId, auditId: id, fileId, since: null, until: null }),
    );
  choose(auditId, 'f');
  await page.pass();
  const failed = { status: 'failed', failure: { error: { kind: 'network' } }, list: null };
  expect(auditFigures.select(page.state())).toMatchObject(failed);
  choose(auditId, 'slow');
  page.dispatch(auditFigures.left());
  choose(idOf(63), 'f');
  slow.resolve(figures);
  await page.pass();
  expect(auditFigures.select(page.state())).toMatchObject({ ...failed, auditId: idOf(63) });
  expect(page.callsOf('contentAudit.putAuditFigures')).toEqual([]);
  expect(page.callsOf('errors.report')).toEqual([]);
});

const many = (ports: PortOverrides = {}, ...events: UnknownAction[]) =>
  planOf(withTokens(auditsSaga), { state: stateAfter(signedIn, ...events), ports });
const listed = resources.primed({
  name: 'audits',
  args: { workspaceId, page: 0 },
  data: { workspaceId, page: 0, last: true, audits: [anAudit({ id: auditId })] },
});

// §d.audits.6
test('an audit that is deleted comes back with Undo', async () => {
  const page = await startPage();
  page.dispatch(listed);
  page.dispatch(auditWrites.remove(of));
  await page.pass();
  const id = notices.select(page.state()).at(-1)?.id ?? '';
  page.dispatch(notices.undoRequested({ id }));
  await page.pass();
  expect(page.callsOf('contentAudit.restoreAudit')).toHaveLength(1);
});

test('an audit that could not be deleted says so', async () => {
  const ports = { contentAudit: { deleteAudit: () => Promise.reject(REFUSED) } };
  const page = await startPage(ports);
  page.dispatch(auditWrites.remove(of));
  await page.pass();
  expect(notices.select(page.state())).toMatchObject([{ text: 'auditNotDeleted' }]);
});

const words = { checks: {}, problems: {}, notScored: {} };

// §d.audits.9
test('the faults that are shown are a file as well', async () => {
  const faults = [
    { name: 'notFound', count: 404, details: [] },
    { name: 'thin', count: 11, details: [] },
  ];
  const pages = [anAuditedPage({ title: 'Tea', faults })];
  const data = { audit: anAudit({ id: auditId }), linksLeft: 0, periods: [], groups: [], pages };
  const read = resources.primed({ name: 'audit', args: of, data });
  const view = { ...FIRST_FAULT_VIEW, severity: 'error' } as const;
  const outcome = await many({}, read)
    .dispatch(audits.faultsExportRequested({ ...of, view, words }))
    .during(100);
  const [{ args: [file] = [] } = {}] = outcome.callsOf('downloads.saveText');
  const { name, text } = file as { name: string; text: string };
  expect(name).toBe('audit-faults.csv');
  expect(text.split('\r\n')[1]).toContain('Error,Answer,Page not found,Tea,');
  expect(text).not.toContain('Thin content');
});

// §d.audits.7
test('the file has the pages that the table shows', async () => {
  const pages = [anAuditedPage({ title: 'Tea' }), anAuditedPage({ position: 1, title: 'Jars' })];
  const data = { audit: anAudit({ id: auditId }), linksLeft: 0, periods: [], groups: [], pages };
  const read = resources.primed({ name: 'audit', args: of, data });
  const view = { ...FIRST_VIEW, search: 'tea' };
  const outcome = await many({}, read)
    .dispatch(audits.exportRequested({ ...of, view, words }))
    .during(100);
  const [{ args: [file] = [] } = {}] = outcome.callsOf('downloads.saveText');
  const { name, text } = file as { name: string; text: string };
  expect(name).toBe('audit.csv');
  expect(text).toContain('Tea,');
  expect(text).not.toContain('Jars');
});

// §d.audits.7
test('a named view is kept beside what else is kept of the person, and can be dropped', async () => {
  const view = { ...FIRST_VIEW, name: 'Mine' };
  let config: Record<string, unknown> = { other: 1 };
  const ports = {
    user: {
      getConfig: async () => config as never,
      postConfig: async ({ body }: { body: object }) => {
        config = { ...body };
        return config as never;
      },
    },
  };
  await many(ports).dispatch(audits.viewSaved({ view })).during(1000);
  expect(config).toEqual({ other: 1, [VIEWS_KEY]: [view] });
  await many(ports)
    .dispatch(audits.viewDropped({ name: 'Mine' }))
    .during(1000);
  expect(config).toEqual({ other: 1, [VIEWS_KEY]: [] });
});

test('a view that could not be kept says so', async () => {
  const ports = { user: { postConfig: () => Promise.reject(anAnswer(500)) } };
  const view = { ...FIRST_VIEW, name: 'Mine' };
  const outcome = await many(ports).dispatch(audits.viewSaved({ view })).during(1000);
  expect(notices.select(outcome.state)).toMatchObject([{ text: 'auditViewNotKept' }]);
});
