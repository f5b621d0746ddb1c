import type { Folder, HostFolders } from '#contract/host/host.ts';
import { folderShape } from '#contract/host/hostShapes.ts';
import { newRequestId } from '../requestIds.ts';
import { type Ask, FOLDERS_PATH } from './ask.ts';
import { openCreateFolderDialog } from './dialog.ts';
import { mountSelector } from './folderSelector.ts';
import { type HostState, readSelected } from './hostState.ts';
import { createListeners } from './listeners.ts';

/** An event for every tab of this browser in which the same person is signed in. */
interface FolderNews {
  readonly type: 'selected' | 'created';
  readonly folder: Folder;
  readonly userId: string;
}

interface FolderList {
  readonly folders: Folder[];
  readonly invitations: number;
}

const folderListShape = {
  fields: { folders: { list: folderShape }, invitations: 'natural' },
} as const;

const readFolders = (ask: Ask) =>
  ask<FolderList>({ method: 'GET', path: FOLDERS_PATH, shape: folderListShape });

const CHANNEL = 'content-host.folders';

export function createFolders(ask: Ask, hostState: HostState): HostFolders {
  const onSelect = createListeners<Folder>();
  const onCreate = createListeners<Folder>();
  const otherTabs = new BroadcastChannel(CHANNEL);

  function take({ type, folder }: Omit<FolderNews, 'userId'>): void {
    ask.forget();
    if (type === 'selected') hostState.selected = folder;
    else hostState.selected ??= folder; // the first folder is selected, like on the server
    (type === 'selected' ? onSelect : onCreate).tell(folder);
  }

  function announce(news: Omit<FolderNews, 'userId'>): void {
    const userId = hostState.session?.user.id;
    if (userId !== undefined) otherTabs.postMessage({ ...news, userId } satisfies FolderNews);
    take(news);
  }

  otherTabs.onmessage = ({ data }: MessageEvent<FolderNews>) => {
    if (data.userId === hostState.session?.user.id) take(data);
  };

  const folders: HostFolders = {
    getInitialSelectorStatus: () => hostState.status,
    getSelectedFolder: () => hostState.selected,
    async getFolders() {
      const { folders, invitations } = await readFolders(ask);
      hostState.invitations = invitations;
      return folders;
    },
    async createFolder(name, { requestId } = { requestId: newRequestId() }) {
      const folder = await ask<Folder>({
        method: 'POST',
        path: FOLDERS_PATH,
        body: { requestId, name },
        shape: folderShape,
      });
      announce({ type: 'created', folder });
      return folder;
    },
    openCreateFolderModal: () => void openCreateFolderDialog(folders.createFolder),
    async selectFolder(folderId) {
      const path = `${FOLDERS_PATH}/selected`;
      await ask({ method: 'POST', path, body: { folderId }, shape: 'any' });
      const folder = await readSelected(ask);
      if (folder !== null) announce({ type: 'selected', folder });
    },
    onFolderSelect: onSelect.add,
    onFolderCreate: onCreate.add,
    mountSelector: (elementId) => mountSelector(elementId, folders, hostState),
  };
  return folders;
}
