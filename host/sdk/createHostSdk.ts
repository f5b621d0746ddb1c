import type { HostSdk } from '#contract/host.ts';
import { createAsk } from './ask.ts';
import { createFlags } from './flags.ts';
import { createFolders } from './folders.ts';
import { createPaywall } from './paywall.ts';
import { createSidebar } from './sidebar.ts';
import { createStanding } from './standing.ts';

/** The embedded platform as a page of the product sees it; begins to read session and folder at once. */
export function createHostSdk(): HostSdk {
  const ask = createAsk();
  const standing = createStanding(ask);
  return {
    getSession: () => standing.session,
    async signOut() {
      await ask({ method: 'POST', path: '/host/auth/sign-out', body: {}, shape: 'any' });
      standing.session = null;
      standing.selected = null;
    },
    signInUrl: (returnTo) => `/sign-in?redirect_to=${encodeURIComponent(returnTo)}`,
    folders: createFolders(ask, standing),
    paywall: createPaywall(ask, standing),
    sidebar: createSidebar(),
    flags: createFlags(ask),
  };
}
