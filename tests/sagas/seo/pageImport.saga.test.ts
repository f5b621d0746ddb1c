import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { resourcesSaga } from '#sagas/resources/resources.saga.ts';
import { pageImportSaga } from '#sagas/seo/pageImport.saga.ts';
import { snapshotFileSaga } from '#sagas/seo/snapshotFile.saga.ts';
import { tokenSaga } from '#sagas/session/token.saga.ts';
import { searchSettingsSaga } from '#sagas/settings/searchSettings.saga.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { competitors } from '#store/seo/competitors.slice.ts';
import { type PageSource, pageImport } from '#store/seo/pageImport.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { searchSettings } from '#store/settings/serviceSettings.slice.ts';
import {
  anAnswer,
  aSnapshot,
  aUser,
  idOf,
  someCompetitors,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startWorkflows } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const workspaceId = WORKSPACE_ID;
const PAGES = { name: 'pages', args: { workspaceId, page: 0 } } as const;

async function setup(ports: PortOverrides = {}) {
  const workflows = {
    token: tokenSaga,
    resources: resourcesSaga,
    pageImport: pageImportSaga,
    searchSettings: searchSettingsSaga,
    snapshotFile: snapshotFileSaga,
  };
  const page = startWorkflows(workflows, ports, aUser());
  page.dispatch(resources.used(PAGES));
  await page.pass();
  return {
    ...page,
    result: () => pageImport.select(page.state()).result,
    notices: () => notices.select(page.state()).map(({ text }) => text),
    async request(source: PageSource) {
      page.dispatch(pageImport.requested({ workspaceId, source }));
      await page.pass();
    },
  };
}

// §d.pages.1
test('addresses and sitemaps are read by a job, and the list is read again', async () => {
  const page = await setup();
  const urls = ['https://a.example/', 'https://b.example/'];
  await page.request({ kind: 'addresses', urls });
  expect(page.result()).toEqual({ type: 'begun', pages: 2 });
  await page.request({ kind: 'sitemap', url: 'https://a.example/sitemap.xml' });
  expect(page.result()).toEqual({ type: 'begun', pages: null });
  const bodies = page
    .callsOf('url.postPages')
    .map(({ args }) => (args[0] as { body: object }).body);
  expect(bodies).toMatchObject([
    { urls, sitemap: null },
    { urls: [], sitemap: 'https://a.example/sitemap.xml' },
  ]);
  expect(page.callsOf('url.getPages')).toHaveLength(3);
});

// §d.pages.2
test('the results of a saved page are imported; without any, nothing is asked for', async () => {
  const results = [{ url: 'https://a.example/', title: 'One' }];
  const page = await setup({ url: { postResultsPage: async () => ({ results }) } });
  await page.request({ kind: 'results', html: '<p>' });
  expect(page.result()).toEqual({ type: 'begun', pages: 1 });
  const empty = await setup();
  await empty.request({ kind: 'results', html: '<p>' });
  expect(empty.result()).toEqual({ type: 'failed', error: 'noResults' });
  expect(empty.callsOf('url.postPages')).toEqual([]);
});

// §d.pages.1
test('a file is converted in the page, and one that cannot be read is said to be so', async () => {
  const text = { title: '', language: null, fields: {}, losses: [], images: [] };
  const blocks = [{ html: '<p>Text</p>', isLossy: false }];
  const page = await setup({ documents: { convert: async () => ({ ...text, blocks }) } });
  await page.request({ kind: 'file', fileId: 'f1', name: 'Shoes.docx' });
  expect(page.callsOf('url.postPageText').map(({ args }) => args)).toEqual([
    [
      {
        workspaceId,
        body: { requestId: expect.any(String), name: 'Shoes.docx', url: null, html: '<p>Text</p>' },
      },
    ],
  ]);
  expect(page.callsOf('files.forget')).toHaveLength(1);
  const broken = await setup({ documents: { convert: async () => ({ refusal: 'broken' }) } });
  await broken.request({ kind: 'file', fileId: 'f1', name: 'Shoes.docx' });
  expect(broken.result()).toEqual({ type: 'failed', error: 'broken' });
  expect(broken.callsOf('files.forget')).toHaveLength(1);
});

// §d.pages.5
test('llms.txt is saved as it is shown', async () => {
  const page = await setup();
  page.dispatch(pageImport.llmsTextSaved({ text: '# Shoes\n' }));
  await page.pass();
  expect(page.callsOf('downloads.saveText').map(({ args }) => args)).toEqual([
    [{ name: 'llms.txt', type: 'text/plain', text: '# Shoes\n' }],
  ]);
});

// §d.pages.3
test('Undo brings a removed page back', async () => {
  const page = await setup();
  page.dispatch(pageImport.removeRequested({ workspaceId, pageId: idOf(9) }));
  await page.pass();
  const [notice] = notices.select(page.state());
  expect(notice).toMatchObject({ text: 'pageRemoved', offer: 'undo' });
  page.dispatch(notices.undoRequested({ id: notice?.id ?? '' }));
  await page.pass();
  expect(page.callsOf('url.restorePage')).toHaveLength(1);
});

// §d.search.1 §d.search.2
test('a search service is tested and saved, and shown as it was saved', async () => {
  const page = await setup();
  const body = { provider: 'brave', apiKey: 'secret' } as const;
  page.dispatch(searchSettings.testRequested(body));
  await page.pass();
  expect(searchSettings.select(page.state()).result).toMatchObject({ type: 'tested' });
  page.dispatch(searchSettings.saveRequested(body));
  await page.pass();
  expect(searchSettings.select(page.state())).toEqual({
    status: 'resting',
    result: { type: 'saved' },
  });
  const shown = resources.selectEntry<'installationSearch'>(
    page.state(),
    'installationSearch',
    null,
  );
  expect(shown?.data?.search).toMatchObject({ provider: 'brave', key: 'stored' });
  expect(JSON.stringify(page.state())).not.toContain('secret');
  page.dispatch(searchSettings.removeRequested());
  await page.pass();
  expect(searchSettings.select(page.state()).result).toEqual({ type: 'removed' });
});

test('a refusal of the settings is shown', async () => {
  const refused = () => Promise.reject(anAnswer(409, { code: 'set_by_environment' }));
  const page = await setup({ installation: { putSearch: refused } });
  page.dispatch(searchSettings.saveRequested({ provider: 'brave' }));
  await page.pass();
  expect(searchSettings.select(page.state()).result).toMatchObject({
    type: 'failed',
    error: { code: 'set_by_environment' },
  });
});

// §d.snapshots.3
test('an analysis is saved as the file that can be imported again', async () => {
  const of = { workspaceId, articleId: idOf(1) };
  const page = await setup();
  page.dispatch(competitors.opened(of));
  page.dispatch(competitors.allowed(of));
  const answer = someCompetitors({ state: 'frozen', snapshotId: idOf(61) });
  page.dispatch(competitors.finished({ ...of, answer }));
  page.dispatch(competitors.exportRequested(of));
  await page.pass();
  const [saved] = page.callsOf('downloads.saveText').map(({ args }) => args[0] as { text: string });
  expect(saved).toMatchObject({ name: 'competitors-2026-05-01.json', type: 'application/json' });
  page.dispatch(competitors.importRequested({ ...of, text: saved?.text ?? '' }));
  await page.pass();
  expect(page.callsOf('competitorsCollector.postSnapshot').map(({ args }) => args)).toEqual([
    [
      {
        workspaceId,
        body: {
          requestId: expect.any(String),
          articleId: of.articleId,
          snapshot: aSnapshot({ id: idOf(61) }),
        },
      },
    ],
  ]);
  page.dispatch(competitors.importRequested({ ...of, text: 'no JSON' }));
  await page.pass();
  expect(page.callsOf('competitorsCollector.postSnapshot')).toHaveLength(1);
  expect(page.notices()).toContain('snapshotNotRead');
});
