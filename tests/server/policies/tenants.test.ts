/**
 * Separation of tenants: every endpoint of the contract is called with ids of another workspace, by every
 * kind of caller and in every place where a request can name one. The requests are built from the route table
 * and the schemas, so new endpoints are covered, and one that cannot be filled fails.
 */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { appendEvent } from '#server/modules/work/jobEvent.service.ts';
import { filled, filledPath, type Known, neededQuery } from '#tests/support/filled.ts';
import { aPng } from '#tests/support/images.ts';
import { ENDPOINTS, type Endpoint } from '../support/endpoints.ts';
import { UNDRAWN } from '../support/everyCall.ts';
import { WITH_MODEL } from '../support/newTestServer.ts';
import { playedDesignTool } from '../support/playedDesignTool.ts';
import { playedSites } from '../support/playedSites.ts';
import { aTenant, rowsOfTenant, type Tenant } from '../support/tenant.ts';
import {
  API,
  checkedId,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
} from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  const page = {
    title: 'Tea',
    siteName: null,
    byline: null,
    around: { words: 0, example: '' },
    language: null,
    html: '<p>Tea</p>',
  };
  server = await testServer({
    works: false,
    ...UNDRAWN,
    engine: WITH_MODEL,
    readWebPage: async (url) => ({ url, ...page }),
    siteKinds: playedSites(),
    designTool: playedDesignTool(),
  });
});
afterAll(() => server.close());

/** Streams first, while every job is over; removals last, parts before their whole. */
const ORDER = ['stream', 'GET', 'PUT', 'PATCH', 'POST', 'DELETE'];
const placeInOrder = ({ route }: Endpoint) => ORDER.indexOf(route.stream ? 'stream' : route.method);
const IN_ORDER = ENDPOINTS.toSorted(
  (a, b) => placeInOrder(a) - placeInOrder(b) || b.url.length - a.url.length,
);

/** Names within one article: another article has the same. */
const IN_ARTICLE = {
  part: 0,
  headingId: 'b1',
  blockId: 'b1',
  version: 2,
  baseVersion: 2,
  restoredFrom: 1,
};
const EVENT = {
  id: crypto.randomUUID(),
  name: 'page_view',
  properties: { route: 'dashboard' },
  at: '2026-01-01T00:00:00Z',
};
const knownOf = ({ ids }: Tenant): Known => ({
  ...ids,
  ...IN_ARTICLE,
  events: [EVENT],
  sessionLog: [],
});

interface Request {
  readonly url: string;
  readonly body: unknown;
}

/** One way to name what belongs to another tenant, and the allowed answers. */
interface Attempt extends Request {
  readonly how: string;
  readonly allowed: readonly number[];
}

const NOT_THEIRS = [403, 404];
/** Any answer of the endpoint about the caller's own things. */
const THEIR_OWN = [200, 402, 403, 404, 409, 422, 429];

function requestTo(endpoint: Endpoint, known: Known): Request {
  const { route, schemas } = endpoint;
  const body = schemas.body && filled(schemas.body, { requestId: nextRequestId(), ...known });
  const url = filledPath(endpoint.url, known) + neededQuery(schemas.query, known);
  return { url, body: route.bytes ? aPng() : body };
}

type Names = readonly (readonly [name: string, id: unknown])[];
const queryOf = (names: Names) => names.map(([name, id]) => `${name}=${id}`).join('&');

/** The ids of a tenant for the path of an endpoint. */
const idsInPath = ({ url }: Endpoint, { ids }: Tenant) =>
  Object.entries(ids).filter(([name]) => url.includes(`:${name}`));

function attemptsByPath(endpoint: Endpoint, mine: Tenant, other: Tenant): Attempt[] {
  const names = idsInPath(endpoint, other);
  const one = names.map(([name, id]) => ({ how: `${name} in the path`, ids: { [name]: id } }));
  const all = { how: 'the whole path', ids: other.ids };
  return (names.length > 1 ? [...one, all] : names.map(() => all)).map(({ how, ids }) => ({
    ...requestTo(endpoint, { ...knownOf(mine), ...ids }),
    how,
    allowed: NOT_THEIRS,
  }));
}

function attemptsByQuery(endpoint: Endpoint, mine: Tenant, other: Tenant): Attempt[] {
  const { url, body } = requestTo(endpoint, knownOf(mine));
  const twice = idsInPath(endpoint, mine).flatMap(([name, id]): Names[] => {
    const both: Names = [
      [name, id],
      [name, other.ids[name as keyof Tenant['ids']]],
    ];
    return [both, both.toReversed()];
  });
  const own = Object.keys(endpoint.schemas.query?.shape ?? {});
  const queries: Names[] = [
    Object.entries(other.ids),
    ...twice,
    ...own.map(
      (name): Names => [
        [name, 1],
        [name, 2],
      ],
    ),
  ];
  return queries.map((names) => {
    const query = queryOf(names);
    const all = `${url}${url.includes('?') ? '&' : '?'}${query}`;
    return { how: `query ${query}`, url: all, body, allowed: [400] };
  });
}

function attemptsByBody(endpoint: Endpoint, mine: Tenant, other: Tenant): Attempt[] {
  const { method, bytes } = endpoint.route;
  if (method === 'GET' || bytes) return [];
  const known = knownOf(mine);
  const { url, body } = requestTo(endpoint, known);
  const own: object = typeof body === 'object' && body !== null ? body : {};
  const requestIds = 'requestId' in own ? other.requestIds : [];
  const bodies: readonly (readonly [how: string, body: unknown])[] = [
    ['ids in the body', requestTo(endpoint, { ...known, ...other.ids }).body],
    ['ids beside the body', { ...own, ...other.ids }],
    ...requestIds.map((requestId) => ['request id', { ...own, requestId }] as const),
  ];
  return bodies.map(([how, one]) => ({ how, url, body: one, allowed: THEIR_OWN }));
}

function ask(caller: TestUser, { route }: Endpoint, { url, body }: Request) {
  return server.app.inject({
    method: route.method,
    url,
    headers: { ...caller.headers, ...(route.bytes && { 'content-type': route.bytes[0] ?? '' }) },
    ...(body !== undefined && { payload: body as object }),
  });
}

interface Scene {
  readonly caller: TestUser;
  /** The caller's own tenant, which the path names unless the path is what is tried. */
  readonly mine: Tenant;
  readonly other: Tenant;
  /** What the caller may do in the other tenant. */
  readonly may: 'nothing' | 'read' | 'write';
  /** A further tenant that must not be written to either. */
  readonly unchanged?: readonly Tenant[];
}

/** What is of the person, in whichever workspace: their answers, and their account of the design tool. */
const OF_PERSON = ['user.postQuestionnaire', 'integration.deleteDesignAccount'];
const isOfReaders = ({ name }: Endpoint) => OF_PERSON.includes(name);

function attemptsAt(endpoint: Endpoint, { mine, other, may }: Scene): Attempt[] {
  const isForReaders = endpoint.route.method === 'GET' || isOfReaders(endpoint);
  const isTheirs = may === 'write' || (may === 'read' && isForReaders);
  return [
    ...(isTheirs ? [] : attemptsByPath(endpoint, mine, other)),
    ...attemptsByQuery(endpoint, mine, other),
    ...attemptsByBody(endpoint, mine, other),
  ];
}

async function breachesAt(endpoint: Endpoint, scene: Scene): Promise<string[]> {
  const { caller, other } = scene;
  const breaches: string[] = [];
  for (const attempt of attemptsAt(endpoint, scene)) {
    const { statusCode, body } = await ask(caller, endpoint, attempt);
    const found = [other.secret, ...other.jobIds].some((text) => body.includes(text));
    // The config of a user repeats whatever they have sent.
    if (found && endpoint.name !== 'user.postConfig') breaches.push(`${attempt.how}: read`);
    if (!attempt.allowed.includes(statusCode)) breaches.push(`${attempt.how}: ${statusCode}`);
  }
  return breaches.map((what) => `${endpoint.name}: ${what}`);
}

const isRead = (endpoint: Endpoint | undefined) => endpoint?.route.method === 'GET';

/** The rows are compared after each endpoint that writes, and after all of those that should not. */
async function breachesOf(scene: Scene): Promise<string[]> {
  const { other, unchanged = [] } = scene;
  const rows = async () =>
    String(await Promise.all([other, ...unchanged].map((one) => rowsOfTenant(server, one))));
  const breaches: string[] = [];
  let before = await rows();
  for (const [at, endpoint] of IN_ORDER.entries()) {
    breaches.push(...(await breachesAt(endpoint, scene)));
    if (isRead(endpoint) && isRead(IN_ORDER[at + 1])) continue;
    const now = await rows();
    if (now !== before && !(isOfReaders(endpoint) && unchanged.length > 0))
      breaches.push(`${endpoint.name}, or what was read before: written`);
    before = now;
  }
  return breaches;
}

/** A guest who has written in a workspace and now has the rights of `access` there. */
async function guestWho(access: { readonly canWrite: boolean } | null) {
  const [owner, caller] = [server.user(), server.user()];
  owner.folder.guests.set(caller.id, { canWrite: true });
  const shared = await aTenant(server, owner, caller);
  if (access === null) owner.folder.guests.delete(caller.id);
  else owner.folder.guests.set(caller.id, access);
  return { caller, shared, own: await aTenant(server, caller) };
}

/** The import of a tenant has been announced, of one byte, and nothing more; the address of the account is another one; no connection was begun. */
const NOT_TAKEN: Readonly<Record<string, number>> = {
  'workspace.getArchiveReport': 404,
  'workspace.postArchivePass': 404,
  'workspace.putImportPart': 422,
  'workspace.postImportStart': 422,
  'user.postAccountRemoval': 422,
  'integration.postDesignAccount': 422,
};

test('every endpoint can be filled, and lets owners through with their own ids', async () => {
  const tenant = await aTenant(server, server.user());
  tenant.owner.isAdmin = true;
  tenant.owner.isSupport = true;
  for (const endpoint of IN_ORDER) {
    const answer = await ask(tenant.owner, endpoint, requestTo(endpoint, knownOf(tenant)));
    const isLetThrough = [200, 409].includes(answer.statusCode);
    expect(endpoint.name).toEqual(endpoint.name);
    const isNotTaken = NOT_TAKEN[endpoint.name] === answer.statusCode;
    expect(isLetThrough || isNotTaken || answer.body).toBe(true);
  }
});

test('an id without a known owner is not filled', () => {
  expect(() => filled(z.object({ imageId: z.string() }), {})).toThrow('imageId');
});

// §d.tenants.1
describe('no other workspace can be read or written', () => {
  test('no other workspace can be read or written by a stranger', async () => {
    const caller = server.user();
    const [mine, other] = [await aTenant(server, caller), await aTenant(server, server.user())];
    expect(await breachesOf({ caller, mine, other, may: 'nothing' })).toEqual([]);
  });

  test('no other workspace can be read or written by a guest who was removed', async () => {
    const { caller, shared, own } = await guestWho(null);
    expect(await breachesOf({ caller, mine: own, other: shared, may: 'nothing' })).toEqual([]);
  });

  test('no other workspace can be read or written by a guest who reads', async () => {
    const { caller, shared, own } = await guestWho({ canWrite: false });
    const other = await aTenant(server, server.user());
    const scenes: Scene[] = [
      { caller, mine: own, other: shared, may: 'read' },
      { caller, mine: shared, other, may: 'nothing', unchanged: [shared] },
    ];
    for (const scene of scenes) expect(await breachesOf(scene)).toEqual([]);
  });

  test('no other workspace can be read or written by a guest who writes', async () => {
    const { caller, shared, own } = await guestWho({ canWrite: true });
    const other = await aTenant(server, server.user());
    const scenes: Scene[] = [
      { caller, mine: own, other: shared, may: 'write' },
      { caller, mine: shared, other, may: 'nothing' },
    ];
    for (const scene of scenes) expect(await breachesOf(scene)).toEqual([]);
  });
});

const RESTORING = ['article.deleteArticle', 'article.restoreArticle'];

test('a deleted article is there for those who bring it back, and for nothing else', async () => {
  const tenant = await aTenant(server, server.user());
  const { workspaceId, articleId } = tenant.ids;
  await server.call(tenant.owner, 'DELETE', `/article/${workspaceId}/${articleId}`);
  const before = await rowsOfTenant(server, tenant);
  const answers: unknown[] = [];
  for (const endpoint of IN_ORDER) {
    if (!endpoint.url.includes(':articleId') || RESTORING.includes(endpoint.name)) continue;
    const { statusCode } = await ask(tenant.owner, endpoint, requestTo(endpoint, knownOf(tenant)));
    answers.push([endpoint.name, statusCode]);
  }
  expect(answers.filter((answer) => !String(answer).endsWith(',404'))).toEqual([]);
  expect(await rowsOfTenant(server, tenant)).toBe(before);
  const back = await server.call(
    tenant.owner,
    'POST',
    `/article/${workspaceId}/${articleId}/restore`,
  );
  expect(back.status).toBe(200);
});

/** Lets everything else that waits continue. */
const ALL_BUT_INTERVALS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

// §d.tenants.4
test.each([
  ['is removed', (guest: TestUser, { folder }: TestUser) => void folder.guests.delete(guest.id)],
  [
    'signs out',
    (guest: TestUser) => {
      const { userOfApiKey } = server.deps.host;
      const isOver = (key: string) => key === guest.headers['x-api-key'];
      Object.assign(server.deps.host, {
        userOfApiKey: async (key: string) => (isOver(key) ? null : userOfApiKey(key)),
      });
    },
  ],
])('the stream of a guest who %s ends', async (_, end) => {
  const { caller, shared } = await guestWho({ canWrite: true });
  const { workspaceId, jobId } = shared.ids;
  const job = `/content/${workspaceId}/jobs/${jobId}`;
  await server.call(caller, 'POST', `${job}/continue`, {});
  const putNext = (seq: number) => {
    const put = { type: 'put', id: 'j1', after: null, html: `number ${seq}` } as const;
    return appendEvent(server.deps, checkedId(jobId), seq, put);
  };
  jest.useFakeTimers({ doNotFake: [...ALL_BUT_INTERVALS] });
  try {
    const request = { url: `${API}${job}/events`, headers: caller.headers };
    const answer = await server.app.inject({ ...request, payloadAsStream: true });
    let read = '';
    for await (const chunk of answer.stream()) {
      await jest.advanceTimersByTimeAsync(5000); // still a guest, so the stream continues
      if (read === '') await putNext(3);
      read += chunk;
      if (read.includes('number 3')) end(caller, shared.owner);
      await jest.advanceTimersByTimeAsync(5000);
    }
    expect(read).toContain('number 3');
    expect(read).not.toMatch(/finished|failed/);
  } finally {
    jest.useRealTimers();
  }
});
