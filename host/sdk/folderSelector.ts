import type { Folder, HostFolders } from '#contract/host/host.ts';
import { sdk as copy } from '../copy/sdk.ts';
import { openCreateFolderDialog } from './dialog.ts';
import { adoptStyles, element } from './elements.ts';
import type { HostState } from './hostState.ts';
import { openableMenu } from './menu.ts';

/**
 * Renders the selector into the element with this id. It is empty until somebody is known to be signed in. Returns
 * a function that removes it.
 */
export function mountSelector(
  elementId: string,
  folders: HostFolders,
  hostState: HostState,
): () => void {
  adoptStyles();
  const root = element('div', { class: 'hostSelector' });
  document.getElementById(elementId)?.append(root);
  let isMounted = true;
  let draws = 0;
  const draw = async () => {
    draws += 1;
    const mine = draws;
    await hostState.read;
    if (hostState.session === null) return;
    const list = await folders.getFolders().catch(() => null);
    if (!isMounted || mine !== draws) return; // a later draw has newer data
    const hadFocus = root.contains(document.activeElement);
    const drawn = list === null ? failed(draw) : parts(elementId, list, folders, hostState);
    root.replaceChildren(...drawn);
    if (hadFocus) root.querySelector<HTMLElement>('button')?.focus();
  };
  const subscriptions = [folders.onFolderCreate(draw), folders.onFolderSelect(draw)];
  void draw();
  return () => {
    isMounted = false;
    for (const unsubscribe of subscriptions) unsubscribe();
    root.remove();
  };
}

/** One menu: the folders, a new one, and the pages of the host about them. */
function parts(
  elementId: string,
  list: readonly Folder[],
  folders: HostFolders,
  { invitations }: HostState,
): Node[] {
  const selectedId = folders.getSelectedFolder()?.id;
  const selected = list.find(({ id }) => id === selectedId);
  const error = element('p', { role: 'alert' });
  const select = async (id: string) => {
    error.textContent = '';
    if (id === selectedId) return;
    await folders.selectFolder(id).catch(() => {
      error.textContent = copy.errors.other;
    });
  };
  const menu = openableMenu({
    id: `${elementId}-folders`,
    label: copy.folder,
    text: selected === undefined ? copy.noFolder : nameOf(selected),
    hint: invitations === 0 ? '' : copy.invitations(invitations),
    groups: [
      list.map((folder) => ({
        text: nameOf(folder),
        isChecked: folder.id === selectedId,
        run: () => void select(folder.id),
      })),
      [
        { text: copy.newFolder, run: () => void createAndOpen(folders) },
        { text: copy.projects(invitations), href: '/projects/' },
        { text: copy.billing, href: '/billing' },
      ],
    ],
  });
  return [...menu, error];
}

const nameOf = ({ name, isOwner }: Folder): string => (isOwner ? name : copy.shared(name));

/** A new folder is opened, because it was created to work in. */
async function createAndOpen(folders: HostFolders): Promise<void> {
  const folder = await openCreateFolderDialog(folders.createFolder);
  if (folder === null || folders.getSelectedFolder()?.id === folder.id) return;
  await folders.selectFolder(folder.id).catch(() => undefined); // it stays in the list and can be chosen again
}

function failed(draw: () => Promise<void>): Node[] {
  const retry = element('button', { type: 'button' }, copy.retry);
  retry.addEventListener('click', () => void draw());
  return [element('p', { role: 'alert' }, copy.notRead), retry];
}
