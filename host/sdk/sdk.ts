/**
 * The host SDK of the embedded platform: what a page of the product finds on `window.contentHost`.
 * Served at /host/sdk.js; another platform serves its own with the same interface.
 */
import type { Folder, HostSdk, HostSession, SelectorStatus } from '#domain/contract/host.ts';

declare global {
  interface Window {
    contentHost?: HostSdk;
  }
}

type TokenAnswer = { readonly token: string; readonly apiKey: string };
type Listener = (folder: Folder) => void;

let status: SelectorStatus = 'loading';
let session: HostSession | null = null;
let selected: Folder | null = null;
const onSelect = new Set<Listener>();
const onCreate = new Set<Listener>();

window.contentHost = {
  getSession: () => session,
  getInitialSelectorStatus: () => status,
  getSelectedFolder: () => selected,
  getFolders: async () => (await ask<{ folders: Folder[] }>('GET', '/host/api/folders')).folders,
  async createFolder(name) {
    const folder = await ask<Folder>('POST', '/host/api/folders', { name });
    selected ??= folder;
    tell(onCreate, folder);
    return folder;
  },
  async selectFolder(folderId) {
    await ask('POST', '/host/api/folders/selected', { folderId });
    selected = await readSelected();
    if (selected !== null) tell(onSelect, selected);
  },
  onFolderSelect: (listener) => listen(onSelect, listener),
  onFolderCreate: (listener) => listen(onCreate, listener),
  async getAccessToken() {
    const { token, apiKey } = await ask<TokenAnswer>('GET', '/host/api/token');
    // Signing in again, in another tab say, began another session: calls go on under its key.
    if (session !== null) session = { ...session, apiKey };
    return token;
  },
  async signOut() {
    await ask('POST', '/host/auth/sign-out', {});
  },
  signInUrl: (returnTo) => `/sign-in?returnTo=${encodeURIComponent(returnTo)}`,
};

void load();

/** Reads session and folder; until then the selector's initial status is 'loading'. */
async function load(): Promise<void> {
  try {
    session = (await ask<{ session: HostSession | null }>('GET', '/host/api/session')).session;
    if (session !== null) selected = await readSelected();
    status = 'ready';
  } catch {
    setTimeout(load, 1000); // the server is restarting; the page goes on polling
  }
}

async function readSelected(): Promise<Folder | null> {
  return (await ask<{ folder: Folder | null }>('GET', '/host/api/folders/selected')).folder;
}

/** Rejects with an error that carries the HTTP status; without one the network failed. */
async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) {
    throw Object.assign(new Error(`${path} answered ${response.status}`), {
      status: response.status,
    });
  }
  return response.json();
}

function listen(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(listeners: Set<Listener>, folder: Folder): void {
  for (const listener of listeners) listener(folder);
}
