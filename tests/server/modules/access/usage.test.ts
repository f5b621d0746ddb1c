/** The counter and its ledger: never more units than there are, and an entry for each. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, count, eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import { usage, usageEntry } from '#db/schema/access.ts';
import { article } from '#db/schema/article.ts';
import type { JobId } from '#db/schema/ids.ts';
import { modelAnswer } from '#db/schema/work.ts';
import { appendEvent } from '#server/modules/work/jobEvent.service.ts';
import { WITH_MODEL } from '#tests/server/support/newTestServer.ts';
import {
  draftRequest,
  FREE,
  type Json,
  NEVER_READ_ONLY,
  nextRequestId,
  type TestServer,
  type TestUser,
  TRIAL,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

let server: TestServer;
let now = new Date('2026-03-01T10:00:00.000Z');
beforeAll(async () => {
  server = await testServer({
    works: false,
    engine: WITH_MODEL,
    now: () => now,
    dates: NEVER_READ_ONLY,
  });
});
afterAll(() => server.close());

interface Writer {
  readonly user: TestUser;
  readonly workspaceId: string;
}

const draft = ({ user, workspaceId }: Writer, change = {}) =>
  server.call(user, 'POST', `/content/${workspaceId}/drafts`, draftRequest(change));
const used = async ({ user }: Writer) =>
  (await server.call(user, 'GET', '/limit')).body.article.used;
const ledger = async ({ user }: Writer, query = ''): Promise<Json> =>
  (await server.call(user, 'GET', `/limit/usage${query}`)).body;
const states = async (who: Writer) => (await ledger(who)).content.map(({ state }: Json) => state);

const PUT = { type: 'put', id: 'b', after: null, html: '<p>Text</p>' } as const;
const STOPPED = { type: 'stopped' } as const;
const FAILED = { type: 'failed', code: 'internal' } as const;

/** What a worker says of a job, one event after the other. */
async function say(jobId: JobId, from: number, ...events: GenerationEvent[]) {
  for (const [at, event] of events.entries())
    await appendEvent(server.deps, jobId, from + at, event);
}

const goOn = ({ user, workspaceId }: Writer, jobId: string) =>
  server.call(user, 'POST', `/content/${workspaceId}/jobs/${jobId}/continue`);

// §d.limits.17
test.each([1, 2, 3])(
  'with %i units left and 50 requests at once, as many succeed; the others are 402',
  async (left) => {
    const who = await userWithWorkspace(server, FREE);
    for (let spent = 3; spent > left; spent -= 1) await draft(who);
    const answers = await Promise.all(Array.from({ length: 50 }, () => draft(who)));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'ok' : body.code));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(left);
    expect(codes.filter((code) => code === 'limit_reached')).toHaveLength(50 - left);
    expect(await used(who)).toBe(3);
    expect((await states(who)).length).toBe(3);
    const articles = await server.deps.orm
      .select({ id: article.id })
      .from(article)
      .where(eq(article.workspaceId, who.workspaceId as never));
    expect(articles).toHaveLength(3);
  },
);

test('the same request id ten times at once is one unit and one entry', async () => {
  const who = await userWithWorkspace(server, FREE);
  const requestId = nextRequestId();
  await Promise.all(Array.from({ length: 10 }, () => draft(who, { requestId })));
  expect(await used(who)).toBe(1);
  expect(await states(who)).toEqual(['charged']);
  expect((await ledger(who)).content).toMatchObject([
    { requestId, what: 'draft', limitName: 'article' },
  ]);
});

// §d.limits.16
test('a stop before the first block gives the unit back; continued, the job is charged again', async () => {
  const who = await userWithWorkspace(server, FREE);
  const { jobId } = (await draft(who)).body;
  await say(jobId, 1, { type: 'started', model: null }, STOPPED);
  expect(await used(who)).toBe(0);
  expect(await states(who)).toEqual(['returned']);
  expect((await goOn(who, jobId)).status).toBe(200);
  expect(await used(who)).toBe(1);
  expect(await states(who)).toEqual(['charged']);
});

// §d.limits.16
test('a stop after the first block gives nothing back, and continuing is free', async () => {
  const who = await userWithWorkspace(server, FREE);
  const { jobId } = (await draft(who)).body;
  await say(jobId, 1, PUT, STOPPED);
  expect(await used(who)).toBe(1);
  expect(await states(who)).toEqual(['charged']);
  await goOn(who, jobId);
  await say(jobId, 3, STOPPED);
  expect(await used(who)).toBe(1);
  expect(await states(who)).toEqual(['charged']);
});

// §d.limits.16
test('what is stopped before its first block after a failure is free, too', async () => {
  const who = await userWithWorkspace(server, FREE);
  const { jobId } = (await draft(who)).body;
  await say(jobId, 1, PUT, FAILED);
  await goOn(who, jobId);
  expect(await used(who)).toBe(1);
  await say(jobId, 3, STOPPED);
  expect(await used(who)).toBe(0);
  expect(await states(who)).toEqual(['returned']);
});

test('a refund is made once, and never for a later month', async () => {
  const who = await userWithWorkspace(server, FREE);
  const { jobId } = (await draft(who)).body;
  now = new Date('2026-04-01T00:00:00.000Z');
  await draft(who);
  await say(jobId, 1, FAILED);
  await say(jobId, 2, FAILED);
  expect(await used(who)).toBe(1);
  expect(await states(who)).toEqual(['charged', 'returned']);
});

// §d.limits.15
test('without a model a section costs nothing, and an article does', async () => {
  const embedded = await testServer({ works: false, dates: NEVER_READ_ONLY });
  const who = await userWithWorkspace(embedded, FREE);
  const { call } = embedded;
  const { id } = (await call(who.user, 'POST', `/article/${who.workspaceId}`, { title: 'Tea' }))
    .body;
  const save = {
    requestId: nextRequestId(),
    baseVersion: 1,
    ops: [{ op: 'put', id: 'h', after: null, html: '<h2>Tea</h2>' }],
  };
  await call(who.user, 'PATCH', `/article/${who.workspaceId}/${id}`, save);
  const request = { requestId: nextRequestId(), baseVersion: 2, headingId: 'h' };
  const path = `/content/${who.workspaceId}/articles/${id}/sections`;
  const answer = await call(who.user, 'POST', path, request);
  expect(answer.status).toBe(200);
  expect(answer.body.limits.aiFeatures.used).toBe(0);
  const drafts = `/content/${who.workspaceId}/drafts`;
  expect((await call(who.user, 'POST', drafts, draftRequest())).body.limits.article.used).toBe(1);
  expect((await call(who.user, 'GET', '/limit/usage')).body.content).toMatchObject([
    { what: 'draft' },
  ]);
  await embedded.close();
});

// §d.access.4
test('a trial user is never stopped, and finds every use in the ledger', async () => {
  const who = await userWithWorkspace(server, TRIAL);
  for (let at = 0; at < 5; at += 1) expect((await draft(who)).status).toBe(200);
  expect(await states(who)).toHaveLength(5);
});

const ends = fc.constantFrom<GenerationEvent[]>(
  [],
  [FAILED],
  [STOPPED],
  [PUT, STOPPED],
  [PUT, FAILED],
  [PUT, { type: 'finished' }],
);

// §d.limits.18
test('the charged entries of a month are as many as its counter says, whatever becomes of the jobs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ first: ends, next: ends, isContinued: fc.boolean() }), { maxLength: 6 }),
      async (jobs) => {
        const who = await userWithWorkspace(server);
        await Promise.all(
          jobs.map(async ({ first, next, isContinued }) => {
            const { jobId } = (await draft(who)).body;
            await say(jobId, 1, ...first);
            if (isContinued && (await goOn(who, jobId)).status === 200)
              await say(jobId, first.length + 1, ...next);
          }),
        );
        const { orm } = server.deps;
        const mine = eq(usage.userId, who.user.id);
        const [counter] = await orm.select({ used: usage.used }).from(usage).where(mine);
        const [entries] = await orm
          .select({ charged: count() })
          .from(usageEntry)
          .where(and(eq(usageEntry.userId, who.user.id), eq(usageEntry.state, 'charged')));
        expect(entries?.charged).toBe(counter?.used ?? 0);
        expect(await used(who)).toBe(counter?.used ?? 0);
      },
    ),
    { numRuns: 15 },
  );
});

// §d.limits.19
test('the ledger is read page by page, newest first, and only by its owner', async () => {
  const [who, other] = [await userWithWorkspace(server), await userWithWorkspace(server)];
  const made: string[] = [];
  for (let at = 0; at < 5; at += 1) {
    now = new Date(now.getTime() + 1000);
    made.unshift((await draft(who, { topic: `Topic ${at}` })).body.article.id);
  }
  const pages = [];
  for (const page of [0, 1, 2]) pages.push(await ledger(who, `?limit=2&page=${page}`));
  expect(pages.map(({ page, last }) => [page, last])).toEqual([
    [0, false],
    [1, false],
    [2, true],
  ]);
  const content = pages.flatMap((page) => page.content);
  expect(content.map((entry: Json) => entry.article.id)).toEqual(made);
  expect(content[0]).toEqual({
    id: expect.any(String),
    requestId: expect.any(String),
    limitName: 'article',
    what: 'draft',
    state: 'charged',
    createdAt: now.toISOString(),
    article: { id: made[0], workspaceId: who.workspaceId, title: 'Topic 4' },
    tokens: null,
    cost: null,
  });
  expect(await ledger(other)).toEqual({ content: [], page: 0, last: true });
});

test('the tokens of a unit are those of all answers of its job, or unknown', async () => {
  const who = await userWithWorkspace(server);
  const [counted, partly] = [(await draft(who)).body.jobId, (await draft(who)).body.jobId];
  const answer = { prompt: 'outline', version: 1, model: 'm', ms: 1 };
  const answers = [
    { jobId: counted, inputTokens: 100, outputTokens: 20 },
    { jobId: counted, inputTokens: 30, outputTokens: 4 },
    { jobId: partly, inputTokens: 7, outputTokens: 5 },
    { jobId: partly, inputTokens: null, outputTokens: null },
  ];
  const rows = answers.map((own) => ({ ...answer, ...own, id: crypto.randomUUID() }));
  await server.deps.orm.insert(modelAnswer).values(rows);
  const tokens = (await ledger(who)).content.map((entry: Json) => entry.tokens);
  expect(new Set(tokens)).toEqual(new Set([154, null]));
});

test('more tokens than an integer of the database holds can be read', async () => {
  const who = await userWithWorkspace(server);
  const { jobId } = (await draft(who)).body;
  const most = { inputTokens: 2 ** 31 - 1, outputTokens: 2 ** 31 - 1 };
  const answer = { jobId, prompt: 'outline', version: 1, model: 'm', ms: 1, ...most };
  const rows = [1, 2].map(() => ({ ...answer, id: crypto.randomUUID() }));
  await server.deps.orm.insert(modelAnswer).values(rows);
  expect((await ledger(who)).content).toMatchObject([{ tokens: 4 * (2 ** 31 - 1) }]);
});

// §d.installation.6
test('the cost of a unit is that of its tokens at the prices that are entered, and unknown before', async () => {
  const who = await userWithWorkspace(server);
  const { jobId } = (await draft(who)).body;
  const answer = { jobId, prompt: 'outline', version: 1, model: 'large', ms: 1 };
  const row = { ...answer, inputTokens: 1000, outputTokens: 200, id: crypto.randomUUID() };
  await server.deps.orm.insert(modelAnswer).values(row);
  const cost = async () => (await ledger(who)).content[0].cost;
  expect(await cost()).toBeNull();
  const admin = server.user();
  admin.isAdmin = true;
  const prices = { currency: 'EUR', best: { input: '2.5', output: '10' }, fast: null };
  const models = {
    protocol: 'openai',
    address: 'http://127.0.0.1:9',
    best: 'large',
    fast: 'small',
  };
  const saved = await server.call(admin, 'PUT', '/installation/models', { ...models, prices });
  expect(saved.body.models.prices).toEqual(prices);
  expect(await cost()).toEqual({ amount: '0.0045', currency: 'EUR' });
  await server.call(admin, 'DELETE', '/installation/models');
  expect(await cost()).toBeNull();
});

// §d.limits.19
test('an article is named as long as it exists and may be read', async () => {
  const [owner, guest] = [await userWithWorkspace(server), server.user()];
  owner.user.folder.guests.set(guest.id, { canWrite: true });
  const asGuest = { user: guest, workspaceId: owner.workspaceId };
  const { article: made } = (await draft(asGuest)).body;
  const named = async () => (await ledger(asGuest)).content[0].article;
  expect(await named()).toMatchObject({ id: made.id });
  owner.user.folder.guests.delete(guest.id);
  expect(await named()).toBeNull();
  owner.user.folder.guests.set(guest.id, { canWrite: true });
  await server.call(owner.user, 'DELETE', `/article/${owner.workspaceId}/${made.id}`);
  expect(await named()).toBeNull();
});
