import type { Folder, HostFolders, SelectorStatus } from '#contract/host/host.ts';
import { aMockFolder } from './mockState.ts';
import { type MockStore, refusal, requireUser } from './mockStore.ts';

type Listener = (folder: Folder) => void;

/** Folders in memory. The status is 'loading' until the mock platform knows them. */
export function createMockFolders(store: MockStore): HostFolders {
  let status: SelectorStatus = 'loading';
  const isReady = () => {
    status = 'ready';
  };
  void store.tell().then(isReady, isReady); // without a platform the token fails with an error
  const onSelect = new Set<Listener>();
  const onCreate = new Set<Listener>();

  const folders: HostFolders = {
    getInitialSelectorStatus: () => status,
    getSelectedFolder: () => find(store, store.state.selectedFolderId),
    async getFolders() {
      requireUser(store);
      return foldersOf(store);
    },
    async createFolder(name) {
      requireUser(store);
      const { userId, folders: others, selectedFolderId } = store.state;
      const folder = aMockFolder(userId, { name });
      store.change({
        folders: [...others, folder],
        selectedFolderId: selectedFolderId ?? folder.id,
      });
      await store.tell();
      const created = { id: folder.id, name, isOwner: true };
      for (const listener of onCreate) listener(created);
      return created;
    },
    openCreateFolderModal() {
      const name = window.prompt('Name of the new folder')?.trim();
      if (name) void folders.createFolder(name);
    },
    async selectFolder(folderId) {
      const folder = find(store, folderId);
      if (folder === null) throw refusal(404, `There is no folder ${folderId}.`);
      store.change({ selectedFolderId: folderId });
      for (const listener of onSelect) listener(folder);
    },
    onFolderSelect: (listener) => subscribe(onSelect, listener),
    onFolderCreate: (listener) => subscribe(onCreate, listener),
    mountSelector: (elementId) => mountMockSelector(elementId, folders),
  };
  return folders;
}

/** Own folders first, then those shared with the user. */
function foldersOf({ state: { isAnonymous, folders, userId } }: MockStore): Folder[] {
  if (isAnonymous) return [];
  const all = folders.map(({ id, name, ownerId }) => ({ id, name, isOwner: ownerId === userId }));
  return all.toSorted((one, other) => Number(other.isOwner) - Number(one.isOwner));
}

const find = (store: MockStore, folderId: string | null): Folder | null =>
  foldersOf(store).find(({ id }) => id === folderId) ?? null;

function subscribe<T>(listeners: Set<(news: T) => void>, listener: (news: T) => void) {
  const own = (news: T) => listener(news); // the same function may subscribe twice
  listeners.add(own);
  return () => void listeners.delete(own);
}

/** A select box is enough for development. */
function mountMockSelector(elementId: string, folders: HostFolders): () => void {
  const select = document.createElement('select');
  select.setAttribute('aria-label', 'Folder');
  select.addEventListener('change', () => void folders.selectFolder(select.value));
  const draw = async () => {
    const selected = folders.getSelectedFolder()?.id;
    const options = (await folders.getFolders()).map(
      ({ id, name }) => new Option(name, id, false, id === selected),
    );
    select.replaceChildren(...options);
  };
  const unsubscribe = folders.onFolderCreate(() => void draw());
  document.getElementById(elementId)?.append(select);
  void draw().catch(() => undefined); // nobody is signed in: an empty box
  return () => {
    unsubscribe();
    select.remove();
  };
}
