import type { HostSdk } from '#domain/contract/host.ts';
import type { PortError } from '#domain/contract/problems.ts';
import { hostError } from '../http/portError.ts';
import type { HostEvent, HostPorts } from '../services.ts';

declare global {
  interface Window {
    /** Put there by the host platform's own script. */
    contentHost?: HostSdk;
  }
}

/** Looked up at each call: the host's script may come after ours. */
export const hostOfWindow = (): HostSdk | undefined => window.contentHost;

const NO_HOST: PortError = {
  kind: 'host',
  status: null,
  code: null,
  message: 'Folder API not available', // spec §5
};

/** The host platform; without one the page reads as signed out and nothing can be changed there. */
export function createHost(sdk: () => HostSdk | undefined): HostPorts {
  const asked = async <T>(question: (host: HostSdk) => Promise<T>): Promise<T> => {
    const host = sdk();
    if (host === undefined) throw NO_HOST;
    try {
      return await question(host);
    } catch (error) {
      throw hostError(error);
    }
  };
  return {
    status: () => sdk()?.getInitialSelectorStatus() ?? 'missing',
    session: () => sdk()?.getSession() ?? null,
    selectedFolder: () => sdk()?.getSelectedFolder() ?? null,
    folders: () => asked((host) => host.getFolders()),
    createFolder: (name) => asked((host) => host.createFolder(name)),
    selectFolder: (folderId) => asked((host) => host.selectFolder(folderId)),
    signOut: () => asked((host) => host.signOut()),
    subscribe: (listener) => subscribe(sdk(), listener),
  };
}

function subscribe(host: HostSdk | undefined, listener: (event: HostEvent) => void) {
  const subscriptions = [
    host?.onFolderSelect((folder) => listener({ type: 'folderSelected', folder })),
    host?.onFolderCreate((folder) => listener({ type: 'folderCreated', folder })),
  ];
  return () => {
    for (const unsubscribe of subscriptions) unsubscribe?.();
  };
}
