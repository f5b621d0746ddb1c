import type { integrationRoutes } from '#contract/publishing/integration.route.ts';
import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { deleteSite } from './site.repo.ts';
import {
  checkSite,
  connectSite,
  putDefaultSite,
  readDefaultSite,
  readSites,
} from './site.service.ts';

export const integrationHandlers = (
  deps: Deps,
): Pick<GroupHandlers<'integration'>, keyof typeof integrationRoutes> => ({
  getSites: ({ workspaceId }) => readSites(deps, workspaceId),
  postSite: (call) => connectSite(deps, call),
  checkSite: (call) => checkSite(deps, call),
  async deleteSite({ siteId }) {
    await deleteSite(deps.orm, siteId);
    return { id: siteId };
  },
});

export const folderIntegrationHandlers = (deps: Deps): GroupHandlers<'folderIntegration'> => ({
  getDefaultSite: ({ workspaceId }) => readDefaultSite(deps, workspaceId),
  putDefaultSite: ({ workspaceId, body }) => putDefaultSite(deps, workspaceId, body.siteId),
});
