import type { RouteGroup } from '../lib/route.ts';

/** For so long a workspace or an account can be kept. */
export const REMOVAL_GRACE_DAYS = 14;

/** Part of the group `workspace`. */
export const workspaceRemovalRoutes = {
  postWorkspaceRemoval: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/removal',
    stale: ['jobs'],
    isPersonal: true,
    outlivesRemoval: true,
    summary:
      'Removes a workspace of the caller in 14 days. Until then nothing is written in it, and it can be kept.',
  },
  deleteWorkspaceRemoval: {
    method: 'DELETE',
    path: '/:workspaceId/removal',
    stale: [],
    isPersonal: true,
    outlivesRemoval: true,
    summary: 'Keeps a workspace that was to be removed.',
  },
} as const satisfies RouteGroup;

/** Part of the group `user`. */
export const accountRemovalRoutes = {
  getAccountRemoval: {
    method: 'GET',
    path: '/removal',
    read: 'accountRemoval',
    summary: 'When the account of the caller is removed, and what of theirs goes with it.',
  },
  postAccountRemoval: {
    method: 'POST',
    creates: 'nothing',
    path: '/removal',
    stale: ['accountRemoval'],
    isPersonal: true,
    summary: 'Removes the account of the caller and its workspaces in 14 days.',
  },
  deleteAccountRemoval: {
    method: 'DELETE',
    path: '/removal',
    stale: ['accountRemoval'],
    isPersonal: true,
    summary:
      'Keeps an account that was to be removed, with the workspaces that would have gone with it.',
  },
} as const satisfies RouteGroup;
