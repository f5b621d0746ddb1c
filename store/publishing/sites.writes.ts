import { write } from '../resources/write.ts';

/** What is changed about the connected sites of a workspace without asking the site. */
export const siteWrites = {
  choose: write('folderIntegration.putDefaultSite', {
    show: {
      defaultSite(cached, { body }) {
        cached.siteId = body.siteId;
      },
    },
    inTurn: 'workspaceId',
    refused: 'siteNotChosen',
  }),
  disconnect: write('integration.deleteSite', {
    show: {
      sites(cached, { siteId }) {
        cached.sites = cached.sites.filter(({ id }) => id !== siteId);
      },
      defaultSite(cached, { siteId }) {
        if (cached.siteId === siteId) cached.siteId = null;
      },
    },
    inTurn: 'siteId',
    keptIf: ['gone'],
    refused: 'siteNotDisconnected',
  }),
};
