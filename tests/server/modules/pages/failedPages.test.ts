/** Pages that cannot be read, on a real server: every place that reads pages gives the same reason in words. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { AuditedPage } from '#contract/audit/contentAudit.schema.ts';
import { answerText } from '#domain/audit/pageState.ts';
import { pageCollector } from '#server/adapters/web/pageCollector.ts';
import { webReader } from '#server/adapters/web/webReader.ts';
import { auditing } from '#server/modules/audit/auditing.service.ts';
import { analysis } from '#server/modules/competitors/analysis.service.ts';
import { pageImport } from '#server/modules/pages/pageImport.service.ts';
import { whyUnread } from '#src/features/sources/sources.copy.ts';
import { textOfError, textOfProblem } from '#src/kit/copy/problems.ts';
import { auditedSite } from '#tests/server/support/auditedSite.ts';
import {
  type Json,
  nextRequestId,
  type TestServer,
  testServer,
  until,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { type TestServer as Site, startServer } from '#tests/support/httpServer.ts';

/** What a page does; what a person is told who asks for it; and what an audit says of it. */
const PAGES: readonly (readonly [path: string, why: string, inAudit: string | null])[] = [
  ['/401', 'The page asks for a password (401).', 'Not open to everybody (status 401)'],
  ['/403', 'The site does not let us read this page (403).', 'Not open to everybody (status 403)'],
  ['/404', 'There is no page at this address (404).', 'Page not found (status 404)'],
  ['/410', 'The page was removed for good (410).', 'Page not found (status 410)'],
  [
    '/429',
    'The site says that it is asked too often (429).',
    'Server refused: too many requests (status 429)',
  ],
  ['/500', 'The site has a fault (500).', 'Server error (status 500)'],
  ['/reset', 'The connection to the page broke off.', 'Connection failed'],
  ['/file', 'This is a file (application/pdf), no web page.', 'Not a web page'],
  ['/empty', 'No article was found on this page.', null],
];

const PAGE = `<p>${'The owner of the old house repairs the roof. '.repeat(30)}</p>`;

let site: Site;
let server: TestServer;
let urls: string[] = [];

beforeAll(async () => {
  for (const { limits } of [auditing, analysis, pageImport])
    jest.replaceProperty(limits as { turnMs: number }, 'turnMs', 0); // it is our own site
  site = await startServer((response, { url }) => {
    const status = Number(/^\/(\d+)$/.exec(url)?.[1] ?? 200);
    const type = url === '/file' ? 'application/pdf' : 'text/html';
    if (url === '/reset') response.destroy();
    else if (url === '/robots.txt') response.writeHead(404).end();
    else
      response.writeHead(status, { 'content-type': type }).end(url === '/200' ? PAGE : '<p></p>');
  });
  urls = PAGES.map(([path]) => `${site.url}${path}`);
  const anywhere = { isAllowed: () => true };
  const collector = pageCollector(anywhere);
  server = await testServer({ collector, readWebPage: webReader(anywhere) });
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const expected = PAGES.map(([path, why]) => [path, expect.stringContaining(why)]);
const told = (why: (url: string) => string) => urls.map((url, at) => [PAGES[at]?.[0], why(url)]);

async function anArticle() {
  const { user, workspaceId } = await userWithWorkspace(server);
  const { body } = await server.call(user, 'POST', `/article/${workspaceId}`, { title: 'A' });
  const call = (method: 'GET' | 'POST', path: string, sent?: object) =>
    server.call(user, method, path.replace(':of', workspaceId).replace(':id', body.id), sent);
  return { call, articleId: body.id as string };
}

// §d.pages.4
test('an import by address', async () => {
  const { call } = await anArticle();
  const whys = new Map<string, string>();
  for (const url of urls) {
    const { status, body } = await call('POST', '/url/:of', { url });
    const { code, detail, title } = body;
    whys.set(url, textOfError({ kind: 'response', status, code, message: detail ?? title }));
  }
  expect(told((url) => whys.get(url) ?? '')).toEqual(expected);
});

// §d.sources.1
test('a source', async () => {
  const { call } = await anArticle();
  for (const url of urls)
    await call('POST', '/url/:of/articles/:id/sources', { url, isReadAgain: false });
  const { sources } = (await call('GET', '/url/:of/articles/:id/sources')).body;
  const states = sources.map(({ state }: Json) => state);
  expect(new Set(states)).toEqual(new Set(['unreachable', 'unreadable']));
  const whys = new Map(sources.map((source: Json) => [source.url, whyUnread(source)]));
  const texts = told((url) => String(whys.get(url)));
  const ofEmpty = ['/empty', 'There is no readable text on this page. '];
  expect(texts).toEqual([...expected.slice(0, -1), ofEmpty]);
});

// §d.competitors.2
test('a competitor', async () => {
  const { call, articleId } = await anArticle();
  const topic = { topic: 'shoes', country: 'US', location: '', language: 'en' };
  const readable = `${site.url}/200`; // an analysis without one is none
  const asked = { ...topic, articleId, urls: [readable, ...urls], requestId: nextRequestId() };
  await call('POST', '/competitorsCollector/:of/competitors', asked);
  const read = async () =>
    (await call('GET', '/competitorsCollector/:of/articles/:id/competitors')).body;
  await until(async () => (await read()).state === 'frozen');
  const pages = new Map((await read()).pages.map((page: Json) => [page.url, page.problem]));
  expect(told((url) => textOfProblem(String(pages.get(url))))).toEqual(expected);
});

// §d.pages.1
test('an imported page', async () => {
  const { call } = await anArticle();
  await call('POST', '/url/:of/pages', {
    urls,
    sitemap: `${site.url}/404`,
    requestId: nextRequestId(),
  });
  const read = async (): Promise<Json[]> => (await call('GET', '/url/:of/pages')).body.pages;
  await until(async () => (await read()).length === urls.length);
  const pages = new Map((await read()).map(({ url, problem }) => [url, problem]));
  expect(told((url) => textOfProblem(pages.get(url)))).toEqual(expected);
});

// §d.audits.2
test('a page of an audit', async () => {
  const pages = urls.map((url) => ({ url, keyphrase: null }));
  const report = await auditedSite(server, { pages, sitemap: `${site.url}/410` });
  const whys = report.pages.map((page: AuditedPage) => answerText(page));
  expect(whys).toEqual(PAGES.map(([, , inAudit]) => inAudit));
  expect(report.pages.at(-1)).toMatchObject({ state: 'read', notScored: 'empty', seo: null });
  const history = report.pages.slice(0, -1).map(({ problem }) => textOfProblem(problem));
  expect(told((url) => history[urls.indexOf(url)] ?? '').slice(0, -1)).toEqual(
    expected.slice(0, -1),
  );
  expect(textOfProblem(report.audit.problem)).toContain('(410)');
});
