import { Page } from '#src/kit/ui/Page.tsx';
import { SitesPanel } from './SitesPanel.tsx';
import { sites } from './sites.copy.ts';

/** The page of site publishing (spec §2): what the settings show of it, by itself. */
export const SitesPage = () => (
  <Page title={sites.page}>
    <SitesPanel />
  </Page>
);
