/** The ideas of a week, by the clock of the test, with several workers. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { Idea } from '#contract/ideas/idea.schema.ts';
import { article as articleTable } from '#db/schema/article.ts';
import { audit, auditPage, auditRound } from '#db/schema/audit.ts';
import { brief } from '#db/schema/briefs.ts';
import type {
  ArticleId,
  AuditId,
  CompetitorId,
  SnapshotId,
  TopicId,
  TopicSearchId,
  WorkspaceId,
} from '#db/schema/ids.ts';
import { competitor, snapshot } from '#db/schema/seo.ts';
import { idea, topic, topicKeyphrase, topicSearch } from '#db/schema/topics.ts';
import { workspace } from '#db/schema/workspace.ts';
import { periodKey } from '#domain/audit/periods.ts';
import { makeDueIdeas } from '#server/modules/ideas/ideaMaking.service.ts';
import { writtenByLanguage } from '#server/modules/ideas/ideaSources.ts';
import {
  nextRequestId,
  type TestServer,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { aBriefData } from '#tests/support/factories.ts';

const MONDAY = Date.parse('2026-11-23T08:00:00Z'); // nine in Berlin
const DAY_MS = 86_400_000;

let server: TestServer;
let now = new Date(MONDAY);
beforeAll(async () => {
  server = await testServer({ now: () => now, works: false });
});
afterAll(() => server.close());

const make = () => makeDueIdeas(server.deps, new AbortController().signal);
const newId = <Id extends string>() => crypto.randomUUID() as Id;

/** Of somebody in Berlin, since the Friday before. */
async function aWorkspace(keywords: string[] = []) {
  now = new Date(MONDAY - 3 * DAY_MS);
  const { user, workspaceId } = await userWithWorkspace(server);
  const call = (method: 'GET' | 'POST' | 'PATCH', path: string, sent?: unknown) =>
    server.call(user, method, path.replace(':of', workspaceId), sent);
  await call('PATCH', '/workspace/:of', { workspaceTagsDTO: { keywords, language: 'en' } });
  const id = workspaceId as WorkspaceId;
  const { orm } = server.deps;
  await orm.update(workspace).set({ timeZone: 'Europe/Berlin' }).where(eq(workspace.id, id));
  const list = async () => (await call('GET', '/topic2/:of/ideas')).body;
  return {
    call,
    list,
    id,
    async texts(): Promise<string[]> {
      return (await list()).ideas.map(({ text }: Idea) => text);
    },
    async article(title: string, html = '') {
      const { body } = await call('POST', '/article/:of', { title });
      if (html === '') return body.id as ArticleId;
      const ops = [{ op: 'put', id: 'b1', after: null, html }];
      const save = { requestId: nextRequestId(), baseVersion: body.version, ops };
      await call('PATCH', `/article/:of/${body.id}`, save);
      return body.id as ArticleId;
    },
  };
}

// §d.ideas.1 §d.ideas.2
test('they are there from Monday at nine, made once by any number of workers', async () => {
  const { list, texts } = await aWorkspace(['cold brew', 'moka pot']);
  now = new Date(MONDAY - 1);
  await make();
  expect(await list()).toMatchObject({
    ideas: [],
    week: null,
    nextAt: '2026-11-23T08:00:00.000Z',
  });
  now = new Date(MONDAY);
  await Promise.all([make(), make(), make()]);
  const made = await list();
  expect(made).toMatchObject({ week: '2026-11-23', nextAt: '2026-11-30T08:00:00.000Z' });
  expect(made.ideas).toMatchObject([
    { text: 'cold brew', reason: { source: 'tag' }, state: 'new', written: null },
    { text: 'moka pot' },
  ]);
  now = new Date(MONDAY + DAY_MS);
  await make();
  expect(await list()).toEqual(made);
  expect(await texts()).toEqual(['cold brew', 'moka pot']);
});

// §d.ideas.2
test('Mondays without a server are made up for by the last one; who began later waits', async () => {
  const { list } = await aWorkspace(['cold brew']);
  now = new Date(MONDAY + 16 * DAY_MS);
  await make();
  expect(await list()).toMatchObject({ week: '2026-12-07', ideas: [{ week: '2026-12-07' }] });
  const late = await aWorkspace(['moka pot']);
  now = new Date(MONDAY - DAY_MS);
  await make();
  expect(await late.list()).toMatchObject({ week: null, ideas: [] });
});

// §d.ideas.5
test('a dismissed idea does not come back, a kept one stays, and one that is written says so', async () => {
  const { call, list, texts, article } = await aWorkspace(['cold brew', 'moka pot', 'milk jug']);
  now = new Date(MONDAY);
  await make();
  const ideaOf = async (text: string): Promise<Idea> =>
    (await list()).ideas.find((one: Idea) => one.text === text);
  const become = async (text: string, state: string) =>
    (await call('PATCH', `/topic2/:of/ideas/${(await ideaOf(text)).id}`, { state })).status;
  expect(await become('cold brew', 'dismissed')).toBe(200);
  expect(await become('moka pot', 'kept')).toBe(200);
  expect(await texts()).toEqual(['milk jug', 'moka pot']);
  expect(await become('milk jug', 'gone')).toBe(422);
  const articleId = await article('Moka pot');
  expect(await ideaOf('moka pot')).toMatchObject({ written: { articleId, title: 'Moka pot' } });
  now = new Date(MONDAY + 7 * DAY_MS);
  await make();
  expect((await list()).ideas).toMatchObject([
    { text: 'milk jug', state: 'new', week: '2026-11-30' },
    { text: 'moka pot', state: 'kept', week: '2026-11-23' },
  ]);
});

const QUESTIONS = [
  { text: 'How do you clean a burr grinder?', url: 'https://a.example/' },
  { text: 'Which water suits espresso best?', url: 'https://b.example/' },
];

// §d.ideas.3 §d.ideas.4
test('favourites, open questions and changed results become ideas that name their source', async () => {
  const { list, id: workspaceId, article } = await aWorkspace(['burr grinder']);
  const { orm } = server.deps;
  await article('Burr grinder'); // so the keyword is no idea
  await article('Care', '<h2>How to clean your burr grinder</h2>');
  const briefId = await article('A brief');
  await orm.insert(brief).values({
    articleId: briefId,
    workspaceId,
    jobId: null,
    keyphrase: 'espresso',
    country: '',
    city: '',
    language: 'en',
    askedSnapshotId: null,
    state: 'draft',
    failure: null,
    dueOn: null,
    snapshot: null,
    searchProblem: null,
    createdAt: now,
    data: aBriefData({ questions: QUESTIONS }),
  });
  const searchId = newId<TopicSearchId>();
  await orm.insert(topicSearch).values({
    id: searchId,
    workspaceId,
    jobId: null,
    seed: 'milk',
    website: null,
    country: '',
    language: 'en',
    provider: 'imported',
    problem: null,
    leftOut: 0,
    createdBy: '',
    createdAt: now,
    collectedAt: now,
    groupedAt: now,
    deletedAt: null,
  });
  const volume = { value: 900, source: 'file', at: now.toISOString() } as const;
  await orm.insert(topicKeyphrase).values({
    searchId,
    position: 0,
    phrase: 'milk frother',
    figures: { volume },
    results: null,
    topicAt: 0,
  });
  await orm.insert(topic).values({
    id: newId<TopicId>(),
    workspaceId,
    searchId,
    position: 0,
    isFavourite: true,
    ownShare: null,
  });
  const articleId = await article('Moka pot guide');
  const results = async (daysAgo: number, urls: readonly string[]) => {
    const at = new Date(MONDAY - daysAgo * DAY_MS);
    const id = newId<SnapshotId>();
    await orm.insert(snapshot).values({
      id,
      workspaceId,
      articleId,
      jobId: null,
      keyphrase: 'moka pot',
      country: '',
      location: '',
      language: 'en',
      provider: 'given',
      problem: null,
      scorerVersion: '1',
      icuVersion: '1',
      hash: id,
      takenAt: at,
      createdAt: at,
      frozenAt: at,
    });
    await orm.insert(competitor).values(
      urls.map((url, position) => ({
        id: newId<CompetitorId>(),
        workspaceId,
        snapshotId: id,
        position: position + 1,
        url,
        title: url,
        state: 'read' as const,
        problem: null,
        hash: url,
        readAt: at,
        language: 'en',
        schemaTypes: [],
        publishedAt: null,
        modifiedAt: null,
        features: null,
        sketch: null,
      })),
    );
    return at.toISOString();
  };
  const since = await results(30, ['https://a.example/', 'https://b.example/']);
  const at = await results(2, ['https://a.example/', 'https://c.example/']);
  now = new Date(MONDAY);
  await make();
  expect((await list()).ideas).toMatchObject([
    { text: 'milk frother', reason: { source: 'favourite', topicSearchId: searchId, volume } },
    {
      text: 'Which water suits espresso best?',
      reason: { source: 'question', url: 'https://b.example/', about: 'espresso' },
    },
    {
      text: 'Moka pot guide',
      reason: { source: 'snapshot', articleId, appeared: 1, changed: 0, since, at },
    },
  ]);
});

test('a workspace that fails leaves the others theirs', async () => {
  const broken = await aWorkspace(['cold brew']);
  const fine = await aWorkspace(['moka pot']);
  await server.deps.orm
    .update(workspace)
    .set({ tags: {} as never })
    .where(eq(workspace.id, broken.id));
  now = new Date(MONDAY);
  await make();
  expect(await fine.texts()).toEqual(['moka pot']);
  expect(server.log.some(({ workspaceId }) => workspaceId === broken.id)).toBe(true);
});

// §d.ideas.3
test('a page that an audit knows to be found less than before is an idea', async () => {
  const { list, id, article } = await aWorkspace();
  const articleId = await article('Moka pot guide');
  const { orm } = server.deps;
  const auditId = newId<AuditId>();
  const periods = ['2026-09-30', '2026-10-31'].map((until) => ({
    name: until,
    until,
    rank: 0,
    days: 31,
  }));
  await orm.insert(audit).values({
    id: auditId,
    workspaceId: id,
    name: 'All',
    language: 'en',
    sitemap: null,
    leftOut: 0,
    ofArticles: true,
    periods,
    createdBy: '',
    createdAt: now,
    deletedAt: null,
  });
  await orm.insert(auditRound).values({
    auditId,
    round: 1,
    jobId: null,
    problem: null,
    groups: [],
    startedAt: now,
    plannedAt: now,
  });
  const figures = (clicks: readonly [number, number]) =>
    Object.fromEntries(
      periods.map((period, at) => [
        periodKey(period),
        { clicks: clicks[at] ?? 0, impressions: 900, position: 4 },
      ]),
    );
  await orm.insert(auditPage).values([
    {
      auditId,
      position: 0,
      key: 'https://a.example/',
      articleId: null,
      keyphrase: null,
      figures: figures([90, 20]),
    },
    {
      auditId,
      position: 1,
      key: `article:${articleId}`,
      articleId,
      keyphrase: null,
      figures: figures([200, 20]),
    },
    {
      auditId,
      position: 2,
      key: 'https://b.example/',
      articleId: null,
      keyphrase: null,
      figures: figures([20, 90]),
    },
  ]);
  now = new Date(MONDAY);
  await make();
  expect((await list()).ideas).toMatchObject([
    {
      text: 'Moka pot guide',
      reason: { source: 'audit', auditId, articleId, clicks: { was: 200, is: 20 } },
    },
    { text: 'https://a.example/', reason: { source: 'audit', articleId: null } },
  ]);
});

// §d.ideas.4
test('a question that the oldest of many articles answers is no idea', async () => {
  const { texts, id, article } = await aWorkspace();
  const { orm } = server.deps;
  const first = await article('Care', '<h2>How to clean your burr grinder</h2>');
  await orm.execute(sql`insert into ${articleTable}
    select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'created_at', one.created_at + interval '1 hour'))).*
    from ${articleTable} one, generate_series(1, 510) where one.id = ${first}`);
  await orm.insert(brief).values({
    articleId: await article('A brief'),
    workspaceId: id,
    jobId: null,
    keyphrase: 'espresso',
    country: '',
    city: '',
    language: 'en',
    askedSnapshotId: null,
    state: 'draft',
    failure: null,
    dueOn: null,
    snapshot: null,
    searchProblem: null,
    createdAt: now,
    data: aBriefData({ questions: QUESTIONS }),
  });
  now = new Date(MONDAY);
  await make();
  expect(await texts()).toEqual([QUESTIONS[1]?.text]);
});

test('what finds written phrases is made once for each language', () => {
  const written = writtenByLanguage([]);
  expect(written('en')).toBe(written('en'));
  expect(written('en')).not.toBe(written('de'));
});

// §d.ideas.5
test('what was kept in a year is all there', async () => {
  const { texts, call, list, id } = await aWorkspace(['cold brew']);
  now = new Date(MONDAY);
  await make();
  const [one] = (await list()).ideas;
  await call('PATCH', `/topic2/:of/ideas/${one.id}`, { state: 'kept' });
  await server.deps.orm.execute(sql`insert into ${idea}
    select (jsonb_populate_record(known, jsonb_build_object('id', gen_random_uuid(), 'key', 'kept ' || at))).*
    from ${idea} known, generate_series(1, 200) at where known.workspace_id = ${id}`);
  expect(await texts()).toHaveLength(201);
});
