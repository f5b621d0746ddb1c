import {
  type HostFlags,
  type HostPaywall,
  type HostSdk,
  type HostSidebar,
  PRODUCT_ID,
  type SdkSession,
} from '#contract/host/host.ts';
import { flagsIn } from '#domain/access/flags.ts';
import { createMockFolders } from './mockFolders.ts';
import {
  type MockState,
  SIGN_IN_PATH,
  SIGNED_IN_HASH,
  SIGNED_UP_HASH,
  signedIn,
  signedUp,
} from './mockState.ts';
import { type MockStore, refusal, requireUser } from './mockStore.ts';

/** Folders, paywall and host of development mode (spec §6); its server half is tools/mockPlatform.ts. */
export function createMockHost(store: MockStore): HostSdk {
  comeBack(store);
  return {
    getSession: () => sessionOf(store.state),
    async signOut() {
      store.change({ isAnonymous: true });
      await store.tell();
    },
    signInUrl: (returnTo) => `${SIGN_IN_PATH}?redirect_to=${encodeURIComponent(returnTo)}`,
    folders: createMockFolders(store),
    paywall: createMockPaywall(store),
    sidebar: createMockSidebar(store),
    flags: createMockFlags(store),
  };
}

const ARRIVALS: Readonly<Record<string, () => Partial<MockState>>> = {
  [SIGNED_IN_HASH]: signedIn,
  [SIGNED_UP_HASH]: signedUp,
};

/** Handles the return from the platform's sign-in or sign-up pages, which cannot access the state. */
function comeBack(store: MockStore): void {
  const arrival = ARRIVALS[location.hash];
  if (arrival === undefined) return;
  store.change(arrival());
  history.replaceState(null, '', location.pathname + location.search);
}

function sessionOf(state: MockState): SdkSession | null {
  const { isAnonymous, apiKey, userId: id, email, createDate, noNews } = state;
  if (isAnonymous) return null;
  const roles = { admin: state.isAdmin, support: state.isSupport };
  return { apiKey, user: { id, email, createDate, ...roles, permissions: { noNews } } };
}

function createMockPaywall(store: MockStore): HostPaywall {
  return {
    async getAccessToken() {
      requireUser(store);
      const token = await store.tell();
      if (token === null) throw refusal(401, 'Nobody is signed in.');
      return token;
    },
    async requestEmailReports() {
      requireUser(store);
      store.change({ wantsEmailReports: true });
    },
    async requestInAppPurchase(product, { kind }) {
      requireUser(store);
      if (product !== PRODUCT_ID) throw new Error(`There is no product ${product} here`);
      const { plan, trial } = store.state;
      if (kind === 'trial' && (plan === 'paid' || trial !== 'available')) return 'cancelled';
      store.change(kind === 'trial' ? { trial: 'active' } : { plan: 'paid' });
      return 'purchased';
    },
  };
}

function createMockSidebar(store: MockStore): HostSidebar {
  return {
    setActiveItem: (activeItem) => store.change({ activeItem }),
    onNavigate(listener) {
      const hear = (event: MouseEvent) => {
        const item = isPlainClick(event) ? itemOf(event.target) : null;
        if (item === null) return;
        event.preventDefault();
        listener(item);
      };
      document.addEventListener('click', hear, true);
      return () => document.removeEventListener('click', hear, true);
    },
  };
}

/** A click without modifier keys, which opens the link in this tab. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

function itemOf(target: EventTarget | null): string | null {
  const item = target instanceof Element ? target.closest('[data-sidebar-item]') : null;
  return item?.getAttribute('data-sidebar-item') ?? null;
}

function createMockFlags(store: MockStore): HostFlags {
  return {
    async getFlags() {
      requireUser(store);
      return flagsIn(store.state.flags);
    },
    async closeFlag(_userId, name) {
      requireUser(store);
      store.change({ flags: { ...store.state.flags, [name]: false } });
    },
  };
}
