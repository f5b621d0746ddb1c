import type { RouteGroup } from '../lib/route.ts';

export const workspaceRoutes = {
  getWorkspaces: { method: 'GET', path: '', summary: "The user's workspaces." },
  getWorkspaceByFolderId: {
    method: 'GET',
    path: '/by-folder/:folderId',
    summary: 'The workspace linked to a folder; 404 when there is none.',
  },
  postWorkspaces: {
    method: 'POST',
    creates: 'perRequest',
    path: '',
    stale: [],
    summary: 'Creates a workspace linked to a folder of the user.',
  },
  patchWorkspaces: {
    method: 'PATCH',
    path: '/:workspaceId',
    stale: ['internalLinks', 'llmsText'],
    summary:
      'Changes the tags of a workspace. With tags as they were, it is refused if somebody else has changed one of them since.',
  },
  mergeWorkspace: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/merge',
    stale: ['articles'],
    summary: 'Links a workspace that has no folder to a folder of the user.',
  },
} as const satisfies RouteGroup;
