/**
 * "Try again" after a lost answer: every endpoint that creates is called twice at once and once more with what the page would send,
 * and makes one thing. The list is the route table's, so a new endpoint is covered.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getTableName, is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { rowsOf, schema } from '#db/database.ts';
import { hashOfSnapshot } from '#server/modules/competitors/snapshot.presenter.ts';
import { aPng } from '#tests/support/images.ts';
import { type EveryCall, everyCall, requestOf, wholeServer } from './support/everyCall.ts';
import { type Json, nextRequestId, type TestServer } from './support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await wholeServer({
    environmentModels: {
      protocol: 'openai',
      address: 'http://127.0.0.1:1/v1',
      key: null,
      fast: 'small',
      best: 'large',
      image: 'painter',
    },
  });
});
afterAll(() => server.close());

/** What tells what a call has made: each id in its answer, and the numbers of versions and rounds. */
function madeIn(answer: Json): string {
  const found: unknown[] = [];
  JSON.stringify(answer, (key, value) => {
    if (/id$|^(version|round|token|path|key)$/i.test(key)) found.push([key, value]);
    return value;
  });
  return JSON.stringify(found);
}

const tables = Object.values(schema).filter((one) => is(one, PgTable));
/** Written by every request, or by workers meanwhile. */
const BESIDE = ['rate_window', 'job_event', 'job_step'];

/** How many rows each table has. */
function rowCounts(): Promise<Json[]> {
  const counts = tables
    .filter((table) => !BESIDE.includes(getTableName(table)))
    .map((table) => sql`select ${getTableName(table)} as of, count(*)::int as rows from ${table}`);
  return rowsOf(server.database.orm, sql.join(counts, sql` union all `));
}

const run = (statement: SQL) => rowsOf(server.database.orm, statement);

const TEXT = '<p>We roast on Tuesdays and ship on Wednesdays, in jars of two sizes.</p>';

/** What an endpoint needs to be there, and what its call says besides what fills its schema. */
const NEEDS: Readonly<Record<string, (call: EveryCall) => Promise<Partial<EveryCall>>>> = {
  async 'asset.postArticleImage'() {
    await run(sql`update job set state = 'failed' where id in (select job_id from article_image)`);
    return {};
  },
  async 'brief.remakeBrief'() {
    await run(sql`update brief set state = 'failed'`);
    return {};
  },
  async 'competitorsCollector.postSnapshot'({ bodies: [body] }) {
    const { snapshot, ...of } = body as Json;
    return { bodies: [{ ...of, snapshot: { ...snapshot, hash: await hashOfSnapshot(snapshot) } }] };
  },
  async 'post.createPostsOfArticle'() {
    await run(sql`update article_block set html = ${TEXT}`);
    return {};
  },
  'translation.postTranslation': async ({ bodies: [body] }) => ({
    bodies: [{ ...(body as object), language: 'de' }],
  }),
  async 'workspace.postWorkspaces'({ bodies: [body] }) {
    const { folderId, headers } = server.user();
    return { headers, bodies: [{ ...(body as object), folderId }] };
  },
};

/** An article has one job that writes at a time. */
async function endJobs(): Promise<void> {
  await run(sql`update job set state = 'finished' where state in ('queued', 'running')`);
  await run(sql`update brief set state = 'draft'`);
}

interface Outcome {
  readonly statuses: readonly number[];
  /** What the three calls have made, by their answers. */
  readonly things: number;
  /** Tables in which the third call has made another row. */
  readonly grown: readonly string[];
}

/** Two at once, as by a second click, and one afterwards. */
async function outcomeOf(call: EveryCall): Promise<Outcome> {
  const send = () => server.app.inject(requestOf(call));
  const both = await Promise.all([send(), send()]);
  const before = await rowCounts();
  const answers = [...both, await send()];
  const after = await rowCounts();
  const isAsBefore = ({ of, rows }: Json) =>
    before.some((one) => one.of === of && one.rows === rows);
  return {
    statuses: answers.map(({ statusCode }) => statusCode),
    things: new Set(answers.map((answer) => madeIn(answer.json()))).size,
    grown: after.filter((row) => !isAsBefore(row)).map(({ of }) => of),
  };
}

/** Answers with what is stored: the form of a voice compares it with what was typed since. */
const TELLS_WHAT_IS_STORED = 'brandVoice.postVoice';
/** While a round runs, it starts none. */
const STARTS_NONE = 'contentAudit.postAuditRound';

/** The same id with something else. */
async function codeOfOther(call: EveryCall): Promise<string | number> {
  const other = { ...(call.bodies[0] as object), more: 'something else' };
  const change = call.bytes ? { bytes: aPng(5, 5) } : { bodies: [other] };
  const answer = await server.app.inject(requestOf(call, change));
  return answer.json().code ?? answer.statusCode;
}

// §d.tenants.6
test('what is sent again makes one thing, and something else under its id is refused, at every endpoint that creates', async () => {
  const outcomes: Record<string, unknown> = {};
  const wanted: Record<string, unknown> = {};
  for (const one of await everyCall(server)) {
    const { name, creates } = one;
    if (creates !== 'perRequest' && creates !== 'perContent') continue;
    await endJobs();
    const call = { ...one, ...(await NEEDS[name]?.(one)) };
    const others =
      creates === 'perRequest'
        ? { others: await outcomeOf(call), code: await codeOfOther(call) }
        : { others: await outcomeOf(call) };
    outcomes[name] = others;
    const tells = name === TELLS_WHAT_IS_STORED || name === STARTS_NONE;
    const once = { statuses: [200, 200, 200], things: 1, grown: [] };
    wanted[name] =
      creates === 'perContent'
        ? { others: once }
        : { others: once, code: tells ? 200 : 'request_id_reused' };
  }
  expect(outcomes).toEqual(wanted);
  expect(Object.keys(outcomes).length).toBeGreaterThan(35);
});

// §d.tenants.6
test('what a refused request has not made is made when it is sent again', async () => {
  const user = server.user();
  const workspaceId = await server.workspaceOf(user);
  const body = { requestId: nextRequestId(), title: 'Tea', blocks: [{ id: 'a', html: '' }] };
  const twice = { ...body, blocks: [...body.blocks, ...body.blocks] };
  const post = (sent: object) => server.call(user, 'POST', `/article/${workspaceId}`, sent);
  expect((await post(twice)).status).toBe(422);
  expect((await post(body)).status).toBe(200);
});
