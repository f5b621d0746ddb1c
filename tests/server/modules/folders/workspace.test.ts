import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertWorkspace } from '#server/modules/folders/workspace.repo.ts';
import {
  checkedId,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ works: false });
});
afterAll(() => server.close());

// §7.calls.2 §7.calls.3
test('a user without a workspace has an empty list, and 404 for a folder', async () => {
  const user = server.user();
  expect((await server.call(user, 'GET', '/workspace')).body).toEqual({ workspaces: [] });
  const answer = await server.call(user, 'GET', `/workspace/by-folder/${user.folderId}`);
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

// §7.calls.4 §3.workspace.1
test('a workspace is created for a folder of the user, and found by it', async () => {
  const user = server.user();
  const created = await server.call(user, 'POST', '/workspace', {
    folderId: user.folderId,
    timeZone: 'Europe/Berlin',
    workspaceTagsDTO: { keywords: ['tea'], location: { country: 'DE', city: '' } },
  });
  expect(created).toMatchObject({
    status: 200,
    body: {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      createDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      type: 'MAIN',
      folderId: user.folderId,
      timeZone: 'Europe/Berlin',
      tags: { keywords: ['tea'], niche: '', language: 'en', location: { country: 'DE', city: '' } },
      isOwner: true,
      permissions: { write: true },
      isFolderFlagged: false,
    },
  });
  const found = await server.call(user, 'GET', `/workspace/by-folder/${user.folderId}`);
  expect(found.body).toEqual(created.body);
  expect((await server.call(user, 'GET', '/workspace')).body.workspaces).toEqual([created.body]);
});

test('a folder belongs to one workspace, even if two are requested at once', async () => {
  const user = server.user();
  const create = () => server.call(user, 'POST', '/workspace', { folderId: user.folderId });
  const statuses = (await Promise.all([create(), create()])).map((answer) => answer.status);
  expect(statuses.sort()).toEqual([200, 409]);
  expect((await create()).body.code).toBe('folder_taken');
});

// §6.owner.1
test('only the owner of a folder can create a workspace for it, no guest and no stranger', async () => {
  const [user, guest, stranger] = [server.user(), server.user(), server.user()];
  user.folder.guests.set(guest.id, { canWrite: true });
  const asGuest = await server.call(guest, 'POST', '/workspace', { folderId: user.folderId });
  expect(asGuest).toMatchObject({ status: 404, body: { code: 'not_found' } });
  for (const folderId of [user.folderId, 'folder-of-nobody', 'folder\u0000']) {
    const answer = await server.call(stranger, 'POST', '/workspace', { folderId });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
});

// §3.workspace.3 §d.values.3
test('the tags are keywords, niche, audience, location, language, website and colours, in both calls', async () => {
  const user = server.user();
  const tags = {
    keywords: ['oolong'],
    niche: 'tea',
    audience: 'all',
    location: { country: 'DE', city: 'Bremen' },
    language: 'de-CH',
    website: 'https://tea.example',
    colours: { background: '#112233', accent: '#ffcc00' },
  };
  const body = { folderId: user.folderId, workspaceTagsDTO: tags };
  const { body: workspace } = await server.call(user, 'POST', '/workspace', body);
  expect(workspace.tags).toEqual(tags);
  const others = { ...tags, keywords: ['sencha'], location: { country: 'JP', city: '' } };
  const path = `/workspace/${workspace.id}`;
  const changed = await server.call(user, 'PATCH', path, { workspaceTagsDTO: others });
  expect(changed.body.tags).toEqual(others);
  const unknown = { location: { country: 'Germany', city: '' } };
  const refused = await server.call(user, 'PATCH', path, { workspaceTagsDTO: unknown });
  expect(refused.status).toBe(422);
});

// §7.calls.5
test('changing tags keeps those that are not named', async () => {
  const user = server.user();
  const { body: workspace } = await server.call(user, 'POST', '/workspace', {
    folderId: user.folderId,
    workspaceTagsDTO: { niche: 'tea', keywords: ['oolong'] },
  });
  const path = `/workspace/${workspace.id}`;
  const { body } = await server.call(user, 'PATCH', path, {
    workspaceTagsDTO: { audience: 'all' },
  });
  expect(body.tags).toMatchObject({ niche: 'tea', keywords: ['oolong'], audience: 'all' });
});

const FIRST = {
  keywords: ['oolong'],
  niche: 'tea',
  audience: 'all',
  language: 'en',
  website: '',
  location: { country: 'DE', city: '' },
  colours: null,
};
const DARK = { background: '#112233', accent: '#ffcc00' };

// §d.ideas.8 §d.concurrent.1
test.each<[keyof typeof FIRST, unknown, unknown]>([
  ['keywords', ['oolong', 'sencha'], ['oolong', 'assam']],
  ['niche', 'green tea', 'black tea'],
  ['audience', 'beginners', 'experts'],
  ['language', 'de', 'fr'],
  ['website', 'https://a.example', 'https://b.example'],
  ['location', { country: 'JP', city: '' }, { country: 'DE', city: 'Bremen' }],
  ['colours', DARK, { ...DARK, accent: '#ffffff' }],
])('of two people who change the %s at once, the second is told', async (tag, one, other) => {
  const user = server.user();
  const { body: workspace } = await server.call(user, 'POST', '/workspace', {
    folderId: user.folderId,
    workspaceTagsDTO: FIRST,
  });
  const change = (value: unknown) =>
    server.call(user, 'PATCH', `/workspace/${workspace.id}`, {
      workspaceTagsDTO: { [tag]: value },
      was: { [tag]: FIRST[tag] },
    });
  const answers = await Promise.all([change(one), change(other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('stale_version');
  const stored = answers.find(({ status }) => status === 200)?.body.tags;
  const again = await change(stored[tag]); // its answer was lost
  expect(again).toMatchObject({ status: 200, body: { tags: stored } });
});

// §d.concurrent.1
test('people who change different tags of a workspace at once do not meet', async () => {
  const user = server.user();
  const { body: workspace } = await server.call(user, 'POST', '/workspace', {
    folderId: user.folderId,
    workspaceTagsDTO: FIRST,
  });
  const path = `/workspace/${workspace.id}`;
  const [website, colours] = ['https://a.example', { accent: '#ffcc00', background: '#112233' }];
  await server.call(user, 'PATCH', path, { workspaceTagsDTO: { website }, was: { website: '' } });
  const body = { workspaceTagsDTO: { colours }, was: { colours: null } };
  const { status, body: changed } = await server.call(user, 'PATCH', path, body);
  expect(status).toBe(200);
  expect(changed.tags).toEqual({ ...FIRST, website, colours });
});

test('the workspace of another user is 404', async () => {
  const { workspaceId, user } = await userWithWorkspace(server);
  const stranger = server.user();
  const answers = [
    await server.call(stranger, 'PATCH', `/workspace/${workspaceId}`, { workspaceTagsDTO: {} }),
    await server.call(stranger, 'GET', `/workspace/by-folder/${user.folderId}`),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
  expect((await server.call(stranger, 'GET', '/workspace')).body.workspaces).toEqual([]);
});

const PREVIOUS: Parameters<typeof insertWorkspace>[1] = {
  id: checkedId(''),
  ownerId: '',
  folderId: null,
  type: 'OTHER',
  timeZone: 'UTC',
  tags: {
    keywords: [],
    niche: '',
    audience: '',
    location: null,
    language: 'en',
    website: '',
    colours: null,
  },
  createdAt: new Date('2025-02-03T04:05:06.000Z'),
};

/** A workspace of the previous product: it has no folder. */
async function unlinkedWorkspace({ id: ownerId }: TestUser): Promise<string> {
  const id = crypto.randomUUID();
  await insertWorkspace(server.deps.orm, { ...PREVIOUS, id: checkedId(id), ownerId });
  return id;
}

const byFolder = (who: TestUser, { folderId }: TestUser) =>
  server.call(who, 'GET', `/workspace/by-folder/${folderId}`);

// §6.write.1 §d.access.1
test('a guest sees who owns the workspace, what they may do and whether the folder is flagged', async () => {
  const { user: owner, workspaceId } = await userWithWorkspace(server);
  const guest = server.user();
  const rights = async (who: TestUser) => {
    const { isOwner, permissions, isFolderFlagged } = (await byFolder(who, owner)).body;
    return { isOwner, write: permissions.write, isFolderFlagged };
  };
  owner.folder.guests.set(guest.id, { canWrite: false });
  expect((await byFolder(guest, owner)).body.id).toBe(workspaceId);
  expect(await rights(guest)).toEqual({ isOwner: false, write: false, isFolderFlagged: false });
  owner.folder.guests.set(guest.id, { canWrite: true });
  expect(await rights(guest)).toEqual({ isOwner: false, write: true, isFolderFlagged: false });
  owner.folder.isOwnerLapsed = true; // whose own folder is not flagged: only the plan restricts them
  expect(await rights(guest)).toEqual({ isOwner: false, write: true, isFolderFlagged: true });
  expect(await rights(owner)).toEqual({ isOwner: true, write: true, isFolderFlagged: false });
  owner.folder.isArchived = true;
  expect(await rights(owner)).toEqual({ isOwner: true, write: true, isFolderFlagged: true });
});

test('a guest works in the workspace until the owner removes them, and it is never in their list', async () => {
  const { user: owner, workspaceId } = await userWithWorkspace(server);
  const guest = server.user();
  owner.folder.guests.set(guest.id, { canWrite: true });
  const { body: article } = await server.call(guest, 'POST', `/article/${workspaceId}`, {});
  const path = `/article/${workspaceId}/${article.id}`;
  const ops = [{ op: 'put', id: 'b1', after: null, html: '<p>Of the guest</p>' }];
  const save = { requestId: nextRequestId(), baseVersion: 1, ops };
  expect((await server.call(guest, 'PATCH', path, save)).status).toBe(200);
  expect((await server.call(owner, 'GET', path)).body.blocks[0].html).toBe('<p>Of the guest</p>');
  expect((await server.call(guest, 'GET', '/workspace')).body.workspaces).toEqual([]);
  owner.folder.guests.delete(guest.id);
  expect((await server.call(guest, 'GET', path)).status).toBe(404);
  expect((await byFolder(guest, owner)).status).toBe(404);
});

// §7.calls.2 §3.workspace.2
test('the list also has the workspaces without a folder, the oldest first', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const unlinked = await unlinkedWorkspace(user);
  const { workspaces } = (await server.call(user, 'GET', '/workspace')).body;
  expect(workspaces).toMatchObject([
    { id: unlinked, folderId: null, isOwner: true, isFolderFlagged: false, type: 'OTHER' },
    { id: workspaceId, folderId: user.folderId },
  ]);
});

// §7.calls.6
describe('merging', () => {
  const merge = (who: TestUser, workspaceId: string, { folderId }: TestUser) =>
    server.call(who, 'POST', `/workspace/${workspaceId}/merge`, { projectId: folderId });
  const refused = (status: number, code: string) => ({ status, body: { code } });

  test('merging links a workspace without a folder to a folder of the user, with all of its content', async () => {
    const user = server.user();
    const workspaceId = await unlinkedWorkspace(user);
    const { body: article } = await server.call(user, 'POST', `/article/${workspaceId}`, {});
    const merged = await merge(user, workspaceId, user);
    expect(merged).toMatchObject({ status: 200, body: { id: workspaceId, type: 'OTHER' } });
    expect((await byFolder(user, user)).body).toEqual(merged.body);
    const { content } = (await server.call(user, 'GET', `/article/${workspaceId}`)).body;
    expect(content).toMatchObject([{ id: article.id }]);
  });

  test('merging is refused for a folder that already belongs to a workspace', async () => {
    const { user } = await userWithWorkspace(server);
    const answer = await merge(user, await unlinkedWorkspace(user), user);
    expect(answer).toMatchObject(refused(409, 'folder_taken'));
  });

  test('merging is refused for a workspace that has a folder, and leaves it there', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const other = server.user();
    other.folder.ownerId = user.id;
    expect(await merge(user, workspaceId, other)).toMatchObject(refused(409, 'workspace_linked'));
    expect((await byFolder(user, user)).body).toMatchObject({ id: workspaceId });
    expect((await byFolder(user, other)).status).toBe(404);
  });

  // §6.owner.1
  test('merging is refused for a workspace or a folder that the user does not own', async () => {
    const [user, other] = [server.user(), server.user()];
    other.folder.guests.set(user.id, { canWrite: true });
    const [mine, theirs] = [await unlinkedWorkspace(user), await unlinkedWorkspace(other)];
    const shared = await server.workspaceOf(other);
    for (const [workspaceId, folder] of [
      [theirs, user],
      [shared, user],
      [mine, other],
      [crypto.randomUUID(), user],
    ] as const) {
      expect(await merge(user, workspaceId, folder)).toMatchObject(refused(404, 'not_found'));
    }
    expect((await byFolder(user, user)).status).toBe(404);
  });

  test('two workspaces at once cannot both get the folder', async () => {
    const user = server.user();
    const ids = [await unlinkedWorkspace(user), await unlinkedWorkspace(user)];
    const answers = await Promise.all(ids.map((id) => merge(user, id, user)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('folder_taken');
  });
});
