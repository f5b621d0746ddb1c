import type { RouteGroup } from '../lib/route.ts';
import { publicationRoutes } from './publication.route.ts';

export const integrationRoutes = {
  getSites: {
    method: 'GET',
    path: '/:workspaceId/sites',
    read: 'sites',
    summary:
      'The connected sites of a workspace, each with its account and what the last check has found. Passwords are never returned.',
  },
  postSite: {
    method: 'POST',
    creates: 'perContent',
    path: '/:workspaceId/sites',
    stale: ['sites', 'defaultSite'],
    perMinute: 10,
    summary:
      'Connects a site after it was asked who the account is and what it may do. The same account of the same site takes the place of the one that is there.',
  },
  checkSite: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/sites/:siteId/check',
    stale: ['sites'],
    perMinute: 20,
    summary:
      'Asks a connected site again. A site that refuses is no error of the request: `problem` says why.',
  },
  ...publicationRoutes,
  deleteSite: {
    method: 'DELETE',
    path: '/:workspaceId/sites/:siteId',
    stale: ['sites', 'defaultSite'],
    summary: 'Disconnects a site: removes it and its password here, and changes nothing on it.',
  },
} as const satisfies RouteGroup;

export const folderIntegrationRoutes = {
  getDefaultSite: {
    method: 'GET',
    path: '/:workspaceId',
    read: 'defaultSite',
    summary: 'The site that is chosen for the folder of a workspace; null if none is.',
  },
  putDefaultSite: {
    method: 'PUT',
    path: '/:workspaceId',
    stale: ['defaultSite'],
    summary: 'Chooses the site for the folder of a workspace, or none.',
  },
} as const satisfies RouteGroup;
