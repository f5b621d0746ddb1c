/**
 * Tenants apart: every endpoint of the contract is asked for what belongs to another workspace, by
 * everybody and in every place where a request can name it. Requests come from the route table and the
 * schemas, so a new endpoint is asked too, and one that cannot be filled fails.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { rowsOf } from '#db/rows.ts';
import type { JobId } from '#db/schema/ids.ts';
import * as product from '#db/schema/product.ts';
import { embeddedEngine } from '#server/adapters/model/embedded/embeddedEngine.ts';
import { appendEvent } from '#server/modules/content/jobEvent.service.ts';
import { aPng } from '#tests/support/images.ts';
import { ENDPOINTS, type Endpoint, filled, filledUrl } from '../support/filledRequest.ts';
import {
  draftRequest,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
} from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    works: false,
    engine: { ...embeddedEngine, model: 'a model' },
    readWebPage: async (url) => ({
      ...{ url, title: 'Tea', siteName: null, byline: null, language: null },
      html: '<p>Tea</p>',
    }),
  });
});
afterAll(() => server.close());

/** What lies in a workspace, under the names that requests have for it. */
interface Place {
  readonly owner: TestUser;
  /** Part of every text in it. */
  readonly secret: string;
  readonly ids: Readonly<Record<(typeof ID_NAMES)[number], string>>;
  readonly numbers: Readonly<Record<'version' | 'baseVersion' | 'restoredFrom', number>>;
  /** Of every job and the save that its text comes from. */
  readonly requestIds: readonly string[];
  readonly jobIds: readonly string[];
}

const ID_NAMES = ['workspaceId', 'articleId', 'jobId', 'assetId', 'folderId', 'projectId'] as const;
type IdName = (typeof ID_NAMES)[number];

/** Names inside of one text: another text has the same. */
const BLOCKS = { headingId: 'b1', blockId: 'b1' };

/** A workspace with something of everything in it, written by `author`. */
async function settled(owner: TestUser, author: TestUser = owner): Promise<Place> {
  const secret = `secret-${crypto.randomUUID()}`;
  const { folderId } = owner;
  const post = async (path: string, body?: object) =>
    (await server.call(author, 'POST', path, body)).body;
  const tags = { niche: secret };
  const workspace = { folderId, workspaceTagsDTO: tags };
  const { id: workspaceId } = (await server.call(owner, 'POST', '/workspace', workspace)).body;
  await server.call(owner, 'POST', '/user/config', { secret });
  const requests = Array.from({ length: 4 }, nextRequestId);
  const [draft, save, section, passage] = requests.map((requestId) => ({ requestId }));
  const started = await post(
    `/content/${workspaceId}/drafts`,
    draftRequest({ ...draft, topic: secret, keywords: [secret], notes: secret }),
  );
  const articleId: string = started.article.id;
  const jobIds: string[] = [];
  const end = async (jobId: JobId) => {
    const put = { type: 'put', id: 'j1', after: null, html: `<p>${secret}</p>` } as const;
    await appendEvent(server.deps, jobId, 1, put);
    await appendEvent(server.deps, jobId, 2, { type: 'stopped' });
    jobIds.push(jobId);
  };
  await end(started.jobId);
  const article = `/article/${workspaceId}/${articleId}`;
  const ops = [{ op: 'put', id: 'b1', after: null, html: `<h1>${secret}</h1>` }];
  await server.call(author, 'PATCH', article, { ...save, baseVersion: 1, ops });
  const inText = `/content/${workspaceId}/articles/${articleId}`;
  await end((await post(`${inText}/sections`, { ...section, baseVersion: 2, ...BLOCKS })).jobId);
  const place = { type: 'behind', blockId: 'b1' };
  const passageBody = { ...passage, baseVersion: 2, instruction: secret, place };
  await end((await post(`${inText}/passages`, passageBody)).jobId);
  await post(`${article}/versions`, { name: secret });
  await post(`${article}/share`);
  const asset = await server.app.inject({
    method: 'POST',
    url: `/content/api/v1/asset/${workspaceId}?name=${secret}`,
    headers: { ...author.headers, 'content-type': 'image/png' },
    payload: aPng(),
  });
  const jobId = jobIds.at(-1) ?? '';
  const { id: assetId } = asset.json();
  return {
    owner,
    secret,
    ids: { workspaceId, articleId, jobId, assetId, folderId, projectId: folderId },
    numbers: { version: 2, baseVersion: 2, restoredFrom: 1 },
    requestIds: requests,
    jobIds,
  };
}

/** The rows of a place, as a checksum by table. A table of no tenant has to be named here. */
const OF_NO_TENANT = ['rate_window'];

function checksums(place: Place): Promise<{ readonly table: string; readonly sum: string }[]> {
  const { ids, owner, jobIds } = place;
  const values: Readonly<Record<string, readonly string[]>> = {
    workspaceId: [ids.workspaceId],
    articleId: [ids.articleId],
    jobId: jobIds,
    ownerId: [owner.id],
    userId: [owner.id],
  };
  const sums = Object.values(product)
    .filter((one) => is(one, PgTable))
    .filter((table) => !OF_NO_TENANT.includes(getTableName(table)))
    .map((table) => {
      const tied = Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
        (values[name] ?? []).map((value) => sql`${sql.identifier(column.name)}::text = ${value}`),
      );
      if (tied.length === 0) throw new Error(`Whose are the rows of ${getTableName(table)}?`);
      return sql`select ${getTableName(table)} as "table",
        coalesce(md5(string_agg(one::text, ',' order by one::text)), '') as sum
        from ${table} one where ${sql.join(tied, sql` or `)}`;
    });
  return rowsOf(server.database.orm, sql.join(sums, sql` union all `));
}

interface Attempt {
  readonly how: string;
  readonly url: string;
  readonly body?: unknown;
  readonly expected: readonly number[];
}

const ANY_ANSWER = [200, 400, 402, 403, 404, 409, 415, 422, 429];
const NOT_THEIRS = [403, 404];

const namesIn = ({ url }: Endpoint) => [...url.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
const idNamesIn = (endpoint: Endpoint) =>
  ID_NAMES.filter((name) => namesIn(endpoint).includes(name));

const knownOf = ({ ids, numbers }: Place) => ({ ...ids, ...numbers, ...BLOCKS });

function bodyOf({ schemas, route }: Endpoint, known: object): unknown {
  if (route.bytes) return aPng();
  return schemas.body && filled(schemas.body, { requestId: nextRequestId(), ...known });
}

function withQuery(url: string, fields: readonly (readonly [string, unknown])[]): string {
  return `${url}?${fields.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

/** Every place of a request that leads into `mine` where something of `other` can be named. */
function attemptsAt(endpoint: Endpoint, mine: Place, other: Place): Attempt[] {
  const [own, foreign] = [knownOf(mine), knownOf(other)];
  const url = filledUrl(endpoint, own);
  const body = bodyOf(endpoint, own);
  const ids = Object.entries(other.ids);
  const inPath = idNamesIn(endpoint);
  const inQuery = Object.keys(endpoint.schemas.query?.shape ?? {});
  const twice = inPath.map((name) => [
    [name, mine.ids[name]] as const,
    [name, other.ids[name]] as const,
  ]);
  const query = (how: string, fields: readonly (readonly [string, unknown])[]): Attempt => ({
    how,
    url: withQuery(url, fields),
    body,
    expected: [400],
  });
  return [
    ...(inPath.length > 1
      ? inPath.map((name) => ({
          how: `path, ${name} alone`,
          url: filledUrl(endpoint, { ...own, [name]: other.ids[name] }),
          body,
          expected: NOT_THEIRS,
        }))
      : []),
    query('query', ids),
    ...ids.map((one) => query(`query, ${one[0]} alone`, [one])),
    ...twice.flatMap((both) => [
      query('query twice', both),
      query('query twice', both.toReversed()),
    ]),
    ...inQuery.map((name) =>
      query(`query, ${name} twice`, [
        [name, 1],
        [name, 1],
      ]),
    ),
    ...bodies(endpoint, own, foreign, other).map((one) => ({ ...one, url, expected: ANY_ANSWER })),
  ];
}

function bodies(endpoint: Endpoint, own: object, foreign: object, other: Place) {
  if (endpoint.route.method === 'GET' || endpoint.route.bytes) return [];
  const inner = bodyOf(endpoint, own);
  const filledWithForeign = bodyOf(endpoint, { ...own, ...foreign });
  const isObject = typeof inner === 'object';
  return [
    { how: 'body', body: filledWithForeign },
    { how: 'body, beside its fields', body: { ...(isObject ? inner : {}), ...other.ids } },
    ...(endpoint.schemas.body && JSON.stringify(inner).includes('"requestId"')
      ? other.requestIds.map((requestId) => ({
          how: 'request id',
          body: bodyOf(endpoint, { ...own, requestId }),
        }))
      : []),
  ].filter(({ body }) => body !== undefined);
}

async function ask(
  caller: TestUser,
  { route }: Endpoint,
  { url, body }: Pick<Attempt, 'url' | 'body'>,
) {
  return server.app.inject({
    method: route.method,
    url,
    headers: { ...caller.headers, ...(route.bytes && { 'content-type': 'image/png' }) },
    ...(body !== undefined && { payload: body as object }),
  });
}

/** Streams first, while every job is over; what removes things last. */
const ORDER = ['stream', 'GET', 'PATCH', 'POST', 'DELETE'];
const rank = ({ route }: Endpoint) => ORDER.indexOf(route.stream ? 'stream' : route.method);
const IN_ORDER = ENDPOINTS.toSorted((a, b) => rank(a) - rank(b));

interface Scene {
  readonly caller: TestUser;
  /** Where the path leads. */
  readonly mine: Place;
  readonly other: Place;
  /** Besides the rows of the other place. */
  readonly mayNotChange: readonly Place[];
  /** Of the paths that lead into the other place; they are not asked where it is the caller's to use. */
  readonly direct: 'nothing' | 'reads' | 'all';
}

async function breachesOf(scene: Scene): Promise<string[]> {
  const breaches: string[] = [];
  const guarded = [scene.other, ...scene.mayNotChange];
  const rows = async () => JSON.stringify(await Promise.all(guarded.map(checksums)));
  for (const endpoint of IN_ORDER) {
    const before = await rows();
    for (const attempt of [
      ...attemptsAt(endpoint, scene.mine, scene.other),
      ...direct(endpoint, scene),
    ]) {
      const answer = await ask(scene.caller, endpoint, attempt);
      const complain = (what: string) =>
        breaches.push(`${endpoint.name} by ${attempt.how}: ${what}`);
      if (!attempt.expected.includes(answer.statusCode)) complain(`answered ${answer.statusCode}`);
      if (attempt.how !== 'path, as is' && answer.body.includes(scene.other.secret))
        complain('read');
      if (attempt.how === 'request id' && answer.body.includes(scene.other.ids.articleId))
        complain('found');
    }
    if ((await rows()) !== before) breaches.push(`${endpoint.name}: written`);
  }
  return breaches;
}

/** The address of the other place itself. */
function direct(endpoint: Endpoint, { other, direct: may }: Scene): Attempt[] {
  const isRead = endpoint.route.method === 'GET';
  if (idNamesIn(endpoint).length === 0 || may === 'all') return [];
  const isTheirs = isRead && may === 'reads';
  const known = knownOf(other);
  return [
    {
      how: isTheirs ? 'path, as is' : 'path',
      url: filledUrl(endpoint, known),
      body: bodyOf(endpoint, known),
      expected: isTheirs ? [200] : NOT_THEIRS,
    },
  ];
}

const tenant = () => settled(server.user());

/** A guest who has written in a place, and may now do there what `access` says. */
async function guestOf(access: { readonly canWrite: boolean } | null) {
  const [owner, caller] = [server.user(), server.user()];
  owner.folder.guests.set(caller.id, { canWrite: true });
  const shared = await settled(owner, caller);
  if (access === null) owner.folder.guests.delete(caller.id);
  else owner.folder.guests.set(caller.id, access);
  return { caller, shared, own: await settled(caller) };
}

test('every endpoint can be filled, and lets its owner through with what is theirs', async () => {
  const place = await tenant();
  for (const endpoint of IN_ORDER) {
    const known = knownOf(place);
    const request = { url: filledUrl(endpoint, known), body: bodyOf(endpoint, known) };
    const { statusCode, body } = await ask(place.owner, endpoint, request);
    expect([endpoint.name, [200, 409].includes(statusCode) || body]).toEqual([endpoint.name, true]);
  }
});

describe('nothing of another workspace is read or written', () => {
  test('by a stranger', async () => {
    const caller = server.user();
    const [mine, other] = [await settled(caller), await tenant()];
    expect(await breachesOf({ caller, mine, other, mayNotChange: [], direct: 'nothing' })).toEqual(
      [],
    );
  });

  test('by a guest who was removed', async () => {
    const { caller, shared: other, own: mine } = await guestOf(null);
    expect(await breachesOf({ caller, mine, other, mayNotChange: [], direct: 'nothing' })).toEqual(
      [],
    );
  });

  test('by a guest who only reads', async () => {
    const { caller, shared, own: mine } = await guestOf({ canWrite: false });
    const fromOwn: Scene = { caller, mine, other: shared, mayNotChange: [], direct: 'reads' };
    expect(await breachesOf(fromOwn)).toEqual([]);
    const fromShared = { caller, mine: shared, other: await tenant(), mayNotChange: [shared] };
    expect(await breachesOf({ ...fromShared, direct: 'nothing' })).toEqual([]);
  });

  test('by a guest who writes', async () => {
    const { caller, shared, own: mine } = await guestOf({ canWrite: true });
    const fromOwn: Scene = { caller, mine, other: shared, mayNotChange: [], direct: 'all' };
    expect(await breachesOf(fromOwn)).toEqual([]);
    const fromShared = { caller, mine: shared, other: await tenant(), mayNotChange: [] };
    expect(await breachesOf({ ...fromShared, direct: 'nothing' })).toEqual([]);
  });
});
