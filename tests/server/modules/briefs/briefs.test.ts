/** SEO briefs through the API, with their workers. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { Problem } from '#contract/lib/problem.ts';
import { rateWindow } from '#db/schema/access.ts';
import { article, articleShare } from '#db/schema/article.ts';
import { brief as briefs } from '#db/schema/briefs.ts';
import type { ArticleId, JobId } from '#db/schema/ids.ts';
import { snapshot } from '#db/schema/seo.ts';
import { job, jobStep } from '#db/schema/work.ts';
import { briefAnnex } from '#domain/briefs/briefAnnex.ts';
import { isAwaited } from '#domain/briefs/state.ts';
import { pageBlocks } from '#server/adapters/html/pageBlocks.ts';
import { requestedBasis } from '#server/modules/articleBasis/articleBasis.api.ts';
import { briefsJob } from '#server/modules/briefs/briefs.job.ts';
import { collectSnapshot } from '#server/modules/competitors/collect.service.ts';
import { findJob } from '#server/modules/work/job.api.ts';
import { giveUpSteps } from '#server/modules/work/stepEnd.service.ts';
import {
  checkedId,
  draftRequest,
  FREE,
  type Json,
  NEVER_READ_ONLY,
  nextRequestId,
  type TestServer,
  testServer,
  until,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

/** What the web answers, by address. */
const web = new Map<string, string>();

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    dates: NEVER_READ_ONLY,
    collector: {
      async collect(url) {
        const html = web.get(url);
        if (html === undefined) throw new Problem('page_unreachable');
        const copy = { etag: null, lastModified: null, freshForMs: 60_000 };
        const facts = {
          searchTitle: null,
          description: null,
          schemaTypes: ['HowTo'],
          publishedAt: null,
          modifiedAt: null,
        };
        const text = { title: `How to clean ${url}`, language: 'en', blocks: pageBlocks(html) };
        return { ...copy, text: { ...text, ...facts } };
      },
      sitemap: async () => ({ urls: [], problem: null }),
    },
  });
});
afterAll(() => server.close());

const TEXT =
  '<p>Trail shoes need a soft brush. Use cold water for trail shoes from Salomon Labs.</p>';
const PAGES = ['https://a.example/', 'https://b.example/', 'https://c.example/'] as const;

async function anAccount() {
  const { user, workspaceId } = await userWithWorkspace(server);
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, sent?: unknown) =>
    server.call(user, method, path.replace(':of', workspaceId), sent);
  const isOver = async (jobId: string) => {
    const [row] = await server.database.orm
      .select()
      .from(job)
      .where(eq(job.id, checkedId(jobId)));
    return !['queued', 'running'].includes(row?.state ?? 'queued');
  };
  const asked = { country: 'US', city: 'Boston', language: 'en' };
  const begin = async (change: object): Promise<Json> =>
    (await call('POST', '/brief/:of', { ...asked, requestId: nextRequestId(), ...change })).body;
  return {
    user,
    workspaceId,
    call,
    begin,
    read: async (id: string): Promise<Json> => (await call('GET', `/brief/:of/${id}`)).body,
    text: async (id: string): Promise<Json> => (await call('GET', `/article/:of/${id}`)).body,
    made: async (change: object): Promise<Json> => {
      const begun = await begin(change);
      await until(() => isOver(begun.jobId));
      return begun;
    },
    analysed: async (): Promise<string> => {
      const sent = { topic: 'clean trail shoes', country: '', location: '', language: 'en' };
      const { body } = await call('POST', '/competitorsCollector/:of/competitors', {
        ...sent,
        requestId: nextRequestId(),
        urls: [...PAGES],
      });
      await until(() => isOver(body.jobId));
      const [row] = await server.database.orm
        .select()
        .from(snapshot)
        .where(eq(snapshot.jobId, checkedId(body.jobId)));
      return row?.id ?? '';
    },
  };
}

// §d.briefs.1 §d.briefs.2 §d.briefs.3 §d.briefs.16
test('a brief of a snapshot has its pages, terms, names and questions, and an outline of what they share', async () => {
  web.set(PAGES[0], `<h2>Brush off the mud</h2>${TEXT}<h2>How long do they dry?</h2><p>A day.</p>`);
  web.set(PAGES[1], `<h2>Brushing off mud</h2>${TEXT}<h2>Wash the laces</h2><p>By hand.</p>`);
  web.set(PAGES[2], `<h2>Laces: wash them</h2>${TEXT}<h2>Our newsletter</h2><p>Weekly.</p>`);
  const { call, made, analysed, read, text } = await anAccount();
  const snapshotId = await analysed();
  const { articleIds } = await made({ keyphrases: ['clean trail shoes'], snapshotId });
  const brief = await read(articleIds[0]);
  expect(brief).toMatchObject({
    state: 'draft',
    failure: null,
    keyphrase: 'clean trail shoes',
    city: 'Boston',
    snapshot: { id: snapshotId, provider: 'given', pages: 3 },
    data: {
      schemaType: 'HowTo',
      relatedSearches: null,
      internalLinks: null,
      questions: [{ text: 'How long do they dry?', url: PAGES[0] }],
      entities: [{ name: 'Salomon Labs', pages: 3 }],
      intent: { is: 'informational', why: 'results', evidence: 'howTo' },
    },
  });
  expect(brief.data.results[0]).toMatchObject({ position: 1, format: 'howTo', url: PAGES[0] });
  expect(brief.data.results[0].headings).toEqual([
    { level: 2, text: 'Brush off the mud' },
    { level: 2, text: 'How long do they dry?' },
  ]);
  expect(brief.data.terms).toContainEqual(expect.objectContaining({ tier: 'must' }));
  const html = (await text(articleIds[0])).blocks.map((block: Json) => block.html);
  expect(html).toContain('<h2>Brush off the mud</h2>');
  expect(html).toContain('<h2>Wash the laces</h2>');
  expect(html).toContain('<h3>How long do they dry?</h3>');
  expect(html).not.toContain('<h2>Our newsletter</h2>');
  const { path } = (await call('POST', `/article/:of/${articleIds[0]}/share`)).body;
  const { body: shown } = await server.app.inject({ method: 'GET', url: path });
  for (const { html: block } of briefAnnex(brief))
    expect(shown).toContain(block.replace(/ target="_blank"/g, ''));
});

// §d.briefs.19
test('what a link shows besides the text is a property of the link; an old one shows the text alone', async () => {
  const { call, made } = await anAccount();
  const { articleIds } = await made({ keyphrases: ['How to clean trail shoes'] });
  const link = `/article/:of/${articleIds[0]}/share`;
  expect((await call('PATCH', link, { showsResearch: true })).body.code).toBe('not_found');
  const { path, showsResearch } = (await call('POST', link)).body;
  expect(showsResearch).toBe(true);
  const shown = async () => (await server.app.inject({ method: 'GET', url: path })).body;
  expect(await shown()).toContain('About this brief');
  const old = { showsResearch: false };
  await server.database.orm
    .update(articleShare)
    .set(old)
    .where(eq(articleShare.articleId, checkedId(articleIds[0])));
  expect(await shown()).not.toContain('About this brief');
  expect((await call('POST', link)).body).toMatchObject({ path, ...old });
  expect((await call('PATCH', link, { showsResearch: true })).body).toMatchObject({ path });
  expect(await shown()).toContain('About this brief');
});

// §d.briefs.4
test('without any page the outline is that of the kind of topic, and what is not known is null', async () => {
  const { made, read, text } = await anAccount();
  const { articleIds } = await made({ keyphrases: ['How to clean trail shoes'] });
  const { state, snapshot, data } = await read(articleIds[0]);
  expect({ state, snapshot }).toEqual({ state: 'draft', snapshot: null });
  expect(data).toMatchObject({
    results: [],
    questions: null,
    terms: null,
    entities: null,
    words: null,
    schemaType: null,
    externalSources: null,
    internalLinks: null,
    intent: { is: 'informational', why: 'keyphrase' },
  });
  const { blocks, type } = await text(articleIds[0]);
  expect(type).toBe('BRIEF');
  expect(blocks.map((block: Json) => block.html)).toContain('<h2>Step by step</h2>');
});

// §d.briefs.5
test('a brief is approved, reopened and approved again, and nothing else', async () => {
  const { made, call } = await anAccount();
  const { articleIds } = await made({ keyphrases: ['trail shoes'], dueOn: '2026-12-24' });
  const change = async (body: object) =>
    (await call('PATCH', `/brief/:of/${articleIds[0]}`, body)).body;
  expect(await change({ state: 'reopened' })).toMatchObject({ code: 'brief_state' });
  expect(await change({ state: 'approved' })).toMatchObject({
    state: 'approved',
    dueOn: '2026-12-24',
  });
  expect(await change({ state: 'reopened' })).toMatchObject({ state: 'reopened' });
  expect(await change({ dueOn: null })).toMatchObject({ state: 'reopened', dueOn: null });
  expect(await change({ state: 'approved' })).toMatchObject({ state: 'approved' });
  expect(await change({ dueOn: '0002-02-20' })).toMatchObject({ code: 'invalid_input' });
  expect(await change({ dueOn: '2026-02-30' })).toMatchObject({ code: 'invalid_input' });
});

// §d.briefs.6
test('several keyphrases are one job, and the same request twice begins once', async () => {
  const { made, begin, call } = await anAccount();
  const requestId = nextRequestId();
  const keyphrases = ['shoes', 'boots', 'shoes'];
  const { articleIds, jobId } = await made({ keyphrases, requestId });
  expect(articleIds).toHaveLength(2);
  const again = await begin({ keyphrases, requestId });
  expect(again.jobId).toBe(jobId);
  expect([...again.articleIds].sort()).toEqual([...articleIds].sort());
  const { body } = await call('GET', '/brief/:of');
  expect(body.briefs.map((one: Json) => [one.keyphrase, one.state]).sort()).toEqual([
    ['boots', 'draft'],
    ['shoes', 'draft'],
  ]);
});

// §d.pages.4
test('the pages that a brief finds are read in turn with all other work on their host', async () => {
  const { workspaceId } = await anAccount();
  const [host, elsewhere] = ['https://turn.example/', 'https://elsewhere.example/'];
  const [busy, free] = [`${host}1`, `${elsewhere}1`];
  const read: string[] = [];
  const { deps } = server;
  const collect: typeof deps.collector.collect = (url, known) => {
    read.push(url);
    return deps.collector.collect(url, known);
  };
  const results = [busy, free].map((url) => ({ url, title: '' }));
  const ends = new Date(Date.now() + 3_600_000);
  await deps.orm.insert(rateWindow).values({ key: 'turn/turn.example', hits: 1, endsAt: ends });
  const collecting = collectSnapshot(
    { ...deps, collector: { ...deps.collector, collect } },
    {
      jobId: null,
      articleId: null,
      workspaceId: checkedId(workspaceId),
      asked: { topic: 'shoes', country: '', location: '', language: 'en' },
    },
    { results, related: null, provider: 'brave', problem: null },
    new AbortController().signal,
  );
  await until(async () => read.includes(free));
  expect(read).toEqual([free]);
  await deps.orm.delete(rateWindow).where(eq(rateWindow.key, 'turn/turn.example'));
  await collecting;
  expect(read).toEqual([free, busy]);
});

// §d.briefs.20 §d.search.3
test('a search is paid for once, also where its worker dies while the pages are read', async () => {
  const { made, read } = await anAccount();
  const { jobId, articleIds } = await made({ keyphrases: ['shoes'] });
  const articleId: ArticleId = checkedId(articleIds[0]);
  const { deps } = server;
  await deps.orm.update(briefs).set({ state: 'making' }).where(eq(briefs.articleId, articleId));
  await deps.orm.update(article).set({ isEmpty: true }).where(eq(article.id, articleId));
  const row = await findJob(deps.orm, checkedId<JobId>(jobId));
  if (row === null) throw new Error('the job is there');
  let searches = 0;
  const notAsked = () => Promise.reject(new Error('This is not asked.'));
  const worker = (collect: typeof deps.collector.collect) => {
    const searching = {
      ...deps,
      collector: { ...deps.collector, collect },
      environmentSearch: { provider: 'brave', address: null, key: 'k' } as const,
      searchClientOf: () => ({
        async search() {
          searches += 1;
          const results = [{ url: PAGES[0], title: '' }];
          return { results, related: ['boots'], leftOut: 2 };
        },
        ideas: notAsked,
        test: notAsked,
      }),
    };
    const job = { ...row, input: { drafts: null } };
    const step = { position: 0, key: articleId, attempts: 1 };
    return briefsJob.run(searching, job, step, new AbortController().signal);
  };
  const dies = worker(() => Promise.reject(new Error('The worker has died.')));
  await expect(dies).rejects.toThrow('died');
  web.set(PAGES[0], `<h2>Brush off the mud</h2>${TEXT}`);
  const end = await worker(deps.collector.collect);
  await deps.orm.transaction(async (tx) => end.keep?.(tx));
  expect(searches).toBe(1);
  const taken = await deps.orm
    .select({ leftOut: snapshot.leftOut })
    .from(snapshot)
    .where(eq(snapshot.workspaceId, row.workspaceId));
  expect(taken).toContainEqual({ leftOut: 2 });
  expect(await read(articleId)).toMatchObject({
    state: 'draft',
    searchProblem: null,
    snapshot: { provider: 'brave', pages: 1 },
  });
  const [stored] = await deps.orm.select().from(briefs).where(eq(briefs.articleId, articleId));
  expect(stored?.found).toBeNull();
});

// §d.briefs.7
test('a brief that could not be made keeps its reason, and can be made again', async () => {
  const { made, read, call, analysed, workspaceId } = await anAccount();
  const snapshotId = await analysed();
  const { articleIds } = await made({ keyphrases: ['shoes'], snapshotId });
  const { orm } = server.database;
  const of = eq(briefs.articleId, checkedId(articleIds[0]));
  await orm.update(briefs).set({ state: 'making', data: null }).where(of); // as if its job had died
  expect(await read(articleIds[0])).toMatchObject({ state: 'failed', failure: null, data: null });
  await orm.delete(snapshot).where(eq(snapshot.workspaceId, checkedId(workspaceId)));
  const remake = async () =>
    (await call('POST', `/brief/:of/${articleIds[0]}/remake`, { requestId: nextRequestId() })).body;
  await remake();
  await until(async () => !isAwaited((await read(articleIds[0])).state));
  expect(await read(articleIds[0])).toMatchObject({ state: 'failed', failure: 'not_found' });
  await orm.update(briefs).set({ askedSnapshotId: null, state: 'draft' }).where(of);
  expect(await remake()).toMatchObject({ code: 'brief_state' });
});

const limitsOf = async (call: (method: 'GET', path: string) => Promise<{ body: Json }>) => {
  const { body } = await call('GET', '/limit');
  return { article: body.article.used, serpBased: body.serpBased.used };
};

// §d.briefs.12 §d.briefs.14
test('an article is written from a brief: it knows the brief, has its snapshot, and counts as an article', async () => {
  const { made, analysed, call, workspaceId } = await anAccount();
  const snapshotId = await analysed();
  const { articleIds } = await made({ keyphrases: ['clean trail shoes'], snapshotId });
  const request = draftRequest({ requestId: nextRequestId(), briefId: articleIds[0] });
  const { body } = await call('POST', '/content/:of/drafts', request);
  expect(body.article.type).toBe('BRIEF_BASED');
  const of = `/brief/:of/${body.article.id}/brief`;
  expect((await call('GET', of)).body.brief).toMatchObject({ articleId: articleIds[0] });
  const own = `/competitorsCollector/:of/articles/${body.article.id}/snapshots`;
  expect((await call('GET', own)).body.snapshots).toMatchObject([
    { keyphrase: 'clean trail shoes' },
  ]);
  expect(await limitsOf(call)).toEqual({ article: 1, serpBased: 0 });
  const elsewhere = await anAccount();
  const foreign = draftRequest({ requestId: nextRequestId(), briefId: articleIds[0] });
  expect((await elsewhere.call('POST', '/content/:of/drafts', foreign)).body).toMatchObject({
    code: 'not_found',
  });
  expect(workspaceId).not.toBe(elsewhere.workspaceId);
});

// §d.briefs.13
test('an article is written from a snapshot: its plan is what the pages share, and it counts as serpBased', async () => {
  const { analysed, call } = await anAccount();
  const snapshotId = await analysed();
  const recent = (await call('GET', '/competitorsCollector/:of/snapshots')).body.snapshots;
  expect(recent.map((one: Json) => one.id)).toEqual([snapshotId]);
  const plan = (await call('GET', `/brief/:of/snapshots/${snapshotId}/plan`)).body;
  expect(plan.blocks.map((block: Json) => block.html)).toContain('<h2>Brush off the mud</h2>');
  const request = draftRequest({ requestId: nextRequestId(), snapshotId });
  const { body } = await call('POST', '/content/:of/drafts', request);
  expect(body.article.type).toBe('SERP_BASED');
  expect(await limitsOf(call)).toEqual({ article: 0, serpBased: 1 });
});

// §d.briefs.14
test('an article has the copy and the brief of its last basis only', async () => {
  const { made, analysed, call, workspaceId } = await anAccount();
  const snapshotId = await analysed();
  const other = await analysed();
  const { articleIds } = await made({ keyphrases: ['clean trail shoes'], snapshotId });
  const { body } = await call('POST', '/article/:of', { title: 'A', type: 'ARTICLE' });
  const articleId = checkedId<ArticleId>(body.id);
  const { orm } = server.database;
  const basedOn = async (briefId: string | null, of: string | null) => {
    const basis = await requestedBasis(server.deps, checkedId(workspaceId), {
      briefId,
      snapshotId: of,
    });
    await orm.transaction((tx) => basis.attach(tx, articleId));
    const copies = await orm.select().from(snapshot).where(eq(snapshot.articleId, articleId));
    const { body: read } = await call('GET', `/brief/:of/${articleId}/brief`);
    return [read.brief?.articleId ?? null, copies.map(({ hash }) => hash)];
  };
  const hashOf = async (id: string) =>
    (
      await orm
        .select()
        .from(snapshot)
        .where(eq(snapshot.id, checkedId(id)))
    )[0]?.hash;
  const mine = [articleIds[0], [await hashOf(snapshotId)]];
  expect(await basedOn(articleIds[0], null)).toEqual(mine);
  expect(await basedOn(articleIds[0], null)).toEqual(mine);
  expect(await basedOn(null, other)).toEqual([null, [await hashOf(other)]]);
  expect(await basedOn(null, other)).toEqual([null, [await hashOf(other)]]);
  expect(await basedOn(null, null)).toEqual([null, []]);
});

// §d.briefs.7 §d.briefs.15
test('a brief whose step has died says why; made again, it begins the draft that was asked for', async () => {
  const { made, read, call } = await anAccount();
  const { articleIds, jobId } = await made({ keyphrases: ['shoes'], makes: 'drafts' });
  const { orm } = server.database;
  const of = eq(briefs.articleId, checkedId(articleIds[0]));
  await orm.update(briefs).set({ state: 'making', data: null }).where(of);
  const step = eq(jobStep.jobId, checkedId(jobId));
  await orm.update(jobStep).set({ state: 'failed', error: 'internal' }).where(step);
  expect(await read(articleIds[0])).toMatchObject({ state: 'failed', failure: 'internal' });
  await orm
    .update(article)
    .set({ isEmpty: true })
    .where(eq(article.id, checkedId(articleIds[0])));
  await call('POST', `/brief/:of/${articleIds[0]}/remake`, { requestId: nextRequestId() });
  await until(async () => !isAwaited((await read(articleIds[0])).state));
  expect((await read(articleIds[0])).state).toBe('draft');
  expect((await call('GET', '/article/:of?type=BRIEF_BASED')).body.content).toHaveLength(2);
});

// §d.briefs.7
test('a brief whose worker never comes back has failed: it says why, and nothing is charged', async () => {
  const { made, read, call } = await anAccount();
  const { articleIds, jobId } = await made({ keyphrases: ['shoes'] });
  const { orm } = server.database;
  const [articleId, id] = [checkedId<ArticleId>(articleIds[0]), checkedId<JobId>(jobId)];
  await orm
    .update(briefs)
    .set({ state: 'making', data: null })
    .where(eq(briefs.articleId, articleId));
  await orm
    .update(article)
    .set({ isEmpty: true, setupStatus: 'pending' })
    .where(eq(article.id, articleId));
  await orm.update(job).set({ state: 'running' }).where(eq(job.id, id));
  await orm
    .update(jobStep)
    .set({ state: 'failed', error: 'page_timed_out' })
    .where(eq(jobStep.jobId, id));
  expect((await read(articleIds[0])).state).toBe('making');
  await giveUpSteps(server.deps, id, briefsJob);
  const [row] = await orm.select().from(briefs).where(eq(briefs.articleId, articleId));
  expect(row).toMatchObject({ state: 'failed', failure: 'page_timed_out' });
  const { content } = (await call('GET', '/article/:of?type=BRIEF')).body;
  expect(content[0]).toMatchObject({ meta: { setupStatus: 'none' }, brief: { state: 'failed' } });
  expect((await limitsOf(call)).article).toBe(0);
  await call('POST', `/brief/:of/${articleIds[0]}/remake`, { requestId: nextRequestId() });
  await until(async () => (await read(articleIds[0])).state === 'draft');
});

// §d.briefs.15
test('drafts are begun with their briefs as far as units are left; each counts once', async () => {
  const { made, call, read, user } = await anAccount();
  user.claims = FREE; // three articles a month
  const { articleIds } = await made({ keyphrases: ['a', 'b', 'c', 'd'], makes: 'drafts' });
  const briefs: Json[] = await Promise.all(articleIds.map(read));
  expect(briefs.map(({ state, failure }) => [state, failure]).sort()).toEqual([
    ['draft', null],
    ['draft', null],
    ['draft', null],
    ['failed', 'limit_reached'],
  ]);
  const { body } = await call('GET', '/article/:of?type=BRIEF_BASED');
  expect(body.content).toHaveLength(3);
  expect((await limitsOf(call)).article).toBe(3);
});
