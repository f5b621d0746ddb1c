import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Person, type TestHost, testHost } from '#tests/host/support/testServer.ts';

const PROJECTS = '/host/api/projects';
const BOB = 'bob@example.org';
const NOBODY = 'nobody@example.org';

let it: TestHost;
let ann: Person;
let folderId: string;
beforeEach(async () => {
  it = await testHost();
  ann = await it.newPerson('ann@example.org');
  folderId = (
    await ann.ask('POST', '/host/api/folders', { requestId: crypto.randomUUID(), name: 'News' })
  ).body.id;
});
afterEach(() => it.close());

const invite = (email: string, canWrite = true) =>
  ann.ask('POST', `${PROJECTS}/${folderId}/guests`, { email, canWrite });
const seen = async (person: Person) => (await person.ask('GET', PROJECTS)).body;
const accept = (person: Person, id: string) =>
  person.ask('POST', `/host/api/invitations/${id}/acceptance`);
const decline = (person: Person, id: string) => person.ask('DELETE', `/host/api/invitations/${id}`);
const grant = (person: Person) => it.host.directory.folder(folderId, person.id);

describe('an invitation says nothing about the account', () => {
  /** The SQL statements that run meanwhile. */
  async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
    const prepare = jest.spyOn(it.host.orm._.session, 'prepareQuery');
    await act();
    const statements = prepare.mock.calls.map(([{ sql }]) => sql);
    prepare.mockRestore();
    return statements;
  }

  test('with and without an account, the answer to an invitation and its work are the same', async () => {
    await it.newPerson(BOB);
    const answers: object[] = [];
    const asked = async (email: string) =>
      statementsOf(async () => {
        const { status, body } = await invite(email);
        const pending = body.invitations.map((one: object) => ({ ...one, id: '', email: '' }));
        answers.push({ status, body: { ...body, invitations: pending } });
        await ann.ask('DELETE', `${PROJECTS}/${folderId}/invitations/${body.invitations[0].id}`);
      });
    const [known, unknown] = [await asked(BOB), await asked(NOBODY)];
    expect(unknown).toEqual(known);
    expect(known.length).toBeGreaterThan(5);
    expect(answers[1]).toEqual(answers[0]);
  });

  test('the owner sees both as pending, and can revoke them', async () => {
    await it.newPerson(BOB);
    await invite(BOB, false);
    const { guests, invitations } = (await invite(NOBODY)).body;
    expect(guests).toEqual([]);
    expect(invitations).toEqual([
      { id: expect.any(String), email: BOB, canWrite: false },
      { id: expect.any(String), email: NOBODY, canWrite: true },
    ]);
    const path = `${PROJECTS}/${folderId}/invitations/${invitations[0].id}`;
    expect((await ann.ask('DELETE', path)).body.invitations).toMatchObject([{ email: NOBODY }]);
    expect((await ann.ask('DELETE', path)).status).toBe(200); // nothing left to change
  });
});

describe('the invited account', () => {
  // §7.folders.1
  test('the invited account sees nothing of the folder until it accepts, and is then a guest with the rights of the invitation', async () => {
    const bob = await it.newPerson(BOB);
    await invite(' BOB@example.org ', false);
    const { projects, invitations } = await seen(bob);
    expect(projects).toEqual([]);
    expect(invitations).toEqual([
      { id: expect.any(String), folderName: 'News', ownerEmail: ann.email, canWrite: false },
    ]);
    expect((await bob.ask('GET', '/host/api/folders')).body.invitations).toBe(1);
    expect(await grant(bob)).toBeNull();
    expect((await accept(bob, invitations[0].id)).body).toEqual({ invitations: [] });
    expect(await grant(bob)).toMatchObject({ canWrite: false });
    expect((await seen(ann)).projects[0]).toMatchObject({
      guests: [{ userId: bob.id, email: BOB, canWrite: false }],
      invitations: [],
    });
    expect((await accept(bob, invitations[0].id)).status).toBe(404);
  });

  test('the invited account may be created later', async () => {
    await invite(NOBODY);
    const late = await it.newPerson(NOBODY);
    const { invitations } = await seen(late);
    expect((await accept(late, invitations[0].id)).status).toBe(200);
    expect(await grant(late)).toMatchObject({ canWrite: true });
  });

  test('the invited account can decline, and the owner may invite it again with other rights', async () => {
    const bob = await it.newPerson(BOB);
    await invite(BOB, false);
    const id = (await seen(bob)).invitations[0].id;
    expect((await decline(bob, id)).body).toEqual({ invitations: [] });
    expect((await seen(ann)).projects[0].invitations).toEqual([]);
    await invite(BOB, false);
    await invite(BOB, true);
    expect((await seen(bob)).invitations).toMatchObject([{ canWrite: true }]);
  });

  test('the invited account is the only one to accept and decline: no other account can, nor the owner, nor itself after the invitation was revoked', async () => {
    const [bob, eve] = [await it.newPerson(BOB), await it.newPerson('eve@example.org')];
    const { id } = (await invite(BOB)).body.invitations[0];
    const tries = [accept(eve, id), decline(eve, id), accept(ann, id), decline(ann, id)];
    const taken = [
      ...(await Promise.all(tries)),
      await eve.ask('DELETE', `${PROJECTS}/${folderId}/invitations/${id}`),
      await bob.ask('DELETE', `${PROJECTS}/${folderId}/invitations/${id}`),
    ];
    expect(taken.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    const other = (
      await eve.ask('POST', '/host/api/folders', { requestId: crypto.randomUUID(), name: 'Eve' })
    ).body.id;
    await eve.ask('DELETE', `${PROJECTS}/${other}/invitations/${id}`);
    expect((await seen(bob)).invitations).toHaveLength(1);
    await ann.ask('DELETE', `${PROJECTS}/${folderId}/invitations/${id}`);
    expect((await accept(bob, id)).status).toBe(404);
    expect(await grant(bob)).toBeNull();
  });

  test('the invited account becomes one guest if it accepts twice at once', async () => {
    const bob = await it.newPerson(BOB);
    const { id } = (await invite(BOB)).body.invitations[0];
    const answers = await Promise.all([accept(bob, id), accept(bob, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await seen(ann)).projects[0].guests).toHaveLength(1);
  });
});

test('a folder has at most a hundred guests and invitations, which can still be changed', async () => {
  for (let at = 0; at < 95; at += 1) await invite(`guest${at}@example.org`);
  const last = Array.from({ length: 20 }, (_, at) => invite(`late${at}@example.org`)); // at once
  const invited = (await Promise.all(last)).filter(({ status }) => status === 200);
  expect(invited).toHaveLength(5);
  expect(await invite(NOBODY)).toMatchObject({ status: 409, body: { code: 'folder_full' } });
  expect((await invite('guest7@example.org')).status).toBe(200);
});
