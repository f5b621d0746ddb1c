import type { HostSdk } from '#domain/contract/host.ts';
import { ask } from './ask.ts';
import { flags } from './flags.ts';
import { createFolders } from './folders.ts';
import { createPaywall } from './paywall.ts';
import { createSidebar } from './sidebar.ts';
import { createStanding } from './standing.ts';

/** The embedded platform as a page of the product sees it; begins to read session and folder at once. */
export function createHostSdk(): HostSdk {
  const standing = createStanding();
  return {
    getSession: () => standing.session,
    async signOut() {
      await ask({ method: 'POST', path: '/host/auth/sign-out', body: {}, shape: 'any' });
      standing.session = null;
      standing.selected = null;
    },
    signInUrl: (returnTo) => `/sign-in?redirect_to=${encodeURIComponent(returnTo)}`,
    folders: createFolders(standing),
    paywall: createPaywall(standing),
    sidebar: createSidebar(),
    flags,
  };
}
