import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestServer, testServer, userWithWorkspace } from '../../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ works: false });
});
afterAll(() => server.close());

test('§7.calls.2 §7.calls.3 a user without a workspace has an empty list, and 404 for a folder', async () => {
  const user = server.user();
  expect((await server.call(user, 'GET', '/workspace')).body).toEqual({ workspaces: [] });
  const answer = await server.call(user, 'GET', `/workspace/by-folder/${user.folderId}`);
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('§7.calls.4 a workspace is created for a folder of the user, and found by it', async () => {
  const user = server.user();
  const created = await server.call(user, 'POST', '/workspace', {
    folderId: user.folderId,
    timeZone: 'Europe/Berlin',
    workspaceTagsDTO: { keywords: ['tea'], location: { country: 'DE', city: '' } },
  });
  expect(created).toMatchObject({
    status: 200,
    body: {
      type: 'MAIN',
      folderId: user.folderId,
      timeZone: 'Europe/Berlin',
      tags: { keywords: ['tea'], niche: '', language: 'en', location: { country: 'DE', city: '' } },
      canWrite: true,
    },
  });
  const found = await server.call(user, 'GET', `/workspace/by-folder/${user.folderId}`);
  expect(found.body).toEqual(created.body);
  expect((await server.call(user, 'GET', '/workspace')).body.workspaces).toEqual([created.body]);
});

test('a folder belongs to one workspace, also when two are asked for at once', async () => {
  const user = server.user();
  const create = () => server.call(user, 'POST', '/workspace', { folderId: user.folderId });
  const statuses = (await Promise.all([create(), create()])).map((answer) => answer.status);
  expect(statuses.sort()).toEqual([200, 409]);
  expect((await create()).body.code).toBe('folder_taken');
});

test('§6.owner.1 only the owner of a folder gets a workspace for it', async () => {
  const [user, stranger] = [server.user(), server.user()];
  for (const folderId of [user.folderId, 'folder-of-nobody', 'folder\u0000']) {
    const answer = await server.call(stranger, 'POST', '/workspace', { folderId });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
});

test('§7.calls.5 changing tags leaves those that are not named', async () => {
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

test('a workspace of somebody else does not exist', async () => {
  const { workspaceId, user } = await userWithWorkspace(server);
  const stranger = server.user();
  const answers = [
    await server.call(stranger, 'PATCH', `/workspace/${workspaceId}`, { workspaceTagsDTO: {} }),
    await server.call(stranger, 'GET', `/workspace/by-folder/${user.folderId}`),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
  expect((await server.call(stranger, 'GET', '/workspace')).body.workspaces).toEqual([]);
});
