import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as hostTables from '#db/schema/host.ts';
import { accountRemoval } from '#db/schema/removal.ts';
import { type Person, type TestHost, testHost } from '#tests/host/support/testServer.ts';

const { hostUser, hostVerification } = hostTables;

let it: TestHost;
let ann: Person;
let bob: Person;
beforeEach(async () => {
  it = await testHost();
  ann = await it.newPerson('ann@example.org'); // the first one administers the installation
  bob = await it.newPerson('bob@example.org');
});
afterEach(() => it.close());

const isOnly = ({ id }: Person) =>
  it.host.orm.transaction((tx) => it.host.localAccounts.isOnlyAdministrator(tx, id));
const promote = ({ id }: Person) =>
  it.host.orm.update(hostUser).set({ isAdmin: true }).where(eq(hostUser.id, id));
const leave = ({ id: userId }: Person) =>
  it.host.orm.insert(accountRemoval).values({ userId, askedAt: it.now, dueAt: it.now });

// §d.removal.4
test('an account is the only administrator until there is another one', async () => {
  expect(await isOnly(ann)).toBe(true);
  expect(await isOnly(bob)).toBe(false);
  await promote(bob);
  expect(await isOnly(ann)).toBe(false);
  expect(await isOnly(bob)).toBe(false);
});

// §d.removal.4
test('administrators who leave do not count, so that not all of them can', async () => {
  const cem = await it.newPerson('cem@example.org');
  await promote(bob);
  await promote(cem);
  await leave(ann);
  expect(await isOnly(bob)).toBe(false);
  await leave(bob);
  expect(await isOnly(cem)).toBe(true);
  expect(await isOnly(ann)).toBe(false);
});

test('who does not administer the installation is not held back by administrators who leave', async () => {
  await leave(ann);
  expect(await isOnly(bob)).toBe(false);
});

/** Tables of the host that still name somebody. */
async function tablesNaming(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.values(hostTables)) {
    if (!is(table, PgTable)) continue;
    const name = getTableName(table);
    const isNaming = sql`row_to_json(${sql.identifier(name)})::text like ${`%${text}%`}`;
    if ((await it.host.orm.$count(table, isNaming)) > 0) found.push(name);
  }
  return found;
}

// §d.removal.6
test('with an account goes everything that the host has of it, and nothing of others', async () => {
  const folder = async (owner: Person) =>
    (
      await owner.ask('POST', '/host/api/folders', {
        requestId: crypto.randomUUID(),
        name: 'Tea',
      })
    ).body;
  const [own, ofAnn] = [await folder(bob), await folder(ann)];
  await it.share(bob, own.id, ann, true);
  await it.share(ann, ofAnn.id, bob, true);
  const other = await folder(ann);
  await ann.ask('POST', `/host/api/projects/${other.id}/guests`, {
    email: bob.email,
    canWrite: true,
  }); // an invitation that is not accepted
  const codes = [
    { id: 'of-id', identifier: 'two-factor', value: bob.id },
    { id: 'of-email', identifier: bob.email, value: 'code' },
    { id: 'of-ann', identifier: ann.email, value: ann.id },
  ];
  await it.host.orm
    .insert(hostVerification)
    .values(codes.map((code) => ({ ...code, expiresAt: it.now })));
  expect(await tablesNaming(bob.id)).toEqual(
    expect.arrayContaining(['host_user', 'host_session', 'host_folder', 'host_verification']),
  );
  await it.host.orm.transaction((tx) => it.host.localAccounts.remove(tx, bob.id));
  expect(await tablesNaming(bob.id)).toEqual([]);
  expect(await tablesNaming(bob.email)).toEqual([]);
  expect((await bob.ask('GET', '/host/api/session')).body.session).toBeNull();
  expect((await ann.ask('GET', '/host/api/session')).body.session.user.id).toBe(ann.id);
  const { folders } = (await ann.ask('GET', '/host/api/folders')).body;
  expect(folders.map(({ id }: { id: string }) => id).sort()).toEqual([ofAnn.id, other.id].sort());
  expect(await it.host.orm.$count(hostVerification)).toBe(1);
});

test('an account that is gone is removed again without an error', async () => {
  const remove = () => it.host.orm.transaction((tx) => it.host.localAccounts.remove(tx, bob.id));
  await remove();
  await remove();
  expect(await it.host.orm.$count(hostUser)).toBe(1);
});

// §d.removal.4
test('of two administrators who leave at the same moment, one is told', async () => {
  await promote(bob);
  const ask = (person: Person) =>
    it.host.orm.transaction(async (tx) => {
      const isLast = await it.host.localAccounts.isOnlyAdministrator(tx, person.id);
      if (!isLast)
        await tx
          .insert(accountRemoval)
          .values({ userId: person.id, askedAt: it.now, dueAt: it.now });
      return isLast;
    });
  expect((await Promise.all([ask(ann), ask(bob)])).sort()).toEqual([false, true]);
});
