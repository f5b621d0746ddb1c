/** Outlines before an article is written, and drafts along them. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { rowsOf } from '#db/database.ts';
import { type Engine, EngineError } from '#server/adapters/model/engine.ts';
import { addSources, changeSource } from '#server/modules/sources/source.repo.ts';
import {
  draftRequest,
  eventsOf,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { NO_PROPOSALS } from '#tests/support/engineRun.ts';

let server: TestServer;
let user: TestUser;
let workspaceId: string;
beforeAll(async () => {
  server = await testServer();
  ({ user, workspaceId } = await userWithWorkspace(server));
});
afterAll(() => server.close());

const here = () => ({ on: server, who: user, workspace: workspaceId });

async function ask(
  what: 'outlines' | 'drafts',
  change: object = {},
  { on, who, workspace } = here(),
) {
  const path = `/content/${workspace}`;
  const answer = await on.call(who, 'POST', `${path}/${what}`, draftRequest({ ...change }));
  const events = async () => {
    const all = await eventsOf(on, who, `${path}/jobs/${answer.body.jobId}`);
    return all.map(({ data }) => data);
  };
  return { ...answer, events };
}

const used = async () => (await server.call(user, 'GET', '/limit')).body.article.used;

const headingsOf = (events: readonly { readonly html?: string }[]) =>
  events.flatMap(({ html = '' }) => (/^<h[123]/.test(html) ? [html] : []));

// §d.wizard.2
test('an outline creates an empty article, plans its sections and charges nothing', async () => {
  const before = await used();
  const { status, body, events } = await ask('outlines', { title: 'A title' });
  expect(status).toBe(200);
  expect(body.article).toMatchObject({
    title: 'A title',
    meta: { isEmptyArticle: true, setupStatus: 'none' },
    generation: null,
  });
  const all = await events();
  expect(all.map(({ type }) => type)).toEqual(['started', 'outlined', 'finished']);
  expect(all[1]?.outline).toContainEqual({ heading: 'Common questions', points: [] });
  expect(await used()).toBe(before);
});

test('the same request id twice is one article', async () => {
  const requestId = nextRequestId();
  const [first, second] = await Promise.all([
    ask('outlines', { requestId }),
    ask('outlines', { requestId }),
  ]);
  expect(second.body.article.id).toBe(first.body.article.id);
  expect(second.body.jobId).toBe(first.body.jobId);
});

// §d.wizard.3
describe('a draft along an outline', () => {
  const outline = [
    { heading: 'Lists', points: ['Keep them small'] },
    { heading: 'Consent', points: [], isPart: true },
    { heading: 'Sending', points: [] },
  ];

  test('a draft along an outline has exactly its sections, in the article of the outline, and is charged once', async () => {
    const planned = await ask('outlines');
    await planned.events();
    const before = await used();
    const articleOf = (await requestIdOf(planned.body.jobId)) ?? '';
    const drafted = await ask('drafts', { articleOf, outline, title: 'New title' });
    expect(drafted.body.article).toMatchObject({ id: planned.body.article.id, title: 'New title' });
    const events = await drafted.events();
    expect(headingsOf(events)).toEqual([
      '<h1>New title</h1>',
      '<h2>Lists</h2>',
      '<h3>Consent</h3>',
      '<h2>Sending</h2>',
    ]);
    const text = JSON.stringify(events);
    expect(text).toContain('Keep them small');
    expect(text).toContain('We send one newsletter a month.');
    expect(await used()).toBe(before + 1);
  });

  test.each([
    ['was deleted', (id: string) => server.call(user, 'DELETE', `/article/${workspaceId}/${id}`)],
    [
      'has a text',
      (id: string) =>
        server.call(user, 'PATCH', `/article/${workspaceId}/${id}`, {
          requestId: nextRequestId(),
          baseVersion: 1,
          ops: [{ op: 'put', id: 'b', after: null, html: '<p>Mine.</p>' }],
        }),
    ],
  ])(
    'a draft along an outline gets an article of its own if that of the outline %s',
    async (_, change) => {
      const planned = await ask('outlines');
      await planned.events();
      const { id } = planned.body.article;
      expect((await change(id)).status).toBe(200);
      const articleOf = await requestIdOf(planned.body.jobId);
      const drafted = await ask('drafts', { articleOf, outline });
      expect(drafted.status).toBe(200);
      expect(drafted.body.article.id).not.toBe(id);
    },
  );

  test('a draft along an outline knows no outline of another person', async () => {
    const planned = await ask('outlines');
    const other = server.user();
    const guest = { canWrite: true };
    user.folder.guests.set(other.id, guest);
    const request = draftRequest({ articleOf: await requestIdOf(planned.body.jobId), outline });
    const { body } = await server.call(other, 'POST', `/content/${workspaceId}/drafts`, request);
    expect(body.article.id).not.toBe(planned.body.article.id);
  });

  test.each([
    ['without sections', []],
    ['with an empty heading', [{ heading: ' ', points: [] }]],
    ['with too many sections', Array.from({ length: 41 }, () => outline[0])],
    ['with a note that is too long', [{ heading: 'a', points: ['x'.repeat(1001)] }]],
  ])('a draft along an outline is refused for an outline %s', async (_, wrong) => {
    expect((await ask('drafts', { outline: wrong })).status).toBe(422);
  });
});

async function requestIdOf(jobId: string): Promise<string | undefined> {
  const query = sql`select request_id as id from job where id = ${jobId}`;
  const [row] = await rowsOf<{ id: string }>(server.database.orm, query);
  return row?.id;
}

test('a model that cannot plan fails the job, and another request plans again', async () => {
  let isBroken = true;
  const engine: Engine = {
    ...NO_PROPOSALS,
    model: 'mock',
    async *write() {
      yield* [];
    },
    async plan() {
      if (isBroken) throw new EngineError('model_answer_unusable', { isTransient: false });
      return [{ heading: 'Planned', points: [] }];
    },
  };
  const other = await testServer({ engine });
  try {
    const { user: who, workspaceId: workspace } = await userWithWorkspace(other);
    const there = { on: other, who, workspace };
    const failed = await ask('outlines', {}, there);
    expect((await failed.events()).at(-1)).toMatchObject({
      type: 'failed',
      code: 'model_answer_unusable',
    });
    isBroken = false;
    const events = await (await ask('outlines', {}, there)).events();
    expect(events[1]).toEqual({ type: 'outlined', outline: [{ heading: 'Planned', points: [] }] });
  } finally {
    await other.close();
  }
});

// §d.wizard.4
test('titles are suggested by named patterns, and nothing is created or charged', async () => {
  const before = await used();
  const brief = { topic: 'How to store coffee', keywords: ['jars'], language: 'en', notes: '' };
  const { status, body } = await server.call(user, 'POST', `/title/${workspaceId}`, brief);
  expect(status).toBe(200);
  expect(body.titles).toContainEqual({
    text: 'How to store coffee: mistakes to avoid',
    pattern: 'mistakes',
  });
  expect(body.titles.at(-1)).toEqual({ text: 'Jars: How to store coffee', pattern: 'keyphrase' });
  expect(await used()).toBe(before);
});

test('a draft that would give its article too many sources is refused, and those that it has stay', async () => {
  const requestId = nextRequestId();
  const { article } = (await ask('outlines', { requestId })).body;
  const sources = `/url/${workspaceId}/articles/${article.id}/sources`;
  const there = (host: string) =>
    Array.from({ length: BOUNDS.sources.most }, (_, at) => `http://${host}.example/${at}`);
  await addSources(server.deps.orm, article.id, there('one'), new Date());
  for (const url of there('one'))
    await changeSource(server.deps.orm, article.id, url, { state: 'ok', paragraphs: ['Text.'] });
  const draft = await ask('drafts', { articleOf: requestId, sources: there('other') });
  expect(draft).toMatchObject({ status: 409, body: { code: 'sources_full' } });
  const { status, body } = await server.call(user, 'GET', sources);
  expect(status).toBe(200);
  expect(body.sources?.length).toEqual(BOUNDS.sources.most);
});
