import type { integrationRoutes } from '#contract/publishing/integration.route.ts';
import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import {
  importPosts,
  readChoices,
  readPublications,
  startPublication,
  startTrash,
} from './publication.service.ts';
import { deleteSite } from './site.repo.ts';
import {
  checkSite,
  connectSite,
  putDefaultSite,
  readDefaultSite,
  readSites,
} from './site.service.ts';
import { articleOfSiteText, readSiteText } from './siteText.service.ts';

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
  getPublications: (call) => readPublications(deps, call),
  postPublication: (call) => startPublication(deps, call),
  trashPublication: (call) => startTrash(deps, call),
  getSiteText: (call) => readSiteText(deps, call),
  postSiteText: (call) => articleOfSiteText(deps, call),
  getSiteChoices: ({ siteId }) => readChoices(deps, siteId),
  postSitePages: (call) => importPosts(deps, call),
});

export const folderIntegrationHandlers = (deps: Deps): GroupHandlers<'folderIntegration'> => ({
  getDefaultSite: ({ workspaceId }) => readDefaultSite(deps, workspaceId),
  putDefaultSite: ({ workspaceId, body }) => putDefaultSite(deps, workspaceId, body.siteId),
});
