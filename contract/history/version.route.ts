import type { RouteGroup } from '../lib/route.ts';

/** Part of the group `article`: earlier states of one. */
export const versionRoutes = {
  getVersions: {
    method: 'GET',
    path: '/:workspaceId/:articleId/versions',
    read: 'versions',
    summary: 'Earlier states of an article, newest first.',
    query: ['limit', 'page'],
  },
  getVersion: {
    method: 'GET',
    path: '/:workspaceId/:articleId/versions/:version',
    read: 'version',
    summary: 'An earlier state of an article with its blocks.',
  },
  postVersion: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/:articleId/versions',
    stale: ['versions'],
    summary: 'Keeps the article as it is now as a version, with a name or after a restore.',
  },
  patchVersion: {
    method: 'PATCH',
    path: '/:workspaceId/:articleId/versions/:version',
    stale: ['version', 'versions'],
    summary: 'Names a version, or removes its name.',
  },
} as const satisfies RouteGroup;
