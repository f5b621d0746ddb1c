/** Folder setup: a folder and a workspace are created, or an old workspace is merged (spec §4 "Folder setup flow"). */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { folderSetupSaga } from '#sagas/folders/setup.saga.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { aFolder, anAnswer, aToken, aUser, aWorkspace } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { planOf, stateAfter } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A paid user on the list of articles. */
const signedIn = () =>
  stateAfter(
    router.entered({ pathname: '/articles', search: '', route: 'articles', params: {} }),
    host.settled({ user: aUser() }),
    token.requested(),
    token.received(aToken()),
  );

/** A host and an API that keep what is created, as the real ones do. */
function accountWith(folders: string[], workspaces: ReturnType<typeof aWorkspace>[]) {
  return {
    host: {
      selectedFolder: () => (folders[0] === undefined ? null : aFolder({ id: folders[0] })),
      folders: async () => folders.map((id) => aFolder({ id })),
      async createFolder(name) {
        folders.push('new-folder');
        return aFolder({ id: 'new-folder', name });
      },
    },
    workspace: {
      getWorkspaces: async () => ({ workspaces: [...workspaces] }),
      async getWorkspaceByFolderId({ folderId }) {
        const found = workspaces.find((workspace) => workspace.folderId === folderId);
        if (found === undefined) throw anAnswer(404, { code: 'not_found' });
        return found;
      },
      async postWorkspaces({ body: { folderId } }) {
        const created = aWorkspace({ folderId });
        workspaces.push(created);
        return created;
      },
      async mergeWorkspace({ workspaceId, body }) {
        const linked = aWorkspace({ id: workspaceId, folderId: body.projectId });
        workspaces.splice(0, workspaces.length, linked);
        return linked;
      },
    },
  } satisfies PortOverrides;
}

test('creates a folder and a workspace for a new user, reading everything again in between', async () => {
  const { callsOf, state } = await planOf(folderSetupSaga, {
    state: signedIn(),
    ports: accountWith([], []),
  })
    .put(folderSetup.folderMissing())
    .put(folderSetup.folderCreated())
    .put(folderSetup.workspaceMissing())
    .put(folderSetup.workspaceCreated())
    .put(folderSetup.opened())
    .during(1000);
  expect(callsOf('host.createFolder').map(({ args }) => args)).toEqual([
    ['My Folder', { requestId: expect.any(String) }],
  ]);
  expect(callsOf('host.folders').length).toBeGreaterThanOrEqual(3);
  expect(folderSetup.selectStatus(state)).toBe('ready');
});

test('merges an unlinked workspace into the only folder that is free', async () => {
  const { callsOf, state } = await planOf(folderSetupSaga, {
    state: signedIn(),
    ports: accountWith(['f1'], [aWorkspace({ id: 'w-old', folderId: null })]),
  })
    .put(folderSetup.mergeStarted({ folderId: 'f1' }))
    .put(folderSetup.merged())
    .put(folderSetup.opened())
    .during(1000);
  expect(callsOf('workspace.mergeWorkspace').map(({ args }) => args)).toEqual([
    [{ workspaceId: 'w-old', body: { projectId: 'f1' } }],
  ]);
  expect(folderSetup.selectStatus(state)).toBe('ready');
});

test('lets the writer choose where several folders are free, and merges when "Move data" is pressed', async () => {
  const { callsOf } = await planOf(folderSetupSaga, {
    state: signedIn(),
    ports: accountWith(['f1', 'f2'], [aWorkspace({ id: 'w-old', folderId: null })]),
  })
    .put(folderSetup.mergeOffered())
    .delay(100)
    .dispatch(folderSetup.mergeRequested())
    .put(folderSetup.mergeStarted({ folderId: 'f1' }))
    .put(folderSetup.merged())
    .during(1000);
  expect(callsOf('workspace.mergeWorkspace')).toHaveLength(1);
});
