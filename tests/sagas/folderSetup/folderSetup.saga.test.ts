import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  selectFolder,
  selectSetupError,
  selectSetupStatus,
  selectWorkspaceId,
  setupStarted,
} from '#store/folderSetup/folderSetup.slice.ts';
import { aFolder, anAnswer, aWorkspace, WORKSPACE_ID } from '#tests/support/factories.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const noFolder = { selectedFolder: () => null, folders: async () => [] };
const noWorkspace = async () => {
  throw anAnswer(404, { code: 'not_found' });
};

test('§4.setup.4 a user with a folder and a workspace is ready, and nothing is created', async () => {
  const page = await startPage();
  expect([selectSetupStatus(page.state()), selectWorkspaceId(page.state())]).toEqual([
    'ready',
    WORKSPACE_ID,
  ]);
  expect(page.callsOf('host.createFolder')).toHaveLength(0);
  expect(page.callsOf('workspace.postWorkspaces')).toHaveLength(0);
});

test("§4.setup.5 §4.setup.11 §7.calls.3 §9.folders.2 §d.values.16 a user without a folder gets 'My Folder' and a workspace in their time zone", async () => {
  const page = await startPage({
    host: noFolder,
    workspace: { getWorkspaceByFolderId: noWorkspace },
  });
  expect(page.callsOf('host.createFolder').map(({ args }) => args)).toEqual([['My Folder']]);
  expect(page.callsOf('workspace.postWorkspaces').map(({ args }) => args)).toEqual([
    [{ body: { folderId: 'folder-1', timeZone: 'Europe/Berlin' } }],
  ]);
  expect(selectSetupStatus(page.state())).toBe('ready');
});

test('where no folder is selected the first one is taken', async () => {
  const folders = [aFolder({ id: 'f1' }), aFolder({ id: 'f2' })];
  const page = await startPage({
    host: { selectedFolder: () => null, folders: async () => folders },
  });
  expect(selectFolder(page.state())?.id).toBe('f1');
});

test('nobody signed in has nothing to set up', async () => {
  const page = await startPage({ host: { session: () => null } });
  expect(selectSetupStatus(page.state())).toBe('idle');
});

test('when another tab was faster its workspace is taken', async () => {
  let asked = 0;
  const page = await startPage({
    workspace: {
      async getWorkspaceByFolderId() {
        asked += 1;
        if (asked === 1) throw anAnswer(404);
        return aWorkspace();
      },
      async postWorkspaces() {
        throw anAnswer(409, { code: 'folder_taken' });
      },
    },
  });
  expect([selectSetupStatus(page.state()), selectWorkspaceId(page.state())]).toEqual([
    'ready',
    WORKSPACE_ID,
  ]);
});

test('a failure is shown, and "Try again" begins anew', async () => {
  let isDown = true;
  const page = await startPage({
    workspace: {
      async getWorkspaceByFolderId() {
        if (isDown) throw anAnswer(500, { code: 'internal' });
        return aWorkspace();
      },
    },
  });
  expect([selectSetupStatus(page.state()), selectSetupError(page.state())?.code]).toEqual([
    'broken',
    'internal',
  ]);
  isDown = false;
  page.dispatch(setupStarted());
  await page.pass();
  expect([selectSetupStatus(page.state()), selectSetupError(page.state())]).toEqual([
    'ready',
    null,
  ]);
});

test('§5.folder.1 §d.host.4 a host that cannot create folders says so', async () => {
  const message = 'Folder API not available';
  const page = await startPage({
    host: {
      ...noFolder,
      async createFolder() {
        throw { kind: 'host', status: null, code: null, message };
      },
    },
  });
  expect(selectSetupError(page.state())?.message).toBe(message);
});
