/** Examples through the API. No page of the web, no search and no model can be had: whoever asks for one fails the test. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { count, eq } from 'drizzle-orm';
import type { AuditedPage } from '#contract/audit/contentAudit.schema.ts';
import type { Example } from '#contract/examples/example.schema.ts';
import {
  EXAMPLE_KINDS,
  EXAMPLE_LANGUAGES,
  type ExampleKind,
  type ExampleLanguage,
} from '#contract/examples/examples.ts';
import { BOUNDS } from '#contract/lib/bounds.ts';
import type { Topic } from '#contract/topics/topic.schema.ts';
import { usageEntry } from '#db/schema/access.ts';
import { article } from '#db/schema/article.ts';
import { audit } from '#db/schema/audit.ts';
import { page } from '#db/schema/seo.ts';
import { topicSearch } from '#db/schema/topics.ts';
import { job } from '#db/schema/work.ts';
import { exampleTexts } from '#server/material/examples/examples.ts';
import {
  nextRequestId,
  type TestServer,
  testServer,
  until,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

const asked: string[] = [];
const refuse = (url: string): never => {
  asked.push(url);
  throw new Error(`an example has asked for ${url}`);
};

let server: TestServer;
/** Added to the clock. */
let later = 0;
beforeAll(async () => {
  server = await testServer({
    now: () => new Date(Date.now() + later),
    collector: {
      audit: refuse,
      collect: refuse,
      linkAnswer: refuse,
      site: refuse,
      sitemap: refuse,
    },
  });
});
afterAll(() => server.close());

async function aWorkspace() {
  const { user, workspaceId } = await userWithWorkspace(server);
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    sent?: unknown,
  ) => {
    const answer = await server.call(user, method, path.replace(':of', workspaceId), sent);
    expect(answer).toMatchObject({ status: 200 });
    return answer.body;
  };
  const open = (kind: ExampleKind, language: ExampleLanguage = 'en'): Promise<Example> =>
    call('POST', '/workspace/:of/examples', { kind, language });
  const examples = async (): Promise<Example[]> =>
    (await call('GET', '/workspace/:of/examples')).examples;
  return { user, workspaceId, call, open, examples };
}

const inWorkspace = (workspaceId: string) => ({
  jobs: () =>
    server.deps.orm
      .select({ all: count() })
      .from(job)
      .where(eq(job.workspaceId, workspaceId as never)),
  pages: () =>
    server.deps.orm
      .select({ all: count() })
      .from(page)
      .where(eq(page.workspaceId, workspaceId as never)),
  uses: () =>
    server.deps.orm
      .select({ all: count() })
      .from(usageEntry)
      .where(eq(usageEntry.workspaceId, workspaceId as never)),
});

// §d.examples.1 §d.examples.2
test('each kind opens in each language, once, without a use, a job, or a page of the web', async () => {
  const { workspaceId, open, examples } = await aWorkspace();
  for (const language of EXAMPLE_LANGUAGES)
    for (const kind of EXAMPLE_KINDS) {
      const [one, other] = await Promise.all([open(kind, language), open(kind, language)]);
      expect(one).toEqual({ kind, language, id: other.id });
      expect((await open(kind, language)).id).toBe(one.id);
    }
  expect(await examples()).toHaveLength(EXAMPLE_KINDS.length * EXAMPLE_LANGUAGES.length);
  for (const rows of Object.values(inWorkspace(workspaceId)))
    expect(await rows()).toEqual([{ all: 0 }]);
  expect(asked).toEqual([]);
});

/** What is wrong with the pages of the site on purpose, by their order. */
const PLANTED: readonly (readonly string[])[] = [
  [],
  [],
  ['descriptionMissing'],
  ['titleDouble'],
  ['titleDouble', 'orphan'],
  ['thin'],
  ['linkBroken'],
];

// §d.examples.4
test.each(EXAMPLE_LANGUAGES)(
  'the audit finds the planted faults and no others, in %s',
  async (language) => {
    const { call, open } = await aWorkspace();
    const { id } = await open('audit', language);
    const report = await call('GET', `/contentAudit/:of/audits/${id}`);
    expect(report.audit).toMatchObject({ isExample: true, state: 'ready', read: 7, failed: 0 });
    const pages: AuditedPage[] = report.pages;
    expect(pages.map(({ faults }) => faults?.map(({ name }) => name).sort())).toEqual(
      PLANTED.map((names) => [...names].sort()),
    );
    expect(pages.filter(({ seo }) => seo !== null)).toHaveLength(3);
  },
);

test.each(EXAMPLE_LANGUAGES)(
  'the brief says what its pages have in common, in %s',
  async (language) => {
    const { call, open } = await aWorkspace();
    const { id } = await open('brief', language);
    const brief = await call('GET', `/brief/:of/${id}`);
    expect(brief).toMatchObject({
      language,
      state: 'draft',
      searchProblem: null,
      snapshot: { provider: 'example', pages: 4 },
      data: { relatedSearches: null },
    });
    expect(brief.data.questions.length).toBeGreaterThanOrEqual(4);
    expect(brief.data.terms.length).toBeGreaterThanOrEqual(10);
    const { blocks, isExample } = await call('GET', `/article/:of/${id}`);
    expect(isExample).toBe(true);
    expect(
      blocks.filter(({ html }: { html: string }) => html.startsWith('<h2')).length,
    ).toBeGreaterThanOrEqual(5);
  },
);

// §d.examples.3
test.each(EXAMPLE_LANGUAGES)(
  'the topics have no figures that nobody has measured, in %s',
  async (language) => {
    const { call, open } = await aWorkspace();
    const { id } = await open('topics', language);
    const { search, topics } = await call('GET', `/topic/:of/searches/${id}/topics`);
    const { keyphrases } = exampleTexts(language).topics;
    expect(search).toMatchObject({
      isExample: true,
      state: 'ready',
      keyphrases: keyphrases.length,
    });
    expect(topics.length).toBeLessThan(keyphrases.length);
    expect(topics.filter((one: Topic) => one.keyphrases.length > 1).length).toBeGreaterThanOrEqual(
      4,
    );
    for (const { duplicate, keyphrases: phrases } of topics) {
      expect(duplicate).toBeNull();
      for (const one of phrases)
        expect(one).toMatchObject({ volume: null, difficulty: null, trend: null });
    }
  },
);

test.each(EXAMPLE_LANGUAGES)(
  'the article has its fields, and pages to be compared with, in %s',
  async (language) => {
    const { call, open } = await aWorkspace();
    const { id } = await open('article', language);
    const { fields, blocks } = exampleTexts(language).article;
    const article = await call('GET', `/article/:of/${id}`);
    expect(article).toMatchObject({ isExample: true, language, fields, version: 1 });
    expect(article.blocks.map(({ html }: { html: string }) => html)).toEqual(blocks);
    const found = await call('GET', `/competitorsCollector/:of/articles/${id}/competitors`);
    expect(found).toMatchObject({
      state: 'frozen',
      provider: 'example',
      doneCount: 4,
      totalCount: 4,
    });
  },
);

// §d.examples.6
test('an example is not what the workspace has written, asked or searched for', async () => {
  const { call, open } = await aWorkspace();
  for (const kind of EXAMPLE_KINDS) await open(kind);
  const { keyphrase } = exampleTexts('en').article.fields;
  const asksFor = `phrase=${encodeURIComponent(keyphrase)}&language=en`;
  expect((await call('GET', `/keyword/:of/uses?${asksFor}`)).articles).toEqual([]);
  expect((await call('GET', '/competitorsCollector/:of/snapshots')).snapshots).toEqual([]);
});

// §d.examples.2
test('another round of the audit reads the same pages again, and nothing of the web', async () => {
  const { call, open } = await aWorkspace();
  const { id } = await open('audit');
  await call('POST', `/contentAudit/:of/audits/${id}/rounds`, { requestId: nextRequestId() });
  const report = () => call('GET', `/contentAudit/:of/audits/${id}`);
  await until(async () => (await report()).audit.state === 'ready');
  const { audit: found, pages } = await report();
  expect(found).toMatchObject({ round: 2, read: 7, failed: 0 });
  expect(pages[2].faults).toMatchObject([{ name: 'descriptionMissing' }]);
  const put = { position: 3, keyphrase: 'coffee grind size' };
  const changed = await call('PUT', `/contentAudit/:of/audits/${id}/keyphrase`, put);
  expect(changed).toMatchObject({ ...put, problem: null });
  expect(asked).toEqual([]);
});

// §d.examples.6
test('they do not count for the bound of audits', async () => {
  const { workspaceId, call, open } = await aWorkspace();
  await open('audit');
  const of = {
    name: '',
    language: 'en',
    sitemap: null,
    ofArticles: false,
    leftOut: 0,
    periods: [],
  };
  const by = {
    workspaceId: workspaceId as never,
    createdBy: '',
    createdAt: new Date(),
    deletedAt: null,
  };
  const rows = Array.from({ length: BOUNDS.audits.most - 1 }, () => ({
    ...of,
    ...by,
    id: crypto.randomUUID() as never,
    example: null,
  }));
  await server.deps.orm.insert(audit).values(rows);
  const last = { name: 'Last', language: 'en', pages: [], sitemap: null, ofArticles: true };
  await call('POST', '/contentAudit/:of/audits', { ...last, requestId: nextRequestId() });
});

// §d.examples.5
test('all are removed at once and brought back together, and nothing else', async () => {
  const { call, open, examples } = await aWorkspace();
  const own = await call('POST', '/article/:of', {
    requestId: nextRequestId(),
    title: 'Mine',
    type: 'ARTICLE',
    targetKeywords: [],
  });
  const all = [];
  for (const kind of EXAMPLE_KINDS) all.push(await open(kind));
  all.push(await open('brief', 'fr'));
  const before = await examples();
  expect(before).toEqual(expect.arrayContaining(all));
  expect((await call('DELETE', '/workspace/:of/examples')).examples).toEqual([]);
  const { content } = await call('GET', '/article/:of');
  expect(content.map(({ id }: { id: string }) => id)).toEqual([own.id]);
  expect((await call('GET', '/contentAudit/:of/audits')).audits).toEqual([]);
  expect((await call('POST', '/workspace/:of/examples/restore', {})).examples).toEqual(before);
});

// §d.examples.5
test('one that is removed before all others stays removed, and opens anew', async () => {
  const { call, open, examples } = await aWorkspace();
  const [audited, article] = [await open('audit'), await open('article')];
  await call('DELETE', `/contentAudit/:of/audits/${audited.id}`);
  await call('DELETE', '/workspace/:of/examples');
  await call('POST', '/workspace/:of/examples/restore', {});
  expect(await examples()).toEqual([article]);
  const again = await open('audit');
  expect(again.id).not.toBe(audited.id);
  await call('POST', '/workspace/:of/examples/restore', {});
  expect(await examples()).toEqual([article, again]);
});

const MINUTE_MS = 60_000;

// §d.examples.5
test('only what was removed in the last five minutes is brought back', async () => {
  const { call, open, examples } = await aWorkspace();
  const all = [await open('article'), await open('audit')];
  const restored = async (afterMs: number) => {
    later = 0;
    await call('DELETE', '/workspace/:of/examples');
    later = afterMs;
    await call('POST', '/workspace/:of/examples/restore', {});
    later = 0;
    return examples();
  };
  expect(await restored(5 * MINUTE_MS - 10_000)).toEqual(all);
  expect(await restored(5 * MINUTE_MS + 1000)).toEqual([]);
});

// §d.examples.5
test('an example that was removed and is asked for again keeps what was made of the old one, for as long as everything deleted', async () => {
  const { call, open } = await aWorkspace();
  const first = await open('article');
  await call('PATCH', `/article/:of/${first.id}`, {
    requestId: nextRequestId(),
    baseVersion: 1,
    title: 'What I have made of it',
    ops: [],
  });
  await call('DELETE', '/workspace/:of/examples');
  const second = await open('article');
  expect(second.id).not.toBe(first.id);
  const [old] = await server.deps.orm
    .select({ title: article.storedTitle, example: article.example, deletedAt: article.deletedAt })
    .from(article)
    .where(eq(article.id, first.id as never));
  expect(old).toEqual({
    title: 'What I have made of it',
    example: null,
    deletedAt: expect.any(Date),
  });
  await call('POST', '/workspace/:of/examples/restore', {}); // the old one is no example any more
  const { content } = await call('GET', '/article/:of');
  expect(content.map(({ id }: { id: string }) => id)).toEqual([second.id]);
  await call('POST', `/article/:of/${first.id}/restore`, {});
  const restored = await call('GET', `/article/:of/${first.id}`);
  expect(restored.storedTitle).toBe('What I have made of it');
  expect(restored.isExample).toBeUndefined();
});

// §d.examples.5
test('an audit or a topic search of the examples that is running is stopped when all are removed', async () => {
  const idle = await testServer({ works: false });
  try {
    const { user, workspaceId } = await userWithWorkspace(idle);
    const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, sent?: unknown) => {
      const answer = await idle.call(user, method, path.replace(':of', workspaceId), sent);
      expect(answer).toMatchObject({ status: 200 });
      return answer.body;
    };
    const { id } = await call('POST', '/workspace/:of/examples', { kind: 'audit', language: 'en' });
    const requestId = nextRequestId();
    await call('POST', `/contentAudit/:of/audits/${id}/rounds`, { requestId });
    const search = await call('POST', '/topic2/:of/searches', {
      seed: '',
      website: null,
      country: '',
      language: 'en',
      list: { source: 'file', rows: [{ phrase: 'coffee grinder' }] },
      requestId: nextRequestId(),
    });
    const { orm } = idle.deps;
    await orm.update(topicSearch).set({ example: 'en' }).where(eq(topicSearch.id, search.id));
    const states = async () => {
      const rows = await orm.select({ state: job.state }).from(job);
      return rows.map(({ state }) => state);
    };
    expect(await states()).toEqual(['queued', 'queued']);
    await call('DELETE', '/workspace/:of/examples');
    expect(await states()).toEqual(['stopped', 'stopped']);
  } finally {
    await idle.close();
  }
});
