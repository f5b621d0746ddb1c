/**
 * Separation of accounts and folders: every route of the host is called with what belongs to another account, in
 * path, query and body. A new route is included, and a route that cannot be filled fails.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import * as schema from '#db/schema/host.ts';
import type { HostRoute } from '#host/hostRoute.ts';
import { HOST_ROUTES } from '#host/hostRoutes.ts';
import { type Person, type TestHost, testHost } from '#tests/host/support/testServer.ts';
import { filled, filledPath, type Known } from '#tests/support/filled.ts';
import { tiedRows } from '#tests/support/tiedRows.ts';

const { hostFolder, hostFolderGuest, hostInvitation, hostUser } = schema;

let it: TestHost;
let count = 0;
beforeAll(async () => {
  it = await testHost({ apiSecret: 'known to API servers alone' });
  await newPerson(); // the first account administers the installation
});
afterAll(() => it.close());

const newPerson = () => {
  count += 1;
  return it.newPerson(`person-${count}@example.org`);
};

/** An account with a folder, a guest and an invited person. */
interface Tenant {
  readonly owner: Person;
  readonly guest: Person;
  readonly folderId: string;
  readonly folderName: string;
  readonly invitationId: string;
}

async function aTenant(): Promise<Tenant> {
  const [owner, guest] = [await newPerson(), await newPerson()];
  const folderName = `Folder of ${owner.email}`;
  const folderId = crypto.randomUUID();
  await it.host.orm
    .insert(hostFolder)
    .values({ id: folderId, name: folderName, ownerId: owner.id });
  const invitationId = await invite(folderId);
  const tenant = { owner, guest, folderId, folderName, invitationId };
  await letIn(tenant, guest, true);
  return tenant;
}

async function invite(folderId: string): Promise<string> {
  const id = crypto.randomUUID();
  const email = `invited-${id}@example.org`;
  await it.host.orm.insert(hostInvitation).values({ id, folderId, email, canWrite: true });
  return id;
}

async function letIn({ folderId }: Tenant, { id }: Person, canWrite: boolean): Promise<void> {
  await it.host.orm.insert(hostFolderGuest).values({ folderId, userId: id, canWrite });
}

const rowsOf = ({ owner, guest, folderId }: Tenant) =>
  tiedRows(it.host.orm, schema, {
    values: {
      id: [owner.id, guest.id, folderId],
      userId: [owner.id, guest.id],
      ownerId: [owner.id],
      folderId: [folderId],
    },
    exceptTables: ['host_secret', 'host_verification'],
  });

interface Attempt {
  readonly how: string;
  readonly url: string;
  readonly body?: object;
}

type Owned = Pick<Tenant, 'folderId' | 'invitationId'>;

/** By the names that routes use for them; an account alone is an `id` too. */
function knownOf({ path }: HostRoute, userId: string, owned: Owned): Known {
  const { folderId, invitationId } = owned;
  const id = path.includes('/accounts/')
    ? userId
    : path.startsWith('/host/api/invitations/')
      ? invitationId
      : folderId;
  return { userId, folderId, invitationId, id };
}

function pathOf({ path, asks }: HostRoute, known: Known): string {
  const params = asks?.shape.params;
  return filledPath(path, { ...(params && (filled(params, known) as Known)) });
}

/** Every place of a request that can name something of `other`, and the claims that only the server may make. */
function attemptsAt(route: HostRoute, caller: Person, own: Owned, other: Tenant): Attempt[] {
  const mine = knownOf(route, caller.id, own);
  const theirs = knownOf(route, other.owner.id, other);
  const guests = { ...theirs, userId: other.guest.id };
  const schema = route.asks?.shape.body;
  const bodyOf = (known: Known) => (schema ? { body: filled(schema, known) as object } : {});
  const [url, query] = [pathOf(route, mine), `userId=${other.owner.id}`];
  const account = { id: other.owner.id, isAdmin: true };
  const claimed = { ...theirs, account, sessionId: 'x', params: theirs, isAdmin: true };
  const paths = [
    ...[theirs, guests].map((known) => pathOf(route, known)),
    pathOf(route, { ...theirs, userId: caller.id }),
    pathOf(route, { ...mine, invitationId: other.invitationId }),
  ].filter((path) => path !== url && !path.endsWith(`/guests/${caller.id}`)); // a guest may leave
  return [
    ...paths.map((path) => ({ how: `path ${path}`, url: path, ...bodyOf(mine) })),
    { how: 'query', url: `${url}?${query}&id=${other.folderId}&folderId=${other.folderId}` },
    { how: 'query twice', url: `${url}?userId=${caller.id}&${query}`, ...bodyOf(mine) },
    ...(route.method === 'GET'
      ? []
      : [
          { how: 'body', url, ...bodyOf(theirs) },
          { how: 'beside the body', url, body: { ...bodyOf(mine).body, ...claimed } },
        ]),
  ];
}

interface Scene {
  readonly caller: Person;
  readonly other: Tenant;
  /** What the caller must not learn. */
  readonly secrets: readonly string[];
}

async function breachesAt(route: HostRoute, { caller, other, secrets }: Scene, own: Owned) {
  const before = await rowsOf(other);
  const breaches: string[] = [];
  for (const { how, url, body } of attemptsAt(route, caller, own, other)) {
    const answer = await caller.ask(route.method, url, body);
    const text = JSON.stringify(answer.body);
    if (answer.status >= 500) breaches.push(`${how}: ${answer.status}`);
    if (secrets.some((secret) => text.includes(secret))) breaches.push(`${how}: read`);
  }
  if ((await rowsOf(other)) !== before) breaches.push('written');
  return breaches.map((what) => `${route.method} ${route.path}: ${what}`);
}

/**
 * Calls every route with what belongs to the other account, and checks that the caller has not become somebody
 * else.
 */
async function breachesOf(scene: Scene): Promise<string[]> {
  const { caller } = scene;
  const folderId = (
    await caller.ask('POST', '/host/api/folders', { requestId: crypto.randomUUID(), name: 'Mine' })
  ).body.id;
  const own = { folderId, invitationId: await invite(folderId) };
  const breaches: string[] = [];
  for (const route of HOST_ROUTES) breaches.push(...(await breachesAt(route, scene, own)));
  const [after] = await it.host.orm.select().from(hostUser).where(eq(hostUser.id, caller.id));
  return after?.isAdmin === false ? breaches : [...breaches, 'became an administrator'];
}

describe('nothing of another account is read or written', () => {
  test('nothing of another account is read or written by a stranger', async () => {
    const [caller, other] = [await newPerson(), await aTenant()];
    const secrets = [other.owner.email, other.folderName];
    expect(await breachesOf({ caller, other, secrets })).toEqual([]);
  });

  test('nothing of another account is read or written by a guest who was removed', async () => {
    const [caller, other] = [await newPerson(), await aTenant()];
    await letIn(other, caller, true);
    await caller.ask('POST', '/host/api/folders/selected', { folderId: other.folderId });
    await it.host.orm.delete(hostFolderGuest).where(eq(hostFolderGuest.userId, caller.id));
    const secrets = [other.owner.email, other.folderName];
    expect(await breachesOf({ caller, other, secrets })).toEqual([]);
  });

  test.each([false, true])(
    'nothing of another account is read or written by a guest of the folder (with write access: %s)',
    async (canWrite) => {
      const [caller, other] = [await newPerson(), await aTenant()];
      await letIn(other, caller, canWrite);
      expect(await breachesOf({ caller, other, secrets: [other.guest.id] })).toEqual([]);
    },
  );
});

test('neither a sign-up nor an update sets the internal fields of an account', async () => {
  const columns = {
    isAdmin: true,
    isSupport: true,
    activeProducts: ['content'],
    trial: 'active',
    createdAt: '2020-01-01T00:00:00Z',
    emailVerified: true,
  };
  const account = { email: 'riser@example.org', password: 'correct horse battery', name: 'Riser' };
  const ask = (path: string, payload: object, cookies: Record<string, string> = {}) =>
    it.app.inject({
      method: 'POST',
      url: `/host/auth${path}`,
      headers: { origin: 'http://localhost:80' },
      cookies,
      payload,
    });
  await ask('/sign-up/email', { ...account, ...columns });
  const riser = await it.elsewhere(account);
  await ask('/update-user', { name: 'Riser', ...columns }, riser.cookies);
  const [row] = await it.host.orm.select().from(hostUser).where(eq(hostUser.id, riser.id));
  expect(row).toMatchObject({
    isAdmin: false,
    isSupport: false,
    activeProducts: [],
    trial: 'available',
    emailVerified: false,
  });
  expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020);
});
