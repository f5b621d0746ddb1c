/** Sites that let everybody in, for tests of what the server makes of them. */
import type { SaidOfSite, SiteAdapter, SiteKinds } from '#server/adapters/publishing/siteKind.ts';

export const SAID: SaidOfSite = {
  title: 'Tea blog',
  name: 'Ann',
  role: 'editor',
  abilities: ['write', 'publish', 'upload'],
  seo: ['yoast'],
  timeZone: 'Europe/Berlin',
};

export const playedSites = (wordpress: Partial<SiteAdapter> = {}): SiteKinds => ({
  wordpress: {
    connect: async (address) => ({ ...SAID, address, apiRoot: `${address}wp-json/` }),
    test: async () => SAID,
    ...wordpress,
  },
});
