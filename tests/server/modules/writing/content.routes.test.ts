/** The answer to a request that charges has the caller's limits, as in `GET /limit`. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Engine, EngineError } from '#server/adapters/model/engine.ts';
import {
  draftRequest,
  eventsOf,
  type Json,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { deferred } from '#tests/support/deferred.ts';
import { NO_PROPOSALS } from '#tests/support/engineRun.ts';

/** Fails when a test says so. */
const engine: Engine & { isBroken: boolean; allowed: Promise<unknown> } = {
  model: 'scripted',
  ...NO_PROPOSALS,
  isBroken: true,
  allowed: Promise.resolve(),
  async *write() {
    await this.allowed;
    if (this.isBroken) throw new EngineError('model_refused_request', { isTransient: false });
    yield { type: 'block', at: 0, html: '<p>Text</p>' };
  },
};

const NOW = new Date('2026-05-01T00:00:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ engine, now: () => NOW }); // a clock that stands still: ttl is the same
});
afterAll(() => server.close());

interface Place {
  readonly user: TestUser;
  readonly workspaceId: string;
  /** Of an article with one section, at version 2. */
  readonly articleId: string;
}

async function articleOf(): Promise<Place> {
  const who = await userWithWorkspace(server);
  const blocks = [
    { id: 'h', html: '<h2>Heading</h2>' },
    { id: 'p', html: '<p>Text</p>' },
  ];
  const { body } = await server.call(who.user, 'POST', `/article/${who.workspaceId}`, { blocks });
  return { ...who, articleId: body.id };
}

const post = ({ user, workspaceId }: Place, path: string, body: object) =>
  server.call(user, 'POST', `/content/${workspaceId}${path}`, body);
const limitsOf = async ({ user }: Place): Promise<Json> =>
  (await server.call(user, 'GET', '/limit')).body;
const eventsIn = ({ user, workspaceId }: Place, jobId: string) =>
  eventsOf(server, user, `/content/${workspaceId}/jobs/${jobId}`);

const CHARGING: Readonly<Record<string, (place: Place) => Promise<{ body: Json }>>> = {
  'a draft': (place) => post(place, '/drafts', draftRequest()),
  'a section': (place) =>
    post(place, `/articles/${place.articleId}/sections`, {
      requestId: nextRequestId(),
      baseVersion: 1,
      headingId: 'h',
    }),
  'a passage': (place) =>
    post(place, `/articles/${place.articleId}/passages`, {
      requestId: nextRequestId(),
      baseVersion: 1,
      instruction: 'More',
      place: { type: 'behind', blockId: 'p' },
    }),
  async 'a continued draft'(place) {
    engine.isBroken = true;
    const { body } = await post(place, '/drafts', draftRequest());
    await eventsIn(place, body.jobId); // until it has failed
    engine.isBroken = false;
    return post(place, `/jobs/${body.jobId}/continue`, {});
  },
};

// §d.limits.2
test.each(Object.entries(CHARGING))(
  'the answer to %s carries the counters after it',
  async (_request, ask) => {
    engine.isBroken = false;
    const place = await articleOf();
    const before = await limitsOf(place);
    const { body } = await ask(place);
    await eventsIn(place, body.jobId);
    expect(body.limits).toEqual(await limitsOf(place));
    const counters = (limits: Json) => [limits.article.used, limits.aiFeatures.used];
    expect(counters(before)).toEqual([0, 0]);
    expect(counters(body.limits).sort()).toEqual([0, 1]);
  },
);

// §d.limits.2 §d.limits.5
test('a failed job is refunded, and its stream has the counters after that', async () => {
  engine.isBroken = true;
  const place = await articleOf();
  const answered = deferred<void>();
  engine.allowed = answered.promise; // a worker may be quicker than the answer
  const { body } = await post(place, '/drafts', draftRequest());
  answered.resolve();
  expect(body.limits.article.used).toBe(1);
  const failed = (await eventsIn(place, body.jobId)).at(-1)?.data;
  expect(failed).toMatchObject({ type: 'failed', limits: { article: { used: 0 } } });
  expect(failed?.limits).toEqual(await limitsOf(place));
});

test('an import is free', async () => {
  const place = await articleOf();
  expect((await limitsOf(place)).article.used).toBe(0);
});
