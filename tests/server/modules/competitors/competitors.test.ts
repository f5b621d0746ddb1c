/** Analyses, snapshots and imported pages through the API, with their workers. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { Problem } from '#contract/lib/problem.ts';
import { page, snapshot } from '#db/schema/seo.ts';
import { job } from '#db/schema/work.ts';
import { pageBlocks } from '#server/adapters/html/pageBlocks.ts';
import { hashOfSnapshot } from '#server/modules/competitors/snapshot.presenter.ts';
import { purgePages } from '#server/modules/pages/page.service.ts';
import {
  checkedId,
  eventsOf,
  type Json,
  nextRequestId,
  type TestServer,
  testServer,
  until,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

/** What the web answers, by address. */
const web = new Map<string, string | Problem>();
const asked: string[] = [];
let meanwhile = async (): Promise<unknown> => undefined;

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    collector: {
      async collect(url, { etag }) {
        asked.push(url);
        await meanwhile();
        const html = web.get(url) ?? new Problem('page_unreachable');
        if (html instanceof Problem) throw html;
        const copy = { etag: `"${html.length}"`, lastModified: null, freshForMs: 0 };
        if (etag === copy.etag) return { ...copy, text: null };
        const said = { searchTitle: null, description: `Read ${'all '.repeat(30)}about it.` };
        const facts = { ...said, schemaTypes: ['Article'], publishedAt: null, modifiedAt: null };
        const text = { title: `About ${url}`, language: 'en', blocks: pageBlocks(html), ...facts };
        return { ...copy, text };
      },
      sitemap: async () => ({ urls: [A, C], problem: null }),
    },
  });
});
afterAll(() => server.close());

const SHOES = '<p>Trail shoes need grip. The lug depth of trail shoes decides about mud.</p>';

async function anArticle() {
  const { user, workspaceId } = await userWithWorkspace(server);
  const { body } = await server.call(user, 'POST', `/article/${workspaceId}`, { title: 'Shoes' });
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, sent?: unknown) =>
    server.call(user, method, path.replace(':of', workspaceId), sent);
  const ofArticle = `/competitorsCollector/:of/articles/${body.id}`;
  const topic = { topic: 'trail shoes', country: 'US', location: '', language: 'en' };
  const read = async (): Promise<Json> => (await call('GET', `${ofArticle}/competitors`)).body;
  const start = async (change: object = {}): Promise<string> => {
    const sent = { ...topic, articleId: body.id, requestId: nextRequestId(), ...change };
    return (await call('POST', '/competitorsCollector/:of/competitors', sent)).body.jobId;
  };
  return {
    user,
    workspaceId,
    articleId: body.id,
    call,
    read,
    start,
    save: (change: object) =>
      server.call(user, 'PATCH', `/article/${workspaceId}/${body.id}`, change),
    snapshots: async (): Promise<Json[]> =>
      (await call('GET', `${ofArticle}/snapshots`)).body.snapshots,
    snapshot: async (id: string): Promise<Json> =>
      (await call('GET', `/competitorsCollector/:of/snapshots/${id}`)).body,
    importFile: (file: unknown, articleId?: string) =>
      call('POST', '/competitorsCollector/:of/snapshots', { snapshot: file, articleId }),
    analysed: async (change: object = {}): Promise<Json> => {
      const jobId = await start(change);
      await until(async () => isOver(jobId));
      return read();
    },
  };
}

async function isOver(jobId: string): Promise<boolean> {
  const [row] = await server.database.orm
    .select()
    .from(job)
    .where(eq(job.id, checkedId(jobId)));
  return !['queued', 'running'].includes(row?.state ?? 'queued');
}

const [A, B, C] = ['https://a.example/', 'https://b.example/', 'https://c.example/'] as const;

// §3.competitors.1 §3.competitors.2 §7.calls.20 §7.calls.21 §7.calls.22 §d.competitors.2 §d.snapshots.1
test('the named pages are read, those that cannot be are done with their reason, and the snapshot is frozen', async () => {
  web.set(A, `<h2>Lug depth</h2>${SHOES}<p>${'Mud is wet. '.repeat(20)}</p>`);
  web.set(B, `<h2>Grip</h2>${SHOES}<p>${'Rock is dry. '.repeat(20)}</p>`);
  web.set(C, new Problem('page_too_large'));
  const article = await anArticle();
  const answer = await article.analysed({ urls: [A, C, B] });
  expect(answer).toMatchObject({
    articleId: article.articleId,
    doneCount: 3,
    totalCount: 3,
    state: 'frozen',
    jobId: null,
    provider: 'given',
    generals: { headings: { value: 1 }, keywords: expect.arrayContaining(['lug depth']) },
    pages: [
      { url: A, position: 1, state: 'read', problem: null },
      { url: C, position: 2, state: 'failed', problem: 'page_too_large' },
      { url: B, position: 3, state: 'read', problem: null },
    ],
  });
  const snapshot = await article.snapshot(answer.snapshotId);
  expect(snapshot).toMatchObject({ state: 'frozen', done: 3, total: 3, keyphrase: 'trail shoes' });
  expect(snapshot.hash).toMatch(/^[0-9a-f]{64}$/);
  const [first, failed, last] = snapshot.pages;
  expect(first).toMatchObject({ title: `About ${A}`, language: 'en', features: { headings: 1 } });
  expect(failed).toMatchObject({ features: null, hash: null });
  expect(first.features.terms['lug depth']).toMatchObject({ uses: 2, isInHeading: true });
  expect(first.features.terms['wet']).toBeUndefined(); // only one page uses it
  expect(Object.keys(first.features.terms)).toEqual(Object.keys(last.features.terms));
  expect(JSON.stringify(snapshot)).not.toContain('The lug depth'); // no text of a page is kept
  const one = await article.call('GET', `/competitorsCollector/:of/competitors/${first.id}`);
  expect(one.body).toEqual({ ...first, snapshotId: snapshot.id });
});

// §d.fields.10
test('titles are suggested beside what the read pages are called, without those that the writer ignores', async () => {
  web.set(A, `<h2>Lug depth</h2>${SHOES}`);
  web.set(B, `<h2>Grip</h2>${SHOES}`);
  web.set(C, `<h2>Grip</h2>${SHOES}`);
  const article = await anArticle();
  const text = '<p>The lug depth of shoes is what counts in mud.</p>';
  const save = (baseVersion: number, change: object) =>
    article.save({ requestId: nextRequestId(), baseVersion, ops: [], ...change });
  await save(1, { ops: [{ op: 'put', id: 'b', after: null, html: text }] });
  const { snapshotId } = await article.analysed({ urls: [A, B, C] });
  const [page] = (await article.snapshot(snapshotId)).pages;
  expect(page.sketch.description).toEqual({
    text: `Read ${'all '.repeat(24).trim()}…`,
    chars: 134,
  });
  const suggested = async (baseVersion: number): Promise<Json[]> => {
    const asked = { place: { type: 'behind', blockId: null }, task: { name: 'titles' } };
    const sent = { requestId: nextRequestId(), baseVersion, ...asked };
    const path = `/content/:of/articles/${article.articleId}/proposals`;
    const { jobId } = (await article.call('POST', path, sent)).body;
    return (await eventsOf(server, article.user, `/content/${article.workspaceId}/jobs/${jobId}`))
      .map(({ data }) => data)
      .filter(({ type }) => type === 'proposed');
  };
  const lug = expect.arrayContaining(['lug depth']);
  expect(await suggested(2)).toContainEqual(
    expect.objectContaining({
      blocks: ['<h1>The lug depth of shoes is what counts in mud</h1>'],
      terms: { has: lug, lacks: expect.any(Array) },
    }),
  );
  await save(2, { fields: { ignoredPages: [A, B, C].join(', ') } });
  for (const { terms } of await suggested(3)) expect(terms).toBeUndefined();
});

// §d.ledger.6
test('the ledger is made beside the newest snapshot, without the pages that the writer ignores', async () => {
  web.set(A, `<h2>Lug depth</h2>${SHOES}<p>${'Mud is wet. '.repeat(20)}</p>`);
  web.set(B, `<h2>Grip</h2>${SHOES}<p>${'Rock is dry. '.repeat(20)}</p>`);
  web.set(C, `<h2>Grip</h2>${SHOES}<p>${'Sand is deep. '.repeat(20)}</p>`);
  const article = await anArticle();
  const save = (baseVersion: number, change: object) =>
    article.save({ requestId: nextRequestId(), baseVersion, ops: [], ...change });
  const text = `${SHOES.replace('</p>', '')} ${'We walked for a week and wrote down what happened. '.repeat(40)}</p>`;
  await save(1, { ops: [{ op: 'put', id: 'b', after: null, html: text }] });
  const scores = async (): Promise<Json[]> =>
    (await article.call('POST', `/score/:of/${article.articleId}`)).body.entries;
  expect(await scores()).toMatchObject([{ version: 2, snapshotId: null }]);
  const { snapshotId } = await article.analysed({ urls: [A, B, C] });
  const [beside, alone] = await scores();
  expect([beside, alone]).toMatchObject([
    { version: 2, snapshotId },
    { version: 2, snapshotId: null },
  ]);
  expect(beside?.changes.map(({ name }: Json) => name)).toContain('coverage');
  expect(await scores()).toHaveLength(2);
  await save(2, { fields: { ignoredPages: C } });
  expect((await scores())[0]).toMatchObject({ version: 3, snapshotId });
});

// §d.competitors.2 §d.competitors.1
test('while the results are not known one page is expected, and a stopped analysis is frozen with what it has', async () => {
  const article = await anArticle();
  expect(await article.read()).toMatchObject({ doneCount: 0, totalCount: 0, state: 'none' });
  web.set(A, SHOES);
  const { promise: isAsked, resolve: tell } = Promise.withResolvers<void>();
  const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>();
  meanwhile = async () => {
    if (asked.at(-1) !== B) return;
    tell();
    await goOn;
  };
  const jobId = await article.start({ urls: [A, B] });
  const early = await article.read();
  if (early.snapshotId === null)
    expect(early).toMatchObject({ doneCount: 0, totalCount: 1, jobId });
  await isAsked;
  await until(async () => (await article.read()).doneCount === 1);
  expect(await article.read()).toMatchObject({ totalCount: 2, state: 'collecting', generals: {} });
  await article.call('POST', `/content/:of/jobs/${jobId}/stop`);
  letGo();
  meanwhile = async () => undefined;
  await until(async () => (await article.read()).state === 'frozen');
  expect((await article.read()).pages).toMatchObject([
    { url: A, state: 'read' },
    { url: B, state: 'failed', problem: 'page_not_read' },
  ]);
});

// §d.competitors.3
test('an analysis without results leaves the one before it', async () => {
  web.set(A, SHOES);
  const article = await anArticle();
  const { snapshotId } = await article.analysed({ urls: [A] });
  const after = await article.analysed({ topic: 'nothing like it' });
  expect(after).toMatchObject({ snapshotId, doneCount: 1, totalCount: 1 });
  expect(await article.snapshots()).toHaveLength(1);
});

// §d.competitors.1
test('the same request is one analysis, and an article of another workspace is not found', async () => {
  const [article, other] = [await anArticle(), await anArticle()];
  const requestId = nextRequestId();
  const [first, second] = [await article.start({ requestId }), await article.start({ requestId })];
  expect(second).toBe(first);
  const sent = {
    topic: 'x',
    country: '',
    location: '',
    language: 'en',
    requestId: nextRequestId(),
  };
  const path = '/competitorsCollector/:of/competitors';
  const { status } = await article.call('POST', path, { ...sent, articleId: other.articleId });
  expect(status).toBe(404);
});

// §d.snapshots.3
test('a snapshot is imported from its file with the same hash and features; a file that was changed is refused', async () => {
  web.set(A, `${SHOES}<p>Grip on rock.</p>`);
  web.set(B, SHOES);
  const [article, other] = [await anArticle(), await anArticle()];
  const { snapshotId } = await article.analysed({ urls: [A, B] });
  const original = await article.snapshot(snapshotId);
  const file = JSON.parse(JSON.stringify(original));
  const { status, body } = await other.importFile(file, other.articleId);
  expect(status).toBe(200);
  expect(body).toMatchObject({ hash: original.hash, takenAt: original.takenAt, state: 'frozen' });
  expect(body.id).not.toBe(original.id);
  const copy = await other.snapshot((await other.read()).snapshotId);
  const facts = ({ id: _id, ...facts }: Json) => facts;
  expect(copy.pages.map(facts)).toEqual(original.pages.map(facts));
  const [changed] = [structuredClone(file)];
  changed.pages[0].features.words += 1;
  expect(await other.importFile(changed)).toMatchObject({
    status: 409,
    body: { code: 'snapshot_damaged' },
  });
  expect((await other.importFile(file, article.articleId)).status).toBe(404);
});

// §d.snapshots.3 §d.briefs.18
test('related searches are part of what a snapshot says, and of a brief that is made from it', async () => {
  web.set(A, SHOES);
  const article = await anArticle();
  const { snapshotId } = await article.analysed({ urls: [A] });
  const file = { ...(await article.snapshot(snapshotId)), related: ['dry shoes'] };
  expect((await article.importFile(file)).body.code).toBe('snapshot_damaged');
  const { body } = await article.importFile({ ...file, hash: await hashOfSnapshot(file) });
  expect(body).toMatchObject({ related: ['dry shoes'], hash: await hashOfSnapshot(file) });
  const plan = await article.call('GET', `/brief/:of/snapshots/${body.id}/plan`);
  expect(plan.body.data.relatedSearches).toEqual(['dry shoes']);
});

// §d.snapshots.5
test('the newest snapshots of an article are kept', async () => {
  web.set(A, SHOES);
  const article = await anArticle();
  const { snapshotId } = await article.analysed({ urls: [A] });
  const file = await article.snapshot(snapshotId);
  for (let at = 0; at < BOUNDS.articleSnapshots.most; at += 1)
    await article.importFile(file, article.articleId);
  const rows = await server.database.orm
    .select({ id: snapshot.id })
    .from(snapshot)
    .where(eq(snapshot.articleId, checkedId(article.articleId)));
  expect(rows).toHaveLength(BOUNDS.articleSnapshots.most);
  expect(rows.map(({ id }) => id)).not.toContain(snapshotId);
});

// §d.pages.1
test('pages are imported by address and from a sitemap, each once, and one that cannot be read stays with its reason', async () => {
  const { call } = await anArticle();
  web.set(A, SHOES);
  web.set(C, new Problem('page_unreadable'));
  const sent = {
    requestId: nextRequestId(),
    urls: [A, `${A}#part`],
    sitemap: 'https://a.example/sitemap.xml',
  };
  const { body } = await call('POST', '/url/:of/pages', sent);
  await until(async () => isOver(body.jobId));
  const list = (await call('GET', '/url/:of/pages')).body;
  expect(list).toMatchObject({ total: 2, page: 0, last: true });
  expect(list.pages.toSorted((a: Json, b: Json) => (a.url < b.url ? -1 : 1))).toMatchObject([
    { url: A, title: `About ${A}`, state: 'read', problem: null, words: 13 },
    { url: C, state: 'failed', problem: 'page_unreadable', words: 0 },
  ]);
  const text = { name: 'Shoes.docx', url: A, html: '<h1>Shoes</h1><script>alert(1)</script>' };
  const replaced = (await call('POST', '/url/:of/pages/text', text)).body;
  expect(replaced).toMatchObject({ url: A, title: 'Shoes.docx', words: 1 });
  const file = { ...text, url: null };
  expect((await call('POST', '/url/:of/pages/text', file)).body.url).toBe('imported:Shoes.docx');
  const empty = await call('POST', '/url/:of/pages/text', { ...file, html: '<p> </p>' });
  expect(empty).toMatchObject({ status: 422, body: { code: 'page_unreadable' } });
  expect((await call('GET', '/url/:of/pages')).body.total).toBe(3);
});

// §d.search.4 §d.competitors.4
test('without a search service imported pages are searched, by title, headings and text, in the language asked for', async () => {
  const article = await anArticle();
  const add = (name: string, html: string) =>
    article.call('POST', '/url/:of/pages/text', { name, url: null, html });
  await add('Tea', `<h1>Tea</h1><p>Somebody in trail shoes drinks tea.</p>`);
  await add('Shoes', `<h1>The best trail shoes</h1>${SHOES}<p>Mud.</p>`);
  await add('Grip', `<h2>Grip of a shoe</h2>${SHOES.repeat(2)}`);
  await add('Jars', '<h1>Jars</h1><p>A jar keeps things.</p>');
  const answer = await article.analysed();
  expect(answer).toMatchObject({ provider: 'imported', doneCount: 3, totalCount: 3 });
  const [first, ...others] = answer.pages.map(({ url }: Json) => url);
  expect(first).toBe('imported:Shoes');
  expect(others.toSorted()).toEqual(['imported:Grip', 'imported:Tea']);
  expect(answer.generals.keywords).toContain('trail shoes');
  await add('Trails', '<p>Trail shoes again, and again trail shoes.</p>');
  expect((await article.analysed()).totalCount).toBe(4); // the index is as new as the pages
});

// §d.pages.4
test('a copy of a page is used as long as its server allows, and a page that is unchanged is not read again', async () => {
  web.set(A, SHOES);
  const article = await anArticle();
  const first = await article.snapshot((await article.analysed({ urls: [A] })).snapshotId);
  asked.length = 0;
  const second = await article.snapshot((await article.analysed({ urls: [A] })).snapshotId);
  expect(asked).toEqual([A]); // it was asked whether it has changed
  expect(second.id).not.toBe(first.id);
  expect(second.pages[0]).toMatchObject({ hash: first.pages[0].hash, schemaTypes: ['Article'] });
  expect((await article.call('GET', '/url/:of/pages')).body.total).toBe(0); // a copy is not an import
});

// §d.pages.1
test('two files of one name are two pages, also at once; the same file again is the same page', async () => {
  const { call } = await anArticle();
  const add = async (html: string): Promise<Json> =>
    (await call('POST', '/url/:of/pages/text', { name: 'Shoes', url: null, html })).body;
  const texts = ['<p>Trail shoes.</p>', '<p>Road shoes.</p>', '<p>Wet shoes.</p>'];
  const first = await Promise.all(texts.map(add));
  expect(new Set(first.map(({ id }) => id)).size).toBe(3);
  const again = await Promise.all(texts.map(add));
  expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
  const plain = first.find(({ url }) => url === 'imported:Shoes');
  await call('DELETE', `/url/:of/pages/${plain?.id}`);
  const other = await add('<p>Dry shoes.</p>');
  expect(other.id).not.toBe(plain?.id);
  expect((await call('POST', `/url/:of/pages/${plain?.id}/restore`)).body).toMatchObject({
    title: 'Shoes',
    words: plain?.words,
  });
  expect((await call('GET', '/url/:of/pages')).body.total).toBe(4);
});

// §d.pages.1 §d.pages.3
test('a page that was removed, is imported again and cannot be read is in the list with the reason', async () => {
  const { call } = await anArticle();
  web.set(A, new Problem('page_unreadable'));
  const { body } = await call('POST', '/url/:of/pages/text', {
    name: 'Shoes',
    url: A,
    html: SHOES,
  });
  const importA = async () => {
    const sent = { requestId: nextRequestId(), urls: [A], sitemap: null };
    const begun = await call('POST', '/url/:of/pages', sent);
    await until(async () => isOver(begun.body.jobId));
    return (await call('GET', '/url/:of/pages')).body.pages;
  };
  expect(await importA()).toMatchObject([{ id: body.id, state: 'read', problem: null }]);
  await call('DELETE', `/url/:of/pages/${body.id}`);
  expect(await importA()).toMatchObject([{ id: body.id, state: 'failed', words: 0 }]);
  const restore = async () => (await call('POST', `/url/:of/pages/${body.id}/restore`)).body;
  expect(await importA()).toMatchObject([{ id: body.id, state: 'failed', words: 0 }]);
  expect(await restore()).toMatchObject({ state: 'read', problem: null, words: body.words });
  await call('DELETE', `/url/:of/pages/${body.id}`);
  await importA();
  const { orm, now } = server.deps;
  await purgePages({ orm, now: () => new Date(now().getTime() + 3_700_000) });
  expect(await restore()).toMatchObject({ state: 'failed', problem: 'page_unreadable', words: 0 });
  const [row] = await orm.select().from(page).where(eq(page.id, body.id));
  expect(row).toMatchObject({ title: '', blocks: [], hash: null });
});

// §d.pages.3
test('a removed page comes back with its text for an hour', async () => {
  const { call } = await anArticle();
  const sent = { name: 'Shoes', url: A, html: SHOES };
  const { body } = await call('POST', '/url/:of/pages/text', sent);
  await call('DELETE', `/url/:of/pages/${body.id}`);
  expect((await call('GET', '/url/:of/pages')).body).toMatchObject({ total: 0, pages: [] });
  const { orm, now } = { ...server.deps };
  const later = (ms: number) => purgePages({ orm, now: () => new Date(now().getTime() + ms) });
  await later(3_500_000);
  expect((await call('POST', `/url/:of/pages/${body.id}/restore`)).body).toEqual(body);
  await call('DELETE', `/url/:of/pages/${body.id}`);
  await later(3_700_000);
  expect(await orm.select().from(page).where(eq(page.id, body.id))).toEqual([]);
});

/** Words of three letters that are none, so that no two of them have the same stem. */
const MANY_WORDS = Array.from({ length: 9000 }, (_, at) =>
  [676, 26, 1].map((by) => String.fromCharCode(97 + (Math.floor(at / by) % 26))).join(''),
);

// §d.snapshots.3
test.each([
  ['words that are none', `<h2>${'h'.repeat(400)} grip</h2><p>Grip ${'x'.repeat(400)}.</p>`],
  ['text without sentences', `<p>${'an international characterisation of grip '.repeat(8000)}</p>`],
  ['the names of properties', '<p>The constructor of __proto__ has __proto__, toString too.</p>'],
  ['more terms than a file takes', `<p>Grip. ${MANY_WORDS.join(' ')}</p>`],
])('pages that have %s can be read, and imported again from their file', async (_what, html) => {
  for (const url of [A, B]) web.set(url, html);
  const article = await anArticle();
  const { snapshotId, pages } = await article.analysed({ urls: [A, B] });
  const path = '/competitorsCollector/:of';
  const snapshot = await article.call('GET', `${path}/snapshots/${snapshotId}`);
  expect(snapshot).toMatchObject({ status: 200, body: { done: 2 } });
  const page = await article.call('GET', `${path}/competitors/${pages[0].id}`);
  expect(page).toMatchObject({ status: 200, body: { state: 'read' } });
  const imported = await article.importFile(snapshot.body, article.articleId);
  expect(imported).toMatchObject({ status: 200, body: { hash: snapshot.body.hash } });
});
