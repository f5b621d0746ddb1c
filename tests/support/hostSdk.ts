/** A host platform's SDK in memory, as `window.contentHost` would be. */
import type { Folder, HostSdk } from '#contract/host/host.ts';
import { aFolder, aUser } from './factories.ts';

type Part = 'folders' | 'paywall' | 'sidebar' | 'flags';
type Overrides = Partial<Omit<HostSdk, Part>> & { readonly [P in Part]?: Partial<HostSdk[P]> };

/** A listener that a test can call. */
function channel<Message>() {
  const listeners = new Set<(message: Message) => void>();
  return {
    on(listener: (message: Message) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    say(message: Message) {
      for (const listener of [...listeners]) listener(message);
    },
    isHeard: () => listeners.size > 0,
  };
}

/** A signed-in user with one folder. A test sets only the fields that it is about. */
export function aHostSdk(overrides: Overrides = {}) {
  const selected = channel<Folder>();
  const created = channel<Folder>();
  const chosen = channel<string>();
  const sdk: HostSdk = {
    getSession: () => ({ user: aUser(), apiKey: 'key-1' }),
    signOut: async () => {},
    signInUrl: (returnTo) => `/sign-in?redirect_to=${encodeURIComponent(returnTo)}`,
    ...overrides,
    folders: {
      getInitialSelectorStatus: () => 'ready',
      getSelectedFolder: () => aFolder(),
      getFolders: async () => [aFolder()],
      createFolder: async (name) => aFolder({ name }),
      openCreateFolderModal() {},
      selectFolder: async () => {},
      onFolderSelect: selected.on,
      onFolderCreate: created.on,
      mountSelector: () => () => undefined,
      ...overrides.folders,
    },
    paywall: {
      getAccessToken: async () => 'a.b.c',
      requestEmailReports: async () => {},
      requestInAppPurchase: async () => 'purchased',
      ...overrides.paywall,
    },
    sidebar: { setActiveItem() {}, onNavigate: chosen.on, ...overrides.sidebar },
    flags: { getFlags: async () => [], closeFlag: async () => {}, ...overrides.flags },
  };
  return { sdk, selected, created, chosen };
}
