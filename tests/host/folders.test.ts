import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Person, type TestHost, testHost } from '#tests/host/support/testServer.ts';

const FOLDERS = '/host/api/folders';
const SELECTED = '/host/api/folders/selected';
const PROJECTS = '/host/api/projects';

let it: TestHost;
let ann: Person;
let bob: Person;
beforeEach(async () => {
  it = await testHost();
  ann = await it.newPerson('ann@example.org');
  bob = await it.newPerson('bob@example.org');
});
afterEach(() => it.close());

const create = async (person: Person, name: string) =>
  (await person.ask('POST', FOLDERS, { requestId: crypto.randomUUID(), name })).body;
const invite = (folder: { id: string }, email: string, canWrite: boolean, sharer = ann) =>
  sharer.ask('POST', `${PROJECTS}/${folder.id}/guests`, { email, canWrite });
const change = (folder: { id: string }, body: object, changer = ann) =>
  changer.ask('PATCH', `${PROJECTS}/${folder.id}`, body);
const grant = (folder: { id: string }, person: Person) =>
  it.host.directory.folder(folder.id, person.id);

describe('folders', () => {
  // §7.calls.23 §3.folder.1
  test('a new folder is listed, selected, and belongs to its owner only', async () => {
    expect((await ann.ask('GET', SELECTED)).body.folder).toBeNull();
    const folder = await create(ann, ' My Folder ');
    expect(folder).toEqual({ id: folder.id, name: 'My Folder', isOwner: true });
    expect((await ann.ask('GET', FOLDERS)).body.folders).toEqual([folder]);
    expect((await ann.ask('GET', SELECTED)).body.folder).toEqual(folder);
    expect((await bob.ask('GET', FOLDERS)).body.folders).toEqual([]);
    expect((await bob.ask('POST', SELECTED, { folderId: folder.id })).status).toBe(404);
    expect(await grant(folder, bob)).toBeNull();
    expect(await grant(folder, ann)).toEqual({
      id: folder.id,
      ownerId: ann.id,
      canWrite: true,
      isArchived: false,
      isOwnerLapsed: false,
    });
  });

  // §7.folders.1
  test('the folder selected last stays selected; without one, the first that is not archived is', async () => {
    const [first, second] = [await create(ann, 'First'), await create(ann, 'Second')];
    await ann.ask('POST', SELECTED, { folderId: second.id });
    expect((await ann.ask('GET', SELECTED)).body.folder).toEqual(second);
    const [old] = [await create(bob, 'Old')];
    await change(old, { isArchived: true }, bob);
    expect((await bob.ask('GET', SELECTED)).body.folder).toEqual(old);
    await it.share(ann, first.id, bob, false);
    expect((await bob.ask('GET', SELECTED)).body.folder).toMatchObject({ id: first.id });
  });

  test('an invalid name is refused', async () => {
    for (const name of ['', '   ', 'x'.repeat(201), 'a\u0000b', 'a\ud800', 7])
      expect(
        await ann.ask('POST', FOLDERS, { requestId: crypto.randomUUID(), name }),
      ).toMatchObject({
        status: 422,
        body: { fields: { name: expect.any(String) } },
      });
  });
});

describe('projects', () => {
  // §3.folder.1
  test('a shared folder is listed after the own ones, as not owned', async () => {
    const folder = await create(ann, 'Shared');
    await it.share(ann, folder.id, bob, true);
    const own = await create(bob, 'Own');
    expect((await bob.ask('GET', FOLDERS)).body.folders).toEqual([
      own,
      { ...folder, isOwner: false },
    ]);
    expect((await bob.ask('GET', PROJECTS)).body.projects[1]).toEqual({
      ...folder,
      isOwner: false,
      ownerEmail: ann.email,
      canWrite: true,
      isArchived: false,
      guests: [],
      invitations: [],
    });
  });

  // §7.folders.1
  test('the owner changes the rights of a guest, and removes the guest', async () => {
    const folder = await create(ann, 'Shared');
    const guest = { userId: bob.id, email: bob.email };
    await it.share(ann, folder.id, bob, false);
    expect((await ann.ask('GET', PROJECTS)).body.projects[0].guests).toEqual([
      { ...guest, canWrite: false },
    ]);
    expect(await grant(folder, bob)).toMatchObject({ ownerId: ann.id, canWrite: false });
    expect((await invite(folder, ' BOB@example.org ', true)).body.guests).toEqual([
      { ...guest, canWrite: true },
    ]);
    expect(await grant(folder, bob)).toMatchObject({ canWrite: true });
    const removed = await ann.ask('DELETE', `${PROJECTS}/${folder.id}/guests/${bob.id}`);
    expect(removed.body.guests).toEqual([]);
    expect(await grant(folder, bob)).toBeNull();
  });

  test('guests can remove themselves, but nobody else', async () => {
    const eve = await it.newPerson('eve@example.org');
    const folder = await create(ann, 'Shared');
    await it.share(ann, folder.id, bob, true);
    await it.share(ann, folder.id, eve, true);
    const remove = (person: Person, remover: Person) =>
      remover.ask('DELETE', `${PROJECTS}/${folder.id}/guests/${person.id}`);
    expect((await remove(eve, bob)).status).toBe(404);
    expect((await remove(bob, bob)).status).toBe(200);
    expect((await bob.ask('GET', FOLDERS)).body.folders).toEqual([]);
    expect(await grant(folder, eve)).not.toBeNull();
  });

  test('sharing with an invalid e-mail or with oneself is refused at the field', async () => {
    const folder = await create(ann, 'Mine');
    for (const email of ['no e-mail', `${'x'.repeat(250)}@example.org`, ann.email])
      expect(await invite(folder, email, true)).toMatchObject({
        status: 422,
        body: { code: 'invalid_input', fields: { email: expect.any(String) } },
      });
  });

  test('only the owner renames, archives and shares; for others the folder does not exist', async () => {
    const folder = await create(ann, 'Mine');
    await it.share(ann, folder.id, bob, true);
    const tries = [
      await change(folder, { name: 'Ours' }, bob),
      await invite(folder, bob.email, true, bob),
      await change({ id: 'none' }, { name: 'Ours' }),
      await change({ id: '..%2f..' }, { name: 'Ours' }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await change(folder, { name: 'Renamed' })).body).toMatchObject({
      name: 'Renamed',
      isArchived: false,
      guests: [{ userId: bob.id }],
    });
  });

  // §d.access.1
  test('an archived folder is marked, stays listed, and can be restored', async () => {
    const folder = await create(ann, 'Mine');
    expect((await change(folder, { isArchived: true })).body.isArchived).toBe(true);
    expect(await grant(folder, ann)).toMatchObject({ isArchived: true });
    expect((await ann.ask('GET', FOLDERS)).body.folders).toEqual([folder]);
    expect((await change(folder, { isArchived: false })).body.isArchived).toBe(false);
  });

  // §d.access.1
  test('an owner has lapsed when subscription and trial are over, but not if there never was one', async () => {
    const folder = await create(bob, 'Shared');
    await it.share(bob, folder.id, ann, true);
    const isLapsed = async () => (await grant(folder, ann))?.isOwnerLapsed;
    const administer = (body: object) => ann.ask('PATCH', `/host/api/accounts/${bob.id}`, body);
    expect(await isLapsed()).toBe(false);
    await bob.ask('POST', '/host/api/billing/trial');
    expect(await isLapsed()).toBe(false);
    await administer({ trial: 'used' });
    expect(await isLapsed()).toBe(true);
    await administer({ plan: 'paid' });
    expect(await isLapsed()).toBe(false);
    await administer({ plan: 'free', trial: 'available' });
    expect(await isLapsed()).toBe(true);
  });
});
