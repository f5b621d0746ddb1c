import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { aFolder, anAnswer, aToken, aWorkspace, WORKSPACE_ID } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-06-01T00:00:00Z') });
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const ARTICLES = { pathname: '/articles', route: 'articles' } as const;
const FREE = { fetch: async () => aToken({ plan: 'free' }) };

/** Host and API that keep what is created in them, as the real ones do. */
function world({
  folders = [aFolder()],
  workspaces = [] as ReturnType<typeof aWorkspace>[],
}: {
  folders?: ReturnType<typeof aFolder>[];
  workspaces?: ReturnType<typeof aWorkspace>[];
}): Required<Pick<PortOverrides, 'host' | 'workspace'>> {
  const known = {
    folders: [...folders],
    workspaces: [...workspaces],
    selected: folders[0] ?? null,
  };
  const linkedTo = (folderId: string) =>
    known.workspaces.find((workspace) => workspace.folderId === folderId);
  return {
    host: {
      selectedFolder: () => known.selected,
      folders: async () => [...known.folders],
      async createFolder(name) {
        const folder = aFolder({ id: `made-${known.folders.length}`, name });
        known.folders.push(folder);
        known.selected ??= folder;
        return folder;
      },
      async selectFolder(id) {
        known.selected = known.folders.find((folder) => folder.id === id) ?? null;
      },
    },
    workspace: {
      getWorkspaces: async () => ({ workspaces: [...known.workspaces] }),
      async getWorkspaceByFolderId({ folderId }) {
        const found = linkedTo(folderId);
        if (found === undefined) throw anAnswer(404, { code: 'not_found' });
        return found;
      },
      async postWorkspaces({ body }) {
        known.workspaces.push(aWorkspace({ folderId: body.folderId }));
        return aWorkspace({ folderId: body.folderId });
      },
      async mergeWorkspace({ workspaceId, body }) {
        const merged = aWorkspace({ id: workspaceId, folderId: body.projectId });
        known.workspaces = known.workspaces.map((one) => (one.id === workspaceId ? merged : one));
        return merged;
      },
    },
  };
}

const goneTo = (page: Awaited<ReturnType<typeof startPage>>) =>
  page.callsOf('navigation.go').map(({ args }) => args);
const unlinked = aWorkspace({ folderId: null });

describe('full access', () => {
  // §4.setup.4 §4.access.5
  test('a user with a folder and a workspace is ready, and nothing is created', async () => {
    const page = await startPage();
    expect(folderSetup.selectStatus(page.state())).toBe('ready');
    expect(folderSetup.selectWorkspaceId(page.state())).toEqual(WORKSPACE_ID);
    expect(page.callsOf('host.createFolder')).toHaveLength(0);
    expect(page.callsOf('workspace.postWorkspaces')).toHaveLength(0);
  });

  // §4.setup.5 §4.setup.11 §4.setup.14 §7.calls.3 §7.calls.4 §9.folders.2 §d.values.16
  test("a user without a folder gets 'My Folder' and a workspace in their time zone, and waits until it can be read", async () => {
    const page = await startPage(world({ folders: [] }), ARTICLES);
    expect(page.callsOf('host.createFolder').map(({ args }) => args)).toEqual([
      ['My Folder', { requestId: expect.any(String) }],
    ]);
    expect(page.callsOf('workspace.postWorkspaces').map(({ args }) => args)).toEqual([
      [
        {
          body: {
            folderId: 'made-0',
            timeZone: 'Europe/Berlin',
            workspaceTagsDTO: {},
            requestId: expect.any(String),
          },
        },
      ],
    ]);
    const order = page.calls.map(({ op }) => op);
    expect(order.lastIndexOf('workspace.getWorkspaceByFolderId')).toBeGreaterThan(
      order.indexOf('workspace.postWorkspaces'),
    );
    expect(folderSetup.selectStatus(page.state())).toBe('ready');
    expect(goneTo(page)).toEqual([]);
  });

  test('the first folder is used when none is selected', async () => {
    const folders = [aFolder({ id: 'f1' }), aFolder({ id: 'f2' })];
    const page = await startPage({
      host: { selectedFolder: () => null, folders: async () => folders },
    });
    expect(folderSetup.selectFolder(page.state())?.id).toBe('f1');
  });

  test('a visitor has nothing to set up, and a page outside of folder setup does not start it', async () => {
    const visitor = await startPage({ host: { user: () => null } });
    expect(folderSetup.selectStatus(visitor.state())).toBe('idle');
    const page = await startPage({}, { pathname: '/trial', route: 'trial' });
    expect(folderSetup.selectStatus(page.state())).toBe('idle');
    expect(page.callsOf('host.folders')).toEqual([]);
    await page.visit(ARTICLES);
    expect(folderSetup.selectStatus(page.state())).toBe('ready');
  });

  test('an unknown address creates nothing; the next known page does', async () => {
    const page = await startPage(world({}), { pathname: '/nowhere', route: null });
    expect(folderSetup.selectStatus(page.state())).toBe('waiting');
    expect(page.callsOf('workspace.postWorkspaces')).toHaveLength(0);
    await page.visit(ARTICLES);
    expect(folderSetup.selectStatus(page.state())).toBe('ready');
  });

  test('the workspace of a faster tab is used', async () => {
    let asked = 0;
    const page = await startPage({
      workspace: {
        getWorkspaces: async () => ({ workspaces: [] }),
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
    expect(folderSetup.selectStatus(page.state())).toBe('ready');
    expect(folderSetup.selectWorkspaceId(page.state())).toEqual(WORKSPACE_ID);
  });
});

describe('creating a workspace', () => {
  const tagsOf = (page: Awaited<ReturnType<typeof startPage>>) =>
    page.callsOf('workspace.postWorkspaces').map(({ args: [call] }) => {
      const { body } = call as { body: { workspaceTagsDTO: unknown } };
      return body.workspaceTagsDTO;
    });

  // §4.setup.12 §3.setup.1
  test('submit and keywords in the address become its tags', async () => {
    const page = await startPage(world({}), { search: '?submit&keywords=fish,%20soup,' });
    expect(tagsOf(page)).toEqual([{ keywords: ['fish', 'soup'] }]);
    expect(page.callsOf('errors.warn')).toEqual([]);
  });

  // §4.setup.13 §8.messages.14 §d.routes.1
  test.each(['?submit', '?submit&keywords=%20,', ''])(
    'at "/%s" a warning is logged, it has no tags, and the user is at /',
    async (search) => {
      const page = await startPage(world({}), { search });
      expect(tagsOf(page)).toEqual([{}]);
      expect(page.callsOf('errors.warn')).toHaveLength(1);
      expect(goneTo(page)).toEqual([['/', { replace: true }]]);
      expect(folderSetup.selectStatus(page.state())).toBe('ready');
    },
  );

  // §4.setup.11
  test('the keywords of the address are ignored with autosubmit', async () => {
    const page = await startPage(world({}), ARTICLES);
    expect(tagsOf(page)).toEqual([{}]);
    expect(page.callsOf('errors.warn')).toEqual([]);
    expect(goneTo(page)).toEqual([]);
  });

  // §8.messages.13
  test("a workspace that was created and cannot be found is an 'Unexpected bypass in folder setup', not a loop", async () => {
    const page = await startPage({
      workspace: {
        getWorkspaces: async () => ({ workspaces: [] }),
        async getWorkspaceByFolderId() {
          throw anAnswer(404);
        },
      },
    });
    expect(folderSetup.selectStatus(page.state())).toBe('broken');
    expect(page.callsOf('workspace.postWorkspaces')).toHaveLength(1);
    const reported = page.callsOf('errors.report').map(({ args }) => String(args[0]));
    expect(reported).toEqual(['Error: Unexpected bypass in folder setup']);
  });
});

describe('merge', () => {
  // §4.setup.6 §4.setup.7 §4.setup.15 §7.calls.6
  test('the only unlinked folder takes the data, is selected, and the caches are reset', async () => {
    const page = await startPage(world({ workspaces: [unlinked] }));
    expect(page.callsOf('workspace.mergeWorkspace').map(({ args }) => args)).toEqual([
      [{ workspaceId: WORKSPACE_ID, body: { projectId: 'folder-1' } }],
    ]);
    expect(page.callsOf('host.selectFolder').map(({ args }) => args)).toEqual([['folder-1']]);
    expect(page.actions).toContainEqual(
      expect.objectContaining({
        type: 'resources/invalidated',
        payload: { name: 'articles' },
      }),
    );
    expect(folderSetup.selectStatus(page.state())).toBe('ready');
    expect(page.callsOf('navigation.reload')).toHaveLength(0);
  });

  // §4.setup.8 §5.merge.4 §5.merge.5 §d.routes.2
  test('of several own unlinked folders the first is preselected, and the user decides', async () => {
    const folders = [
      aFolder({ id: 'f1' }),
      aFolder({ id: 'f2' }),
      aFolder({ id: 'theirs', isOwner: false }),
      aFolder({ id: 'taken' }),
    ];
    const taken = aWorkspace({ id: 'w2', folderId: 'taken' });
    const page = await startPage(world({ folders, workspaces: [unlinked, taken] }));
    const { unlinkedFolders } = folderSetup.selectFound(page.state());
    expect(unlinkedFolders.map(({ id }) => id)).toEqual(['f1', 'f2']);
    expect(folderSetup.select(page.state())).toMatchObject({
      status: 'choosingFolder',
      chosenFolderId: 'f1',
    });
    page.dispatch(folderSetup.mergeFolderChosen({ folderId: 'f2' }));
    page.dispatch(folderSetup.mergeRequested());
    await page.pass();
    expect(folderSetup.selectStatus(page.state())).toBe('ready');
    expect(folderSetup.selectFolder(page.state())?.id).toBe('f2');
  });

  // §4.setup.9
  test('a user who owns no unlinked folder gets one, and the data goes there', async () => {
    const folders = [aFolder({ id: 'theirs', isOwner: false })];
    const page = await startPage(world({ folders, workspaces: [unlinked] }));
    expect(page.callsOf('host.createFolder').map(({ args }) => args)).toEqual([
      ['My Folder', { requestId: expect.any(String) }],
    ]);
    expect(page.callsOf('workspace.mergeWorkspace').map(({ args }) => args)).toEqual([
      [{ workspaceId: WORKSPACE_ID, body: { projectId: 'made-1' } }],
    ]);
    expect(folderSetup.selectFolder(page.state())?.id).toBe('made-1');
  });

  // §5.merge.3 §8.messages.11
  test("a merge without a chosen folder raises 'folder_id is not set', and nothing moves", async () => {
    const folders = [aFolder({ id: 'f1' }), aFolder({ id: 'f2' })];
    const page = await startPage(world({ folders, workspaces: [unlinked] }));
    page.dispatch(folderSetup.mergeFolderChosen({ folderId: null }));
    page.dispatch(folderSetup.mergeRequested());
    await page.pass();
    expect(page.callsOf('errors.report').map(({ args }) => args[0])).toEqual([
      'folder_id is not set',
    ]);
    expect(page.callsOf('workspace.mergeWorkspace')).toHaveLength(0);
    expect(folderSetup.selectStatus(page.state())).toBe('choosingFolder');
  });

  test('a failed move shows its cause and can be retried', async () => {
    const one = world({ workspaces: [unlinked] });
    let isDown = true;
    const merge = one.workspace.mergeWorkspace;
    const page = await startPage({
      ...one,
      workspace: {
        ...one.workspace,
        async mergeWorkspace(call) {
          if (isDown || merge === undefined) throw anAnswer(409, { code: 'folder_taken' });
          return merge(call);
        },
      },
    });
    expect(folderSetup.selectStatus(page.state())).toBe('choosingFolder');
    expect(folderSetup.selectError(page.state())?.code).toBe('folder_taken');
    isDown = false;
    page.dispatch(folderSetup.mergeRequested());
    await page.pass();
    expect(folderSetup.selectStatus(page.state())).toBe('ready');
  });
});

describe('access levels', () => {
  // §4.access.4 §4.setup.1
  test('a free user without a workspace sees the stub, and nothing is created', async () => {
    const page = await startPage({ ...world({ folders: [] }), token: FREE });
    expect(folderSetup.selectStatus(page.state())).toBe('stub');
    expect(page.callsOf('host.createFolder')).toHaveLength(0);
  });

  // §4.access.3 §4.setup.2 §6.free.2
  test('a free user with a workspace is redirected to the read-only page', async () => {
    const page = await startPage({ token: FREE }, ARTICLES);
    expect(folderSetup.select(page.state())).toMatchObject({
      status: 'readOnly',
      found: { level: 'readonly-edit' },
    });
    expect(goneTo(page)).toEqual([['/free-user', { replace: true }]]);
    await page.visit({ pathname: '/free-user', route: 'freeUser' });
    await page.visit({ pathname: '/articles/create', route: 'articleWizard' });
    expect(goneTo(page)).toHaveLength(2);
  });

  // §4.access.2
  test('a flagged folder is read-only for a paid user too', async () => {
    const page = await startPage({
      workspace: { getWorkspaceByFolderId: async () => aWorkspace({ isFolderFlagged: true }) },
    });
    expect(folderSetup.select(page.state())).toMatchObject({
      status: 'readOnly',
      found: { level: 'readonly-view' },
    });
  });

  // §4.setup.10 §6.owner.2
  test('a guest of a folder without a workspace is denied access', async () => {
    const page = await startPage(world({ folders: [aFolder({ isOwner: false })] }));
    expect(folderSetup.selectStatus(page.state())).toBe('denied');
    expect(page.callsOf('workspace.postWorkspaces')).toHaveLength(0);
  });

  test('a user with full access is redirected from the read-only page', async () => {
    const page = await startPage({}, { pathname: '/free-user', route: 'freeUser' });
    expect(goneTo(page)).toEqual([['/', { replace: true }]]);
  });

  test('a trial that begins or ends changes what the user may do, without a reload', async () => {
    let isTrialActive = false;
    const page = await startPage({
      ...world({ folders: [] }),
      token: { fetch: async () => aToken({ plan: 'free', isTrialActive }) },
    });
    expect(folderSetup.selectStatus(page.state())).toBe('stub');
    isTrialActive = true;
    page.dispatch(token.rejected());
    await page.pass();
    expect(folderSetup.selectStatus(page.state())).toBe('ready');
    isTrialActive = false;
    page.dispatch(token.rejected());
    await page.pass();
    expect(folderSetup.selectStatus(page.state())).toBe('readOnly');
  });
});

describe('failures', () => {
  test('a failure is shown, and "Try again" starts over', async () => {
    let isDown = true;
    const page = await startPage({
      workspace: {
        async getWorkspaceByFolderId() {
          if (isDown) throw anAnswer(500, { code: 'internal' });
          return aWorkspace();
        },
      },
    });
    expect(folderSetup.selectStatus(page.state())).toBe('broken');
    expect(folderSetup.selectError(page.state())?.code).toBe('internal');
    isDown = false;
    page.dispatch(folderSetup.started());
    await page.pass();
    expect(folderSetup.selectStatus(page.state())).toBe('ready');
    expect(folderSetup.selectError(page.state())).toBe(null);
  });

  test('a workspace that the API refuses to create shows the cause', async () => {
    const one = world({});
    const page = await startPage({
      ...one,
      workspace: {
        ...one.workspace,
        async postWorkspaces() {
          throw anAnswer(402, { code: 'subscription_needed' });
        },
      },
    });
    expect(folderSetup.selectStatus(page.state())).toBe('broken');
    expect(folderSetup.selectError(page.state())?.code).toBe('subscription_needed');
  });

  // §5.folder.1 §d.host.4
  test('a host that cannot create folders shows the cause', async () => {
    const message = 'Folder API not available';
    const page = await startPage({
      host: {
        selectedFolder: () => null,
        folders: async () => [],
        async createFolder() {
          throw { kind: 'host', status: null, code: null, message };
        },
      },
    });
    expect(folderSetup.selectError(page.state())?.message).toBe(message);
  });
});
