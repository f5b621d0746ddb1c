import type { Folder, HostFolders } from '#contract/host/host.ts';
import { sdk as copy } from '../copy/sdk.ts';
import { openCreateFolderDialog } from './dialog.ts';
import { adoptStyles, element } from './elements.ts';
import type { HostState } from './hostState.ts';

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
    if (hadFocus) root.querySelector<HTMLElement>('select, button')?.focus();
  };
  const subscriptions = [folders.onFolderCreate(draw), folders.onFolderSelect(draw)];
  void draw();
  return () => {
    isMounted = false;
    for (const unsubscribe of subscriptions) unsubscribe();
    root.remove();
  };
}

function parts(
  elementId: string,
  list: readonly Folder[],
  folders: HostFolders,
  { invitations }: HostState,
): Node[] {
  const create = element('button', { type: 'button' }, copy.newFolder);
  create.addEventListener('click', () => void createAndOpen(folders));
  const links = element(
    'div',
    {},
    element('a', { href: '/projects/' }, copy.projects(invitations)),
    element('a', { href: '/billing' }, copy.billing),
  );
  return [...picker(`${elementId}-folder`, list, folders), create, links];
}

/** A new folder is opened, because it was created to work in. */
async function createAndOpen(folders: HostFolders): Promise<void> {
  const folder = await openCreateFolderDialog(folders.createFolder);
  if (folder === null || folders.getSelectedFolder()?.id === folder.id) return;
  await folders.selectFolder(folder.id).catch(() => undefined); // it stays in the list and can be chosen again
}

function picker(id: string, list: readonly Folder[], folders: HostFolders): Node[] {
  const label = element('label', { for: id }, copy.folder);
  if (list.length === 0) return [element('p', {}, copy.noFolder)];
  const options = list.map(({ id: value, name, isOwner }) =>
    element('option', { value }, isOwner ? name : copy.shared(name)),
  );
  const error = element('p', { role: 'alert' });
  const select = element('select', { id, 'aria-describedby': `${id}-hint` }, ...options);
  const selectedId = () => folders.getSelectedFolder()?.id ?? '';
  select.value = selectedId();
  select.addEventListener('change', async () => {
    error.textContent = '';
    await folders.selectFolder(select.value).catch(() => {
      select.value = selectedId();
      error.textContent = copy.errors.other;
    });
  });
  // Announced in advance, so that the change of context on input is expected (WCAG 3.2.2).
  const hint = element('span', { id: `${id}-hint`, class: 'hostOnlyHeard' }, copy.folderHint);
  return [label, select, hint, error];
}

function failed(draw: () => Promise<void>): Node[] {
  const retry = element('button', { type: 'button' }, copy.retry);
  retry.addEventListener('click', () => void draw());
  return [element('p', { role: 'alert' }, copy.notRead), retry];
}
