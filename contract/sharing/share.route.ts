import type { RouteGroup } from '../lib/route.ts';

/** Part of the group `article`: the public link of one. */
export const shareRoutes = {
  shareArticle: {
    method: 'POST',
    creates: 'perContent',
    path: '/:workspaceId/:articleId/share',
    stale: [],
    summary: 'The public link of the article; created once and kept until it is revoked.',
  },
  patchShare: {
    method: 'PATCH',
    path: '/:workspaceId/:articleId/share',
    stale: [],
    summary: 'Changes what the link of a brief shows besides its text.',
  },
  unshareArticle: {
    method: 'DELETE',
    path: '/:workspaceId/:articleId/share',
    stale: [],
    summary: 'Revokes the link.',
  },
} as const satisfies RouteGroup;
