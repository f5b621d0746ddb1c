/** Audits through the API, with their workers, of a web that the test holds. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { like, sql } from 'drizzle-orm';
import type { Audit, AuditedPage, AuditReport } from '#contract/audit/contentAudit.schema.ts';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { Problem } from '#contract/lib/problem.ts';
import { rateWindow } from '#db/schema/access.ts';
import { audit } from '#db/schema/audit.ts';
import type { PageFacts } from '#domain/audit/pageFacts.ts';
import { OwnFault } from '#server/lib/ownFault.ts';
import {
  nextRequestId,
  type TestServer,
  testServer,
  until,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { deferred } from '#tests/support/deferred.ts';

interface WebPage {
  readonly text: string;
  readonly title?: string;
  readonly facts?: Partial<PageFacts>;
}

const web = new Map<string, WebPage>();
const asked: { readonly url: string; readonly etag: string | null }[] = [];
const sitemaps = new Map<string, readonly string[]>();
/** Pages that a fault of ours keeps from being read. */
const failing = new Set<string>();
/** Pages that answer when the test says so. */
const held = new Map<string, Promise<unknown>>();

/** Pages that we are too busy to read once. */
const busy = new Set<string>();

const CAME = { answer: { status: 200, end: 'page', hops: [] }, problem: null } as const;
const unreachable = () => ({
  etag: null,
  lastModified: null,
  html: null,
  answer: { status: 404, end: 'status', hops: [] } as const,
  problem: new Problem('page_unreachable'),
});
const NO_FACTS: PageFacts = {
  title: null,
  titles: 1,
  description: null,
  descriptions: 0,
  h1s: 1,
  robots: [],
  isHeaderNoindex: false,
  canonicals: [],
  refresh: null,
  language: 'en',
  words: 0,
  bytes: 0,
  images: 0,
  imagesWithoutAlt: 0,
  withoutAlt: [],
  links: [],
  alternates: [],
  saysMissing: false,
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    collector: {
      async audit(url, { etag }) {
        asked.push({ url, etag });
        await held.get(url);
        if (busy.delete(url)) throw new OwnFault('too_busy', null);
        if (failing.has(url)) throw new TypeError('broken');
        const page = web.get(url);
        if (page === undefined) return unreachable();
        const copy = { etag: `"${page.text.length}"`, lastModified: null, freshForMs: 0 };
        if (etag === copy.etag) return { ...copy, ...CAME, html: null };
        const title = page.title ?? `About ${url}`;
        const facts = { schemaTypes: [], publishedAt: null, modifiedAt: null };
        const said = { searchTitle: title, description: null, language: 'en' };
        const blocks = [`<h1>${title}</h1>`, ...page.text.split('\n').map((p) => `<p>${p}</p>`)];
        const text = { title, blocks, ...said, ...facts };
        return {
          ...copy,
          ...CAME,
          html: { text, facts: { ...NO_FACTS, title, bytes: 9000, words: 200, ...page.facts } },
        };
      },
      async sitemap(url) {
        const urls = sitemaps.get(url);
        if (urls === undefined) throw new Problem('page_unreachable');
        return { urls: [...urls], problem: null };
      },
    },
  });
});
afterAll(() => server.close());

const words = (seed: string) =>
  Array.from({ length: 40 }, (_, at) =>
    Array.from({ length: 9 }, (_, word) => `${seed}${(at * 7 + word * word * 3) % 31}`).join(' '),
  ).join('. ');
const about = (seed: string) =>
  `A burr grinder is a mill for coffee. It has two rings of steel, ${seed} says. ${words(seed)}.\nGrind the beans with it, and ${seed} is happy.`;

let hosts = 0;
/** Pages of a host of its own. */
function aSite(texts: readonly string[]): string[] {
  hosts += 1;
  return texts.map((text, at) => {
    const url = `https://site${hosts}-${at}.example/page`;
    web.set(url, { text });
    return url;
  });
}

async function aWorkspace() {
  const { user, workspaceId } = await userWithWorkspace(server);
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, sent?: unknown) =>
    server.call(user, method, path.replace(':of', workspaceId), sent);
  const audit = { name: 'Mine', language: 'en', pages: [], sitemap: null, ofArticles: false };
  const start = (change: object) =>
    call('POST', '/contentAudit/:of/audits', { ...audit, requestId: nextRequestId(), ...change });
  const report = async (id: string): Promise<AuditReport> =>
    (await call('GET', `/contentAudit/:of/audits/${id}`)).body;
  const over = async (id: string): Promise<AuditReport> => {
    await until(async () => {
      const { audits } = (await call('GET', '/contentAudit/:of/audits')).body;
      return audits.find((one: Audit) => one.id === id)?.state !== 'running';
    });
    return report(id);
  };
  return {
    call,
    start,
    report,
    over,
    audited: async (change: object) => over((await start(change)).body.id),
    async again(id: string) {
      // A host is asked once a second; these hosts have been asked just now.
      await server.deps.orm.delete(rateWindow).where(like(rateWindow.key, 'turn/%'));
      const body = { requestId: nextRequestId() };
      await call('POST', `/contentAudit/:of/audits/${id}/rounds`, body);
      return over(id);
    },
  };
}

const pagesOf = (urls: readonly string[], keyphrase: string | null = null) => ({
  pages: urls.map((url) => ({ url, keyphrase })),
});
const at = ({ pages }: AuditReport, url: string): AuditedPage | undefined =>
  pages.find((page) => page.url === url);

// §d.audits.1 §d.audits.2
test('each page has scores and issues; one that cannot be read says why, and what is not known is null', async () => {
  const { audited } = await aWorkspace();
  const [first = ''] = aSite([about('anna')]);
  const gone = 'https://gone.example/';
  const report = await audited(pagesOf([first, gone]));
  expect(report.audit).toMatchObject({ state: 'ready', pages: 2, read: 1, failed: 1, round: 1 });
  const page = at(report, first);
  expect(page).toMatchObject({ state: 'read', keyphrase: null, before: null, figures: [] });
  expect(page?.seo).toBeGreaterThan(0);
  expect(page?.words).toBeGreaterThan(100);
  const issues = [...(page?.bad ?? []), ...(page?.fair ?? [])];
  expect(issues).toContain('descriptionLength');
  expect(issues.filter((name) => name.startsWith('keyphrase'))).toEqual([]);
  expect(at(report, gone)).toMatchObject({
    state: 'failed',
    problem: 'page_unreachable',
    seo: null,
    words: null,
    bad: [],
  });
});

// §d.audits.2
test('that we were too busy says nothing about a page: all of eight are read in the end', async () => {
  const { audited } = await aWorkspace();
  const urls = aSite(Array.from({ length: 8 }, (_, page) => about(`busy${page}`)));
  for (const url of urls) busy.add(url);
  const report = await audited(pagesOf(urls));
  expect(report.audit).toMatchObject({ state: 'ready', pages: 8, read: 8, failed: 0 });
});

// §d.audits.2
test('a page with a keyphrase is scored for it', async () => {
  const { audited } = await aWorkspace();
  const [url = ''] = aSite([about('bert')]);
  const report = await audited(pagesOf([url], 'tea kettle'));
  const page = at(report, url);
  expect(page?.keyphrase).toBe('tea kettle');
  expect(page?.bad).toContain('keyphraseInIntroduction');
});

const keyphraseOf = (id: string) => `/contentAudit/:of/audits/${id}/keyphrase`;

// §d.audits.2 §d.audits.4
test('a page that is to be found for something else is scored for it at once, and compared with others', async () => {
  const { audited, again, call, report } = await aWorkspace();
  const [url = '', rival = ''] = aSite([about('tess'), about('udo')]);
  const first = await audited({
    pages: [
      { url, keyphrase: null },
      { url: rival, keyphrase: 'grinding coffee' },
    ],
  });
  expect(first.groups).toEqual([]);
  const put = (body: object) => call('PUT', keyphraseOf(first.audit.id), body);
  const { body } = await put({ position: 0, keyphrase: ' coffee grinding ' });
  const keyphrase = 'coffee grinding';
  expect(body).toEqual({ id: first.audit.id, position: 0, keyphrase, problem: null });
  const changed = await report(first.audit.id);
  expect(at(changed, url)).toMatchObject({ keyphrase, scoredFor: keyphrase, round: 1 });
  expect(at(changed, url)?.bad).toContain('keyphraseInIntroduction');
  expect(at(changed, rival)).toEqual(at(first, rival));
  expect(changed.groups).toMatchObject([{ kind: 'sameKeyphrase', positions: [0, 1] }]);
  await put({ position: 0, keyphrase: null });
  expect(at(await report(first.audit.id), url)).toMatchObject({
    keyphrase: null,
    scoredFor: null,
    seo: at(first, url)?.seo,
  });
  await put({ position: 0, keyphrase });
  const second = await again(first.audit.id); // its server calls the page unchanged
  expect(at(second, url)?.before).toMatchObject({ isSameText: true, isSameKeyphrase: true });
  expect(at(second, url)?.bad).toContain('keyphraseInIntroduction');
});

// §d.audits.2
test('a keyphrase stays if its page cannot be read now; the next round scores the page for it', async () => {
  const { audited, again, call, report } = await aWorkspace();
  const [url = ''] = aSite([about('vera')]);
  const { audit: made } = await audited(pagesOf([url]));
  const page = web.get(url);
  web.delete(url);
  const put = (body: object) => call('PUT', keyphraseOf(made.id), body);
  const { body } = await put({ position: 0, keyphrase: 'tea kettle' });
  expect(body).toMatchObject({ keyphrase: 'tea kettle', problem: 'page_unreachable' });
  const kept = at(await report(made.id), url);
  expect(kept).toMatchObject({ keyphrase: 'tea kettle', scoredFor: null, state: 'read' });
  if (page !== undefined) web.set(url, page);
  const scored = at(await again(made.id), url);
  expect(scored).toMatchObject({ scoredFor: 'tea kettle', before: { isSameKeyphrase: false } });
  expect(scored?.bad).toContain('keyphraseInIntroduction');
  expect((await put({ position: 1, keyphrase: 'tea' })).status).toBe(404);
  expect((await put({ position: 0, keyphrase: ' ' })).status).toBe(422);
});

// §d.audits.2
test('of two keyphrases for a page the later one stays, whichever reading ends first', async () => {
  const { audited, call, report } = await aWorkspace();
  const [url = ''] = aSite([about('will')]);
  const { audit: made } = await audited(pagesOf([url]));
  const put = (keyphrase: string) => call('PUT', keyphraseOf(made.id), { position: 0, keyphrase });
  const slow = deferred<void>();
  held.set(url, slow.promise);
  const before = asked.length;
  const one = put('tea kettle');
  await until(() => asked.length > before);
  held.delete(url);
  await put('coffee mill');
  slow.resolve();
  await one;
  expect(at(await report(made.id), url)).toMatchObject({
    keyphrase: 'coffee mill',
    scoredFor: 'coffee mill',
  });
});

// §d.audits.4
test('pages are compared again once one of them says something else, and not for the same keyphrase', async () => {
  const { audited, call, report } = await aWorkspace();
  const [url = '', rival = ''] = aSite([about('xaver'), about('yara')]);
  const { audit: made } = await audited(pagesOf([url, rival]));
  const put = () => call('PUT', keyphraseOf(made.id), { position: 0, keyphrase: 'tea kettle' });
  web.set(url, { text: about('yara') });
  const slow = deferred<void>();
  held.set(url, slow.promise);
  const before = asked.length;
  const scoring = put();
  await until(() => asked.length > before);
  expect(await report(made.id)).toMatchObject({ groups: [] });
  held.delete(url);
  slow.resolve();
  await scoring;
  expect((await report(made.id)).groups).toMatchObject([{ positions: [0, 1] }]);
  const comparing = jest.spyOn(server.deps.scoring, 'competing');
  try {
    await put();
    expect((await report(made.id)).groups).toHaveLength(1);
    expect(comparing).not.toHaveBeenCalled();
  } finally {
    comparing.mockRestore();
  }
});

// §d.audits.1
test('a sitemap is read anew in each round; one that cannot be read is named', async () => {
  const { audited, again } = await aWorkspace();
  const urls = aSite([about('carl'), about('dora')]);
  const sitemap = `https://map${hosts}.example/sitemap.xml`;
  sitemaps.set(sitemap, urls.slice(0, 1));
  const first = await audited({ sitemap });
  expect(first.pages.map(({ url }) => url)).toEqual(urls.slice(0, 1));
  sitemaps.set(sitemap, urls);
  const second = await again(first.audit.id);
  expect(second.pages.map(({ url }) => url)).toEqual(urls);
  sitemaps.delete(sitemap);
  const third = await again(first.audit.id);
  expect(third.audit).toMatchObject({ problem: 'page_unreachable', read: 2, round: 3 });
});

// §d.audits.1
test('the articles of the workspace are audited with their keyphrases', async () => {
  const { call, audited } = await aWorkspace();
  const { body: article } = await call('POST', '/article/:of', {
    title: 'Burr grinders',
    targetKeywords: ['burr grinder'],
  });
  const { audit: made, pages } = await audited({ ofArticles: true });
  expect(pages).toMatchObject([
    { articleId: article.id, url: '', state: 'read', title: 'Burr grinders' },
  ]);
  expect(pages[0]).toMatchObject({ keyphrase: 'burr grinder', notScored: 'empty', seo: null });
  const { body: refused } = await call('PUT', keyphraseOf(made.id), {
    position: 0,
    keyphrase: 'tea',
  });
  expect(refused.code).toBe('not_found'); // it is a field of the article
});

// §d.audits.3
test('another round shows what has changed; an unchanged page is not read again', async () => {
  const { audited, again, call } = await aWorkspace();
  const [same = '', other = ''] = aSite([about('emil'), about('fred')]);
  const first = await audited(pagesOf([same, other]));
  web.set(other, { text: words('fred') });
  const second = await again(first.audit.id);
  expect(second.audit).toMatchObject({ round: 2, read: 2 });
  const [before, now] = [at(first, same), at(second, same)];
  expect(now?.before).toMatchObject({ isSameText: true, seo: before?.seo, bad: before?.bad });
  expect(now?.seo).toBe(before?.seo);
  expect(asked.filter(({ url, etag }) => url === same && etag !== null)).toHaveLength(1);
  expect(at(second, other)?.before).toMatchObject({
    isSameText: false,
    seo: at(first, other)?.seo,
  });
  const path = `/contentAudit/:of/audits/${first.audit.id}/page?position=1`;
  const { body } = await call('GET', path);
  expect(body.rounds.map(({ round }: { round: number }) => round)).toEqual([2, 1]);
  expect(body.rounds[1].seo).toBe(at(first, other)?.seo);
});

// §d.audits.3 §d.audits.8
test('another round says which technical faults are new and which are gone; an unchanged page keeps its own', async () => {
  const { audited, again } = await aWorkspace();
  const [mended = '', same = ''] = aSite([about('walt'), about('xena')]);
  const fault = { robots: ['noindex'] };
  web.set(mended, { text: about('walt'), facts: fault });
  web.set(same, { text: about('xena'), facts: fault });
  const first = await audited(pagesOf([mended, same]));
  const names = (report: AuditReport, url: string) =>
    at(report, url)?.faults?.map(({ name }) => name);
  expect(names(first, mended)).toContain('noindex');
  web.set(mended, { text: `${about('walt')} More.`, facts: { h1s: 2 } });
  const second = await again(first.audit.id);
  expect(names(second, mended)).toContain('h1Several');
  expect(names(second, mended)).not.toContain('noindex');
  expect(at(second, mended)?.before?.faults).toContain('noindex');
  expect(names(second, same)).toEqual(names(first, same));
});

// §d.audits.8
test('a page that cannot be read says what its server has answered', async () => {
  const { audited } = await aWorkspace();
  const report = await audited(pagesOf(['https://nothing.example/', ...aSite([about('yves')])]));
  const page = at(report, 'https://nothing.example/');
  expect(page?.answer).toEqual({ status: 404, end: 'status', to: null });
  expect(page?.faults).toMatchObject([{ name: 'notFound', count: 404 }]);
});

// §d.audits.4
test('pages that say the same, and pages that want to be found for the same, are named together', async () => {
  const { audited } = await aWorkspace();
  const urls = aSite([about('gina'), `${about('gina')} One more.`, about('hugo')]);
  const [one = '', two = '', three = ''] = urls;
  const rival = aSite([about('ivan')])[0] ?? '';
  const { groups } = await audited({
    pages: [
      ...[one, two].map((url) => ({ url, keyphrase: null })),
      { url: three, keyphrase: 'grinding coffee' },
      { url: rival, keyphrase: 'coffee grinding' },
    ],
  });
  expect(groups).toContainEqual(expect.objectContaining({ kind: 'sameText', positions: [0, 1] }));
  expect(groups).toContainEqual(
    expect.objectContaining({ kind: 'sameKeyphrase', positions: [2, 3], isGiven: true }),
  );
});

// §d.audits.5
test('figures of Search Console stand beside their pages; a period that comes again is replaced', async () => {
  const { audited, call, report } = await aWorkspace();
  const [url = '', other = ''] = aSite([about('jane'), about('kurt')]);
  const { audit: made } = await audited(pagesOf([url, other]));
  const path = `/contentAudit/:of/audits/${made.id}/figures`;
  const put = (until: string, clicks: number, days: number | null = 31) =>
    call('PUT', path, {
      periods: [{ name: until, until, rank: 1, days }],
      rows: [
        {
          url: url.replace('https://', 'http://www.'),
          figures: [{ clicks, impressions: null, position: 3 }],
        },
      ],
    });
  expect((await put('2026-05-31', 40)).body).toEqual({ id: made.id, matched: 1 });
  await put('2026-04-30', 100);
  await put('2026-05-31', 50);
  const { periods, pages } = await report(made.id);
  expect(periods.map((period) => period.until)).toEqual(['2026-04-30', '2026-05-31']);
  expect(pages[0]?.figures.map((one) => one?.clicks)).toEqual([100, 50]);
  expect(pages[1]?.figures).toEqual([null, null]);
  expect(pages[0]?.earlier).toMatchObject({ clicks: 100 });
  await put('2026-05-31', 50, 28);
  expect((await report(made.id)).pages[0]?.earlier).toBeNull(); // a month before four weeks
  await call('PUT', path, {
    periods: [{ name: 'May', until: '2026-05-31', rank: 1 }],
    rows: [{ url: other, figures: [{ clicks: 7, impressions: null, position: null }] }],
  });
  const again = await report(made.id); // the new list does not have the first page
  expect(again.pages.map((page) => page.figures.map((one) => one?.clicks))).toEqual([
    [100, undefined],
    [undefined, 7],
  ]);
});

// §d.audits.5
test('figures of one page in several rows are added up, however its address is written', async () => {
  const { audited, call, report } = await aWorkspace();
  const [url = ''] = aSite([about('ines')]);
  const { audit: made } = await audited(pagesOf([url]));
  const row = (spelled: string, clicks: number, impressions: number, position: number) => ({
    url: spelled,
    figures: [{ clicks, impressions, position }],
  });
  await call('PUT', `/contentAudit/:of/audits/${made.id}/figures`, {
    periods: [{ name: 'May', until: '2026-05-31', rank: 1, days: 31 }],
    rows: [row(url, 4, 100, 3), row(`${url}#part`, 1, 300, 5)],
  });
  expect((await report(made.id)).pages[0]?.figures).toEqual([
    { clicks: 5, impressions: 400, position: 4.5 },
  ]);
});

// §d.audits.3
test('a round that was stopped shows what the round before has read; a deleted one goes on when it comes back', async () => {
  const { audited, call, over } = await aWorkspace();
  const [quick = '', slow = ''] = aSite([about('nora'), about('otto')]);
  const { audit: made } = await audited(pagesOf([quick, slow]));
  const path = `/contentAudit/:of/audits/${made.id}`;
  const answer = deferred<void>();
  held.set(slow, answer.promise);
  const begin = () => call('POST', `${path}/rounds`, { requestId: nextRequestId() });
  const untilQuick = () =>
    until(async () => {
      const { audits } = (await call('GET', '/contentAudit/:of/audits')).body;
      return audits[0]?.read === 1;
    });
  const { jobId } = (await begin()).body;
  await untilQuick();
  await call('POST', `/content/:of/jobs/${jobId}/stop`);
  const stopped = await over(made.id);
  expect(stopped.audit).toMatchObject({ state: 'stopped', round: 2, read: 1 });
  expect(at(stopped, quick)).toMatchObject({ round: 2, state: 'read' });
  expect(at(stopped, slow)).toMatchObject({ round: 1, state: 'read', before: null });
  expect(at(stopped, slow)?.seo).toBeGreaterThan(0);
  await begin();
  await untilQuick();
  await call('DELETE', path);
  answer.resolve();
  const restored = await call('POST', `${path}/restore`);
  expect(restored.body).toMatchObject({ state: 'running', round: 3 });
  expect((await over(made.id)).audit).toMatchObject({ state: 'ready', round: 3, read: 2 });
});

// §d.audits.2
test('a page that breaks the audit of it counts as failed', async () => {
  const { audited } = await aWorkspace();
  const [fine = '', broken = ''] = aSite([about('paul'), about('quin')]);
  failing.add(broken);
  const report = await audited(pagesOf([fine, broken]));
  expect(report.audit).toMatchObject({ state: 'ready', read: 1, failed: 1 });
  expect(at(report, broken)).toMatchObject({ state: 'failed', problem: 'internal' });
});

// §d.audits.4
test('pages are compared once, however many look at them; without that the rest is shown', async () => {
  const { audited, report, again } = await aWorkspace();
  const { audit: made } = await audited(pagesOf(aSite([about('rosa'), about('rosa')])));
  const comparing = jest.spyOn(server.deps.scoring, 'competing');
  try {
    comparing.mockRejectedValueOnce(new Error('no thread'));
    expect(await again(made.id)).toMatchObject({ groups: null, audit: { read: 2 } });
    comparing.mockClear();
    const all = await Promise.all([1, 2, 3].map(() => report(made.id)));
    expect(all.map(({ groups }) => groups?.[0]?.positions)).toEqual([1, 2, 3].map(() => [0, 1]));
    expect(comparing).toHaveBeenCalledTimes(1);
  } finally {
    comparing.mockRestore();
  }
});

// §d.audits.6
test('the same request twice is one audit; while a round runs, no other one begins; a deleted audit comes back', async () => {
  const { start, call, over } = await aWorkspace();
  const urls = aSite([about('lena')]);
  const requestId = nextRequestId();
  const [one, two] = await Promise.all([
    start({ ...pagesOf(urls), requestId }),
    start({ ...pagesOf(urls), requestId }),
  ]);
  expect(two.body.id).toBe(one.body.id);
  const { id } = one.body;
  const rounds = `/contentAudit/:of/audits/${id}/rounds`;
  await over(id);
  const answer = deferred<void>();
  held.set(urls[0] ?? '', answer.promise);
  const twice = await Promise.all(
    [1, 2].map(() => call('POST', rounds, { requestId: nextRequestId() })),
  );
  expect(twice.every(({ status, body }) => status === 409 || body.round === 2)).toBe(true);
  answer.resolve();
  expect((await over(id)).audit.round).toBe(2);
  const path = `/contentAudit/:of/audits/${id}`;
  await call('DELETE', path);
  expect((await call('GET', path)).status).toBe(404);
  expect((await call('GET', '/contentAudit/:of/audits')).body.audits).toEqual([]);
  expect(
    (
      await call('PUT', `${path}/figures`, {
        periods: [{ name: 'a', until: '2026-01-01', rank: 1 }],
        rows: [],
      })
    ).status,
  ).toBe(404);
  await call('POST', `${path}/restore`);
  expect((await call('GET', path)).body.audit).toMatchObject({ id, read: 1 });
});

// §d.audits.6
test('the last audit that a workspace may have can be asked for again, and the oldest rounds go', async () => {
  const { start, audited, again, call } = await aWorkspace();
  const urls = aSite([about('mona')]);
  const requestId = nextRequestId();
  const { audit: made } = await audited({ ...pagesOf(urls), requestId });
  for (let round = 2; round <= BOUNDS.auditRounds.most + 1; round += 1) await again(made.id);
  const page = `/contentAudit/:of/audits/${made.id}/page?position=0`;
  const { rounds } = (await call('GET', page)).body;
  expect(rounds).toHaveLength(BOUNDS.auditRounds.most);
  expect(rounds.at(-1).round).toBe(2);
  expect((await call('GET', page.replace('=0', '=1'))).status).toBe(404);
  await server.deps.orm.execute(sql`insert into ${audit}
    select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid()))).*
    from ${audit} one, generate_series(2, ${BOUNDS.audits.most}) where one.id = ${made.id}`);
  expect((await start(pagesOf(urls))).body).toMatchObject({ code: 'audits_full' });
  expect((await start({ ...pagesOf(urls), requestId })).body.id).toBe(made.id);
  const path = `/contentAudit/:of/audits/${made.id}`;
  await call('DELETE', path);
  expect((await start(pagesOf(urls))).status).toBe(200);
  expect((await call('POST', `${path}/restore`)).body).toMatchObject({ code: 'audits_full' });
});

test('an audit of nothing is refused, and so is an address that is none of the web', async () => {
  const { start } = await aWorkspace();
  expect((await start({})).status).toBe(422);
  expect((await start(pagesOf(['ftp://a.example/']))).status).toBe(422);
});
