import type { FeatureFlag, HostFlags, HostSdk } from '#contract/host/host.ts';
import { flagShape } from '#contract/host/hostShapes.ts';
import { type Ask, createAsk, FLAGS_PATH } from './ask.ts';
import { createFolders } from './folders.ts';
import { createHostState } from './hostState.ts';
import { createPaywall } from './paywall.ts';
import { createSidebar } from './sidebar.ts';

/**
 * Creates the SDK of the embedded platform for a page of the product. Starts reading session and folder
 * immediately.
 */
export function createHostSdk(): HostSdk {
  const ask = createAsk();
  const hostState = createHostState(ask);
  return {
    getSession: () => hostState.session,
    async signOut() {
      await ask({ method: 'POST', path: '/host/auth/sign-out', body: {}, shape: 'any' });
      hostState.session = null;
      hostState.selected = null;
    },
    signInUrl: (returnTo) => `/sign-in?redirect_to=${encodeURIComponent(returnTo)}`,
    folders: createFolders(ask, hostState),
    paywall: createPaywall(ask, hostState),
    sidebar: createSidebar(),
    flags: createFlags(ask),
  };
}

const flagsShape = { fields: { flags: { list: flagShape } } } as const;

const pathOf = (userId: string) => `${FLAGS_PATH}/${encodeURIComponent(userId)}`;

const createFlags = (ask: Ask): HostFlags => ({
  async getFlags(userId) {
    const path = pathOf(userId);
    return (await ask<{ flags: FeatureFlag[] }>({ method: 'GET', path, shape: flagsShape })).flags;
  },
  async closeFlag(userId, name) {
    const path = `${pathOf(userId)}/${encodeURIComponent(name)}`;
    await ask({ method: 'DELETE', path, shape: 'any' });
  },
});
